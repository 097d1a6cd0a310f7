import Dependencies
import Testing

/// Records its arguments.
private final class Notes: AssertionEffect, AssertionFailureEffect {
  let notes = Box<[String]>([])

  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {
    let note = "\(condition()) \(message()) \(file):\(line)"
    notes.change { $0.append(note) }
  }

  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    let note = "failure \(message()) \(file):\(line)"
    notes.change { $0.append(note) }
  }
}

/// A call in a wrapper function, which passes its own caller's place.
private func passing(_ effect: any AssertionEffect, file: StaticString, line: UInt) {
  effect(false, file: file, line: line)
  effect(false, "message", file: file, line: line)
}

@Suite("The assertion dependencies")
struct AssertionTests {
  @Test("do nothing if the condition holds", arguments: DependencyContext.allCases)
  func holding(context: DependencyContext) {
    let issues = placedIssues {
      inContext(context) {
        @Dependency(\.assert) var assert
        @Dependency(\.precondition) var precondition
        var count = 0
        func unused() -> String {
          Issue.record("the message of a condition that holds is not needed")
          return ""
        }
        func holds() -> Bool {
          count += 1
          return true
        }
        assert(holds(), unused())
        precondition(holds(), unused())
        #if DEBUG
          #expect(count == 2)
        #endif
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("report a failed assertion in a test, at its place, and continue")
  func assertion() throws {
    @Dependency(\.assert) var assert
    let line = #line + 2
    let issues = placedIssues {
      assert(1 > 2, "one is less")
      assert(false)
    }
    try expect(issues, line, "Assertion failed", "@Dependency(\\.assert)")
  }

  @Test("report a failed precondition in a test, at its place, and continue")
  func precondition() throws {
    @Dependency(\.precondition) var precondition
    let line = #line + 2
    let issues = placedIssues {
      precondition(1 > 2, "one is less")
      precondition(false)
    }
    try expect(issues, line, "Precondition failed", "@Dependency(\\.precondition)")
  }

  @Test("report a failure in a test, at its place, and continue")
  func failure() throws {
    @Dependency(\.assertionFailure) var assertionFailure
    let line = #line + 2
    let issues = placedIssues {
      assertionFailure("one is less")
      assertionFailure()
    }
    try expect(issues, line, "Assertion failed", "@Dependency(\\.assertionFailure)")
  }

  private func expect(
    _ issues: [PlacedIssue], _ line: Int, _ symptom: String, _ dependency: String
  ) throws {
    #expect(issues.map(\.line) == [UInt(line), UInt(line + 1)])
    #expect(issues.allSatisfy { $0.fileID == #fileID && $0.message.contains(dependency) })
    #expect(issues.first?.message.hasPrefix("\(symptom): one is less\n\n") == true)
    #expect(issues.last?.message.hasPrefix("\(symptom)\n\n") == true)
  }

  @Test("fail the current test")
  func failsTheTest() {
    @Dependency(\.assert) var assert
    let line = #line + 2
    withKnownIssue {
      assert(false, "on purpose")
    } matching: { issue in
      issue.sourceLocation?.line == line && "\(issue)".contains("Assertion failed: on purpose")
    }
  }

  @Test("report at the place that is passed to them")
  func passedPlace() {
    @Dependency(\.assert) var assert
    let issues = placedIssues { passing(assert, file: "Other/File.swift", line: 12) }
    #expect(issues.map(\.fileID) == ["Other/File.swift", "Other/File.swift"])
    #expect(issues.map(\.line) == [12, 12])
  }

  @Test("report an invalid place as text", arguments: [("nowhere", 1), ("a/b", 0)])
  func impossiblePlace(file: String, line: UInt) {
    @Dependency(\.assertionFailure) var assertionFailure
    let issues = placedIssues {
      if line == 0 {
        assertionFailure("wrong", file: "a/b", line: 0)
      } else {
        assertionFailure("wrong", file: "nowhere", line: 1)
      }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("At: \(file):\(line)") == true)
    #expect(issues.first?.line != line)
  }

  @Test("can be overridden by types that implement only the short form")
  func overriding() {
    let notes = Notes()
    let line = #line + 9
    withDependencies {
      $0.assert = notes
      $0.precondition = notes
      $0.assertionFailure = notes
    } operation: {
      @Dependency(\.assert) var assert
      @Dependency(\.precondition) var precondition
      @Dependency(\.assertionFailure) var assertionFailure
      assert(true, "a")
      precondition(false, "b")
      assertionFailure("c")
    }
    #expect(
      notes.notes.value == [
        "true a \(#fileID):\(line)", "false b \(#fileID):\(line + 1)",
        "failure c \(#fileID):\(line + 2)",
      ])
  }

  @Test("can be overridden by closures")
  func closures() {
    let notes = Box<[String]>([])
    withDependencies {
      $0.assert = AnyAssertionEffect { condition, message, _, line in
        let note = "\(condition()) \(message()) \(line > 0)"
        notes.change { $0.append(note) }
      }
      $0.assertionFailure = AnyAssertionFailureEffect { message, _, _ in
        let note = message()
        notes.change { $0.append(note) }
      }
    } operation: {
      @Dependency(\.assert) var assert
      @Dependency(\.assertionFailure) var assertionFailure
      assert(false, "a")
      assertionFailure("b")
    }
    #expect(notes.value == ["false a true", "b"])
  }

  @Test("stop the live program when a precondition fails")
  func livePrecondition() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      inContext(.live) {
        @Dependency(\.precondition) var precondition
        precondition(false, "it stops here")
      }
    }
    #if DEBUG
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(output.contains("it stops here"))
      #expect(output.contains(#fileID))
    #endif
  }

  #if DEBUG
    @Test("stop the live debug build when an assertion fails")
    func liveAssertion() async {
      await #expect(processExitsWith: .failure) {
        inContext(.live) {
          @Dependency(\.assert) var assert
          assert(false)
        }
      }
      await #expect(processExitsWith: .failure) {
        inContext(.preview) {
          @Dependency(\.assertionFailure) var assertionFailure
          assertionFailure()
        }
      }
    }
  #endif
}
