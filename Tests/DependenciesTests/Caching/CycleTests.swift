import Dependencies
import Foundation
import Testing

// Defaults that read each other while they are computed.

private enum A: DependencyKey {
  static var liveValue: String { "A(\(DependencyValues._current[B.self]))" }
  static var testValue: String { "test A" }
  static var dependencyName: String { "A" }
}

private enum B: DependencyKey {
  static var liveValue: String {
    @Dependency(C.self) var c
    return "B(\(c))"
  }
  static var testValue: String { "test B" }
  static var dependencyName: String { "B" }
}

private enum C: DependencyKey {
  static var liveValue: String { "C(\(DependencyValues._current[A.self]))" }
  static var testValue: String { "test C" }
  static var dependencyName: String { "C" }
}

private enum SelfReader: DependencyKey {
  static var liveValue: String { "(\(DependencyValues._current[SelfReader.self]))" }
  static var testValue: String { "test" }
}

/// Stored values: their initializers would never return if they were entered again.
private enum StoredA: DependencyKey {
  static let liveValue: String = "A(\(DependencyValues._current[StoredB.self]))"
  static var testValue: String { "test A" }
  static var dependencyName: String { "A" }
}

private enum StoredB: DependencyKey {
  static let liveValue: String = "B(\(DependencyValues._current[StoredA.self]))"
  static var testValue: String { "test B" }
  static var dependencyName: String { "B" }
}

/// Reads itself from a new cache each time.
private enum Renewing: DependencyKey {
  static var liveValue: String { "(\(DependencyValues.live[Renewing.self]))" }
  static var testValue: String { "test" }
}

/// A test value in the cycle, so that the preview value remains.
private enum TestSideReader: DependencyKey {
  static var liveValue: String { "live" }
  static var previewValue: String { "preview" }
  static var testValue: String { "(\(DependencyValues._current[TestSideReader.self]))" }
}

/// Two defaults on two threads that each wait for the other.
private enum Left: DependencyKey {
  static var liveValue: String { Meeting.current.left() }
  static var testValue: String { "test left" }
  static var dependencyName: String { "Left" }
}

private enum Right: DependencyKey {
  static var liveValue: String { Meeting.current.right() }
  static var testValue: String { "test right" }
  static var dependencyName: String { "Right" }
}

private struct Meeting: Sendable {
  @TaskLocal static var current = Meeting(left: { "" }, right: { "" })
  var left: @Sendable () -> String
  var right: @Sendable () -> String
}

