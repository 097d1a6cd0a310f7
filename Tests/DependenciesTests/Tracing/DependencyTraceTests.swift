import Foundation
import Testing

@testable import DependenciesCore

@Suite("A dependency trace")
struct DependencyTraceTests {
  @Test("shows scopes, captures and reads in order")
  func order() {
    check(
      """
      main L override number = 1, client = Client(fetch: (Function), name: "a")
      main L │ capture number = 1 ↳ override from L
      main L │ resolve number → 1 ↳ override from L
      main L │ override number = 2
      main L │ │ resolve number → 2 ↳ override from L
      main L │ restore number
      main L restore 2 dependencies
      main L resolve number → 1 ↳ override from L, captured when the wrapper was made at L
      """
    ) {
      let model = withDependencies {
        $0.number = 1
        $0.client.name = "a"
      } operation: {
        let model = TracedModel()
        _ = model.number
        withDependencies {
          $0.number = 2
        } operation: {
          _ = model.number
        }
        return model
      }
      _ = model.number
    }
  }

  @Test("shows the origin of a default")
  func defaults() {
    check(
      """
      main L capture TraceSerialKey ↳ no override is in effect
      main L resolve TraceSerialKey → 7 ↳ computed now: testValue (test context)
      main L resolve TraceSerialKey → 7 ↳ cached (test), first computed at L
      """
    ) {
      @Dependency(TraceSerialKey.self) var serial
      _ = serial
      _ = serial
    }
  }

  @Test("shows inherited, yielded and replaced values")
  func otherScopes() {
    check(
      """
      main L override number = 1
      main L │ capture number = 1 ↳ override from L
      main L │ yield the dependencies
      main L │ │ resolve number → 1 ↳ override from L
      main L │ restore the dependencies
      main L restore number
      main L inherit the dependencies of TracedModel, client = Client(fetch: (Function), name: "b")
      main L │ capture number = 1 ↳ override from L
      main L restore the dependencies
      main override all dependencies ↳ replaces all values in effect; an empty cache begins
      main restore all dependencies
      """
    ) {
      let model = withDependencies {
        $0.number = 1
      } operation: {
        let model = TracedModel()
        withEscapedDependencies { escaped in escaped.yield { _ = model.number } }
        return model
      }
      withDependencies(from: model) {
        $0.client.name = "b"
      } operation: {
        _ = TracedModel()
      }
      withDependencies {
        $0 = .test
      } operation: {
      }
    }
  }

  @Test("shows every override of a scope that has many")
  func manyOverrides() throws {
    let keys = NumberedAccess.make(20)
    var trace = DependencyTrace()
    withDependencyTrace(to: &trace) {
      withDependencies {
        $0.number = -1
      } operation: {
        withDependencies { values in
          for (index, key) in keys.enumerated() { key.assign(&values, index) }
        } operation: {
        }
      }
    }
    guard case .entered(let scope) = try #require(trace.events.dropFirst().first).kind else {
      Issue.record("the second event is an entry")
      return
    }
    #expect(Set(scope.overrides.map(\.value)) == Set(keys.indices.map { "\($0)" }))
  }

  @Test("an update that throws begins no scope")
  func throwingUpdate() {
    struct Failure: Error {}
    check("") {
      try? withDependencies { values in
        values.number = 1
        throw Failure()
      } operation: {
      }
    }
  }

  @Test("numbers tasks, shows their names, and is inherited by them")
  func tasks() async {
    await check(
      """
      main L override number = 1
      T1 L │ capture number = 1 ↳ override from L
      T1 L │ resolve number → 1 ↳ override from L
      T2 "loader" L │ capture number = 1 ↳ override from L
      main L restore number
      """
    ) {
      await withDependencies {
        $0.number = 1
      } operation: {
        await Task { _ = TracedModel().number }.value
        await Task(name: "loader") { _ = TracedModel() }.value
      }
    }
  }

  @Test("an asynchronous update is shown like any other")
  func asynchronousUpdate() async {
    await check(
      """
      main L override number = 5
      main L │ capture number = 5 ↳ override from L
      main L restore number
      """
    ) {
      await withDependencies { values in
        await Task.yield()
        values.number = 5
      } operation: {
        _ = TracedModel()
      }
    }
  }

  @Test("a trace around another one records the same")
  func nesting() {
    var (outer, inner) = ("", "before\n")
    withDependencyTrace(to: &outer) {
      withDependencyTrace(to: &inner) { _ = TracedModel() }
      _ = TracedModel()
    }
    #expect(inner.split(separator: "\n").count == 2)
    #expect(inner.hasPrefix("before\n"))
    #expect(outer.split(separator: "\n").count == 2)
  }

  @Test("events after the operation aren't written to its stream")
  func afterTheEnd() async {
    let gate = Gate()
    var text = ""
    let task = withDependencyTrace(to: &text) {
      Task {
        _ = await onThread { gate.pass() }
        _ = TracedModel().number
      }
    }
    gate.open()
    await task.value
    #expect(text.isEmpty)
  }

  @Test("many concurrent traced tasks lose no event")
  func manyTasks() async {
    var trace = DependencyTrace()
    await withDependencyTrace(to: &trace) {
      await withTaskGroup { group in
        for number in 0..<100 {
          group.addTask {
            withDependencies {
              $0.number = number
            } operation: {
              _ = TracedModel().number
            }
          }
        }
      }
    }
    #expect(trace.events.count == 400)
    let reads = trace.events.compactMap { event -> String? in
      if case .resolved(let binding, _) = event.kind { binding.value } else { nil }
    }
    #expect(Set(reads).count == 100)
  }

  @Test("reads of a value while it describes itself aren't traced")
  func describing() {
    check(
      """
      main L override TalkativeKey = Talkative 0
      main L restore TalkativeKey
      """
    ) {
      withDependencies {
        $0[TalkativeKey.self] = Talkative()
      } operation: {
      }
    }
  }
}

enum TraceSerialKey: TestDependencyKey {
  static var testValue: Int { 7 }
}

struct Talkative: Sendable, CustomStringConvertible {
  var description: String { "Talkative \(DependencyValues._current.number)" }
}

enum TalkativeKey: TestDependencyKey {
  static let testValue = Talkative()
}

final class TracedModel {
  @Dependency(\.number) var number
}

/// Compares the lines of a trace, with `L` in place of each location in a test.
func check(
  _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation,
  _ operation: () -> Void
) {
  var text = ""
  withDependencyTrace(to: &text, operation: operation)
  #expect(simplified(text) == expected, sourceLocation: sourceLocation)
}

func check(
  isolation: isolated (any Actor)? = #isolation,
  _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation,
  _ operation: () async -> Void
) async {
  var text = ""
  await withDependencyTrace(to: &text, operation: operation)
  #expect(simplified(text) == expected, sourceLocation: sourceLocation)
}

private func simplified(_ text: String) -> String {
  text.split(separator: "\n")
    .map {
      $0.replacing(/[A-Za-z]+\.swift:\d+/, with: "L").split(separator: /\ +/)
        .joined(separator: " ")
    }
    .joined(separator: "\n")
}
