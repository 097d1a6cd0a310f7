import Dependencies
import Foundation
import Testing

// Stored values: two threads in the initializers of two of them would deadlock.

private enum StoredLeft: DependencyKey {
  static let liveValue: String = {
    Meetings.leftBegan.open()
    Meetings.rightBegan.pass()
    return "left(\(DependencyValues._current[StoredRight.self]))"
  }()
  static var testValue: String { "test left" }
  static var dependencyName: String { "Left" }
}

private enum StoredRight: DependencyKey {
  static let liveValue: String = {
    Meetings.rightBegan.open()
    Meetings.leftBegan.pass()
    return "right(\(DependencyValues._current[StoredLeft.self]))"
  }()
  static var testValue: String { "test right" }
  static var dependencyName: String { "Right" }
}

private enum Meetings {
  static let (leftBegan, rightBegan) = (Gate(), Gate())
}

/// A default with the behavior that its test sets.
private enum Arranged<Name>: DependencyKey {
  static var liveValue: String { Arrangement.current("\(Name.self)") }
  static var testValue: String { "test \(Name.self)" }
  static var dependencyName: String { "\(Name.self)" }
}

private enum A {}
private enum B {}
private enum C {}

private enum Arrangement {
  @TaskLocal static var current: @Sendable (String) -> String = { $0 }
}

/// Runs an operation on a new thread, with the requested defaults.
private func onThread(
  _ recorder: IssueRecorder, _ arrangement: @escaping @Sendable (String) -> String = { $0 },
  _ operation: @escaping @Sendable () -> String
) async -> String {
  await onThread {
    withIssueReporters([recorder]) {
      Arrangement.$current.withValue(arrangement, operation: operation)
    }
  }
}

@Suite("Threads that wait for a default", .timeLimit(.minutes(1)))
struct WaitingTests {
  @Test("continue with an issue when two stored ones need each other")
  func stored() async {
    let recorder = IssueRecorder()
    let values = DependencyValues.live
    async let left = onThread(recorder) { values[StoredLeft.self] }
    async let right = onThread(recorder) { values[StoredRight.self] }
    let outcome = await [left, right]
    #expect(recorder.reported.count == 1)
    if recorder.reported.first?.contains("Left → Right → Left") == true {
      #expect(outcome == ["left(right(test left))", "right(test left)"])
    } else {
      #expect(recorder.reported.first?.contains("Right → Left → Right") == true)
      #expect(outcome == ["left(test right)", "right(left(test right))"])
    }
  }

  @Test("continue with one issue when three need each other in a cycle")
  func ring() async {
    let recorder = IssueRecorder()
    let values = DependencyValues.live
    let began = ["A": Gate(), "B": Gate(), "C": Gate()]
    let arrangement: @Sendable (String) -> String = { name in
      began[name]?.open()
      for gate in began.values { gate.pass() }
      let next =
        switch name {
        case "A": values[Arranged<B>.self]
        case "B": values[Arranged<C>.self]
        default: values[Arranged<A>.self]
        }
      return "\(name)(\(next))"
    }
    async let a = onThread(recorder, arrangement) { values[Arranged<A>.self] }
    async let b = onThread(recorder, arrangement) { values[Arranged<B>.self] }
    async let c = onThread(recorder, arrangement) { values[Arranged<C>.self] }
    let outcome = await [a, b, c]
    let rings = [
      ("A → B → C → A", ["A(B(C(test A)))", "B(C(test A))", "C(test A)"]),
      ("B → C → A → B", ["A(test B)", "B(C(A(test B)))", "C(A(test B))"]),
      ("C → A → B → C", ["A(B(test C))", "B(test C)", "C(A(B(test C)))"]),
    ]
    #expect(recorder.reported.count == 1)
    let reported = recorder.reported.first ?? ""
    #expect(rings.first { reported.contains($0.0) }?.1 == outcome)
  }

  @Test("have no issue when each waits for the next, and the last for none")
  func line() async {
    let recorder = IssueRecorder()
    let values = DependencyValues.live
    let (secondBegan, thirdBegan) = (Gate(), Gate())
    let arrangement: @Sendable (String) -> String = { name in
      switch name {
      case "A":
        secondBegan.pass()
        return "A(\(values[Arranged<B>.self]))"
      case "B":
        secondBegan.open()
        thirdBegan.pass()
        return "B(\(values[Arranged<C>.self]))"
      default:
        thirdBegan.open()
        return "C"
      }
    }
    async let a = onThread(recorder, arrangement) { values[Arranged<A>.self] }
    async let b = onThread(recorder, arrangement) { values[Arranged<B>.self] }
    async let c = onThread(recorder, arrangement) { values[Arranged<C>.self] }
    #expect(await [a, b, c] == ["A(B(C))", "B(C)", "C"])
    #expect(recorder.reported.isEmpty)
  }

  @Test("don't wait for the same key in another cache or another context")
  func elsewhere() async {
    let recorder = IssueRecorder()
    let values = DependencyValues.live
    let arrangement: @Sendable (String) -> String = { _ in
      // Waits for a thread that resolves the same key, but not this default.
      let (done, read) = (Gate(), Box<[String]>([]))
      Thread.detachNewThread {
        var preview = values
        preview.context = .preview
        let found = [DependencyValues.live[Arranged<A>.self], preview[Arranged<A>.self]]
        read.change { $0 = found }
        done.open()
      }
      return done.pass() ? "\(read.value)" : "never"
    }
    let value = await onThread(recorder, arrangement) { values[Arranged<A>.self] }
    #expect(value == "\(["A<A>", "A<A>"])" || value == "\(["A", "A"])")
    #expect(recorder.reported.isEmpty)
  }

  @Test("find only this default, when they all arrive at once")
  func crowd() async {
    let computed = Box(0)
    let values = DependencyValues.live
    let recorder = IssueRecorder()
    let arrangement: @Sendable (String) -> String = { name in
      let count = computed.change {
        $0 += 1
        return $0
      }
      return name == "A" ? "A(\(values[Arranged<B>.self]))" : "B\(count)"
    }
    let found = await withTaskGroup(of: String.self) { group in
      for _ in 0..<32 {
        group.addTask { await onThread(recorder, arrangement) { values[Arranged<A>.self] } }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(found == ["A(B2)"])
    #expect(computed.value == 2)
    #expect(recorder.reported.isEmpty)
  }
}