@Suite("A cycle of defaults")
struct CycleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var value: String
    var path: String
    var read: @Sendable () -> String
  }

  static let cases = [
    Case(testDescription: "computed", value: "A(B(C(test A)))", path: "A → B → C → A") {
      DependencyValues.live[A.self]
    },
    Case(testDescription: "read by a wrapper", value: "B(C(A(test B)))", path: "B → C → A → B") {
      withDependencies {
        $0 = .live
      } operation: {
        Dependency(B.self).wrappedValue
      }
    },
    Case(testDescription: "stored", value: "A(B(test A))", path: "A → B → A") {
      DependencyValues.live[StoredA.self]
    },
    Case(
      testDescription: "of one", value: "(test)",
      path: "\(SelfReader.dependencyName) → \(SelfReader.dependencyName)"
    ) {
      DependencyValues.live[SelfReader.self]
    },
    Case(
      testDescription: "through ever new caches", value: "(test)",
      path: "\(Renewing.dependencyName) → \(Renewing.dependencyName)"
    ) {
      DependencyValues.live[Renewing.self]
    },
    Case(
      testDescription: "of test values", value: "(preview)",
      path: "\(TestSideReader.dependencyName) → \(TestSideReader.dependencyName)"
    ) {
      DependencyValues.test[TestSideReader.self]
    },
  ]

  @Test("on one thread is reported with its path, and the test value is used", arguments: cases)
  func oneThread(_ row: Case) {
    let (value, issues) = recordingIssues { row.read() }
    #expect(value == row.value)
    #expect(issues.count == 1)
    #expect(issues.first?.contains(row.path) == true)
    #expect(issues.first?.contains("CycleTests.swift:") == true)
  }

  @Test("fails the test in which it happens")
  func failsTheTest() {
    withKnownIssue {
      _ = DependencyValues.live[A.self]
    } matching: { issue in
      "\(issue)".contains("A → B → C → A")
    }
  }

  @Test("is observed as a read of a missing implementation")
  func observed() throws {
    let (observed, _) = recordingIssues {
      resolutions { _ = DependencyValues.live[A.self] }
    }
    #expect(observed.map(\.key) == ["A", "C", "B", "A"])
    #expect(observed.first?.origin == .missing(.test))
    #expect(observed.first?.cycle == ["A", "B", "C", "A"])
    #expect(observed.last?.origin == .computed(.live))
  }

  @Test("is computed once; later reads find its values")
  func afterwards() {
    let values = DependencyValues.live
    let (_, issues) = recordingIssues {
      #expect(values[A.self] == "A(B(C(test A)))")
      #expect(values[B.self] == "B(C(test A))")
      #expect(values[A.self] == "A(B(C(test A)))")
    }
    #expect(issues.count == 1)
  }

  @Test("over two threads is reported by one of them, and both continue")
  func twoThreads() async {
    let values = DependencyValues.live
    let (leftBegan, rightBegan) = (Gate(), Gate())
    let meeting = Meeting(
      left: {
        leftBegan.open()
        rightBegan.pass()
        return "left(\(values[Right.self]))"
      },
      right: {
        rightBegan.open()
        leftBegan.pass()
        return "right(\(values[Left.self]))"
      })
    let recorder = IssueRecorder()
    @Sendable func reading(_ read: @escaping @Sendable () -> String) async -> String {
      await onThread {
        withIssueReporters([recorder]) { Meeting.$current.withValue(meeting) { read() } }
      }
    }
    async let left = reading { values[Left.self] }
    async let right = reading { values[Right.self] }
    let outcome = await [left, right]

    let issues = recorder.reported
    #expect(issues.count == 1)
    let brokenByRight = ["left(right(test left))", "right(test left)"]
    let brokenByLeft = ["left(test right)", "right(left(test right))"]
    if issues.first?.contains("Left → Right → Left") == true {
      #expect(outcome == brokenByRight)
    } else {
      #expect(issues.first?.contains("Right → Left → Right") == true)
      #expect(outcome == brokenByLeft)
    }
  }

  @Test("without another value returns an empty one, with one issue, if the type has one")
  func emptyValues() {
    func check<Key: TestDependencyKey>(_ key: Key.Type, _ expected: Key.Value)
    where Key.Value: Equatable {
      let (value, issues) = recordingIssues { DependencyValues.live[key] }
      #expect(value == expected)
      #expect(issues.count == 1)
      #expect(issues.first?.contains("\(key.dependencyName) → \(key.dependencyName)") == true)
      #expect(issues.first?.contains("An empty one is used.") == true)
    }
    check(Hopeless<Int>.self, 0)
    check(Hopeless<Double>.self, 0)
    check(Hopeless<String>.self, "")
    check(Hopeless<Bool>.self, false)
    check(Hopeless<Int?>.self, nil)
    check(Hopeless<[Int]>.self, [])
    check(Hopeless<Set<Int>>.self, [])
    check(Hopeless<[Int: Int]>.self, [:])
  }

  @Test("of a stored default that replaces itself in another context is reported")
  func otherContext() async throws {
    // In a separate process, because a deadlock can't be stopped.
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 60)
        exit(EXIT_FAILURE)
      }
      withIssueReporters([StandardErrorReporter()]) {
        _ = DependencyValues.live[StoredSelf.self]
      }
    }
    let printed = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(printed.contains("Self → Self"))
  }

  @Test("without any value exits the process, naming the cycle")
  func deadEnd() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(EXIT_FAILURE), observing: [\.standardErrorContent]
    ) {
      withIssueReporters([StandardErrorReporter()]) {
        _ = DependencyValues.live[Hopeless<Client>.self]
      }
    }
    let printed = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(printed.contains("Hopeless<DependenciesTests.Client> → "))
    #expect(printed.contains("The process ends."))
  }
}

/// Each of its values needs itself.
private enum Hopeless<Value: Sendable>: DependencyKey {
  static var liveValue: Value {
    @Dependency(Hopeless<Value>.self) var value
    return value
  }
}

/// Reads itself in another context, where the same stored value is used.
private enum StoredSelf: DependencyKey {
  static let liveValue: String = withDependencies {
    $0.context = .preview
  } operation: {
    "(\(DependencyValues._current[StoredSelf.self]))"
  }
  static var testValue: String { "test" }
  static var dependencyName: String { "Self" }
}
