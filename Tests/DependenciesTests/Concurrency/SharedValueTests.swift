import Dependencies
import Testing

@Suite("Values that tasks share")
struct SharedValueTests {
  private struct Failure: Error {}

  private final class Counter {
    var count = 1
  }

  @Test("a locked value is changed by one task at a time")
  func lock() async {
    let count = LockIsolated(0)
    await withTaskGroup { group in
      for _ in 0..<200 {
        group.addTask { count.withValue { $0 += 1 } }
      }
    }
    #expect(count.value == 200)
    count.setValue(3)
    #expect(count.value == 3)
    #expect(count.magnitude == 3)
  }

  @Test("a locked value keeps changes made before an error, and releases the lock")
  func errors() {
    let names = LockIsolated(["a"])
    #expect(throws: Failure.self) {
      try names.withValue {
        $0.append("b")
        throw Failure()
      }
    }
    #expect(throws: Failure.self) { try names.setValue(Self.fail()) }
    #expect(throws: Failure.self) { try LockIsolated<[String]>(Self.fail()) }
    #expect(names.value == ["a", "b"])
    #expect(names.count == 2)
  }

  private static func fail() throws -> [String] { throw Failure() }

  @Test("a nonsendable value is changed under the lock, and its parts are read")
  func objects() {
    let counter = LockIsolated(Counter())
    counter.withValue { $0.count += 1 }
    #expect(counter.count == 2)
  }

  @Test("an actor's value is changed in place")
  func actor() async throws {
    let names = ActorIsolated(["a"])
    await names.withValue { $0.append("b") }
    #expect(await names.value == ["a", "b"])
    await #expect(throws: Failure.self) { try await names.setValue(Self.fail()) }
    await names.setValue([])
    #expect(await names.value.isEmpty)
  }

  @Test("an unchecked value passes to other tasks, and its parts can be changed")
  func unchecked() async {
    let shared = UncheckedSendable(Counter())
    await Task { shared.count = 5 }.value
    #expect(shared.value.count == 5)

    @UncheckedSendable var names = ["a"]
    names.append("b")
    let copy = $names
    await Task { #expect(copy.count == 2) }.value
    #expect(UncheckedSendable(1) == UncheckedSendable(1))
    #expect(Set([UncheckedSendable(1), UncheckedSendable(1)]).count == 1)
  }
}
