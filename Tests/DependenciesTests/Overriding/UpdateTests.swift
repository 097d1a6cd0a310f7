import Dependencies
import Testing

private struct Failure: Error {}

private final class Model: Sendable {
  let number = Dependency(\.number)
  let liveOnly = Dependency(LiveSide.self)
}

/// A default of several parts, without a test value.
private enum LiveClientKey: DependencyKey {
  static var liveValue: Client { Client(fetch: { 1 }) }
}

extension DependencyValues {
  fileprivate var liveClient: Client {
    get { self[LiveClientKey.self] }
    set { self[LiveClientKey.self] = newValue }
  }
}

private func operationRan() { Testing.Issue.record("the operation ran") }

@Suite("An update")
struct UpdateTests {
  /// Each throws out of an update that has already assigned, read and nested.
  fileprivate static let throwing: [@Sendable (Model) async throws -> Void] = [
    { _ in
      try withDependencies {
        $0.number = 1
        _ = $0[LiveSide.self]
        throw Failure()
      } operation: {
        operationRan()
      }
    },
    { model in
      try withDependencies(from: model) {
        $0.number = 1
        _ = $0[LiveSide.self]
        throw Failure()
      } operation: {
        operationRan()
      }
    },
    { _ in
      try await withDependencies {
        $0.number = 1
        await Task.yield()
        _ = $0[LiveSide.self]
        throw Failure()
      } operation: {
        operationRan()
      }
    },
    { model in
      try await withDependencies(from: model) {
        $0.number = 1
        await Task.yield()
        _ = $0[LiveSide.self]
        throw Failure()
      } operation: {
        operationRan()
      }
    },
    { model in
      try withDependencies {
        $0.number = 1
        try withDependencies(from: model) {
          $0.number = 2
          throw Failure()
        } operation: {
        }
      } operation: {
        operationRan()
      }
    },
    { _ in
      try withDependencies {
        $0 = .test
        $0.number = 1
        _ = $0[LiveSide.self]
        throw Failure()
      } operation: {
        operationRan()
      }
    },
  ]

  @Test("that throws restores all state", arguments: 0..<6)
  func failure(_ index: Int) async {
    let model = withDependencies {
      $0 = .test
      $0.number = 5
    } operation: {
      Model()
    }
    await withDependencies {
      $0.number = 4
    } operation: {
      await #expect(throws: Failure.self) { try await Self.throwing[index](model) }
      #expect(DependencyValues._current.number == 4)
      #expect(model.number.wrappedValue == 4)
    }
    #expect(DependencyValues._current.number == 0)
    #expect(model.number.wrappedValue == 5)

    // Later reads still report the missing value, however many updates were left before.
    for _ in 0..<3 { try? await Self.throwing[index](model) }
    let (_, issues) = recordingIssues {
      _ = DependencyValues.test[LiveSide.self]
      _ = model.liveOnly.wrappedValue
    }
    #expect(issues.count == 2)
  }

  @Test("that throws inside another one ends only itself")
  func nestedThrowing() {
    let values = DependencyValues.test
    let (_, issues) = recordingIssues {
      withDependencies {
        $0 = values
        #expect(throws: Failure.self) {
          try withDependencies { _ in
            throw Failure()
          } operation: {
          }
        }
        // Only prepares an assignment, as before.
        $0.liveClient.name = "mine"
      } operation: {
        #expect(DependencyValues._current.liveClient.name == "mine")
      }
    }
    #expect(issues.isEmpty)
    let (_, later) = recordingIssues { values[LiveClientKey.self].name }
    #expect(later.count == 1)
  }

  @Test("may change a part of a value without a test value, synchronously or not")
  func part() async {
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      withDependencies {
        $0.liveClient.name = "mine"
      } operation: {
        #expect(DependencyValues._current.liveClient.name == "mine")
      }
      await withDependencies {
        await Task.yield()
        $0.liveClient.name = "mine"
        await Task.yield()
        $0.liveClient.fetch = { 2 }
      } operation: {
        #expect(DependencyValues._current.liveClient.name == "mine")
        #expect(DependencyValues._current.liveClient.fetch() == 2)
      }
      let model = Model()
      withDependencies(from: model) {
        $0.liveClient.name = "mine"
      } operation: {
        #expect(DependencyValues._current.liveClient.fetch() == 1)
      }
    }
    #expect(recorder.reported.isEmpty)
    // The default that was read meanwhile is in the cache, and is still no test value.
    let (_, issues) = recordingIssues { DependencyValues._current.liveClient.name }
    #expect(issues.count == 1)
    let (_, others) = recordingIssues { DependencyValues._current.liveClient.name }
    #expect(others.isEmpty)
  }

  @Test("that awaits restores the threads that it uses")
  func hopping() async {
    await withTaskGroup { group in
      for _ in 0..<20 {
        group.addTask {
          await withDependencies {
            for number in 1...5 {
              $0.number = number
              await Task.yield()
              _ = $0[LiveSide.self]
            }
          } operation: {
            let (_, issues) = recordingIssues { DependencyValues.test[LiveSide.self] }
            #expect(issues.count == 1)
          }
        }
        group.addTask {
          for _ in 0..<5 {
            let (_, issues) = recordingIssues { DependencyValues.test[LiveSide.self] }
            #expect(issues.count == 1)
            await Task.yield()
          }
        }
      }
    }
  }

  @Test("sees its assignments, and only its operation sees them too")
  func ownValues() {
    withDependencies {
      $0.number = 1
    } operation: {
      withDependencies {
        #expect($0.number == 1)
        $0.number = 2
        #expect($0.number == 2)
        #expect(DependencyValues._current.number == 1)
        @Dependency(\.number) var number
        #expect(number == 1)
      } operation: {
        #expect(DependencyValues._current.number == 2)
      }
    }
  }
}
