import Testing

@testable import DependenciesCore

/// Its default reads its own values.
private enum ReadingOthersKey: DependencyKey {
  static var liveValue: String { testValue }
  static var testValue: String { DependencyValues.test[LiveSide.self] }
}

private enum ClientWithoutTestKey: DependencyKey {
  static var liveValue: Client { Client(fetch: { 1 }) }
}

/// Copies of the values of an update that outlive it.
@Suite("The end of an update")
struct UpdateEndTests {
  @Test("ends for a copy of its values, even if the copy was changed")
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

  @Test("that awaits continues when a copy of its values is changed")
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

  @Test("that awaits continues for values that replace its own, only in its own task")
  func asynchronousReplacement() async {
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      await withDependencies {
        await Task.yield()
        $0 = .test
        await Task.yield()
        $0[ClientWithoutTestKey.self].name = "mine"
      } operation: {
        #expect(DependencyValues._current[ClientWithoutTestKey.self].name == "mine")
      }
      #expect(recorder.reported.isEmpty)
      await withDependencies {
        $0 = .test
        // Another task's reads don't belong to the update.
        await Task { _ = DependencyValues.test[LiveSide.self] }.value
        #expect(recorder.reported.count == 1)
        // Reads of the current values, by a wrapper or without one, don't belong to it either.
        withDependencies {
          $0 = .test
        } operation: {
          _ = DependencyValues._current[LiveSide.self]
        }
        #expect(recorder.reported.count == 2)
        // Reads of a default that is computed for it don't belong to it either.
        _ = $0[ReadingOthersKey.self]
        #expect(recorder.reported.count == 3)
      } operation: {
      }
      _ = DependencyValues.test[LiveSide.self]
      #expect(recorder.reported.count == 4, "the updates are over")
    }
  }

  @Test("that awaits is distinguished from those of hundreds of other tasks")
  func manyUpdates() async {
    let tasks = UpdatingTasks()
    let (opened, open) = AsyncStream.makeStream(of: Void.self)
    await withTaskGroup(of: Bool.self) { group in
      let began = Box(0)
      for _ in 0..<300 {
        group.addTask {
          guard !tasks.containCurrent else { return false }
          let update = tasks.begin()
          let inner = tasks.begin()
          tasks.end(inner)
          began.change { $0 += 1 }
          for await _ in opened {}
          guard tasks.containCurrent else { return false }
          tasks.end(update)
          return !tasks.containCurrent
        }
      }
      while began.value < 300 { await Task.yield() }
      #expect(!tasks.containCurrent)
      open.finish()
      #expect(await group.allSatisfy { $0 })
    }
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
