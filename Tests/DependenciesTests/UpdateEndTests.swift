import Dependencies
import Testing

/// Copies of the values of an update that outlive it.
@Suite("The end of an update")
struct UpdateEndTests {
  @Test("ends for a copy of its values that was changed too")
  func changedCopy() {
    var other: DependencyValues?
    withDependencies {
      $0 = .test
    } operation: {
      withDependencies {
        var copy = $0
        copy.number = 1
        other = copy
      } operation: {
      }
    }
    let (_, more) = recordingIssues { other?[LiveSide.self] }
    #expect(more.count == 1)
  }

  @Test("ends for its values even if it replaced them")
  func replaced() {
    var kept: DependencyValues?
    withDependencies {
      $0 = .test
    } operation: {
      withDependencies {
        kept = $0
        $0 = .test
      } operation: {
      }
    }
    let (_, issues) = recordingIssues { kept?[LiveSide.self] }
    #expect(issues.count == 1)
  }

  @Test("that awaits goes on when a copy of its values is changed")
  func asynchronousCopy() async {
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      await withDependencies {
        $0 = .test
      } operation: {
        await withDependencies {
          await Task.yield()
          var copy = $0
          copy.number = 1
          $0[LiveSide.self] += "!"
        } operation: {
        }
      }
    }
    #expect(recorder.reported.isEmpty)
  }

  @Test("inside an operation that an outer update runs, reads of other values are reported")
  func operationInUpdate() {
    let (_, issues) = recordingIssues {
      withDependencies { _ in
        withDependencies {
          $0.number = 1
        } operation: {
          _ = DependencyValues.test[LiveSide.self]
        }
      } operation: {
      }
    }
    #expect(issues.count == 1)
  }
}
