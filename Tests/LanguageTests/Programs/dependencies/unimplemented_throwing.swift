// swift-format-ignore-file
import Dependencies
struct Store: Sendable {
  var load: @Sendable () async throws -> [Int]
  var save: @Sendable ([Int]) async throws -> Void
  var note: @Sendable (String) -> Void
  var both: @Sendable (String, Int) async -> Void
  var typed: @Sendable (Int) throws -> Void = unimplemented("typed")
}
let store = Store(load: unimplemented("load"), save: unimplemented("save"), note: unimplemented("note"), both: unimplemented("both"))
do { _ = try await store.load() } catch { print(error) }  // issue: Unimplemented: load
do { try await store.save([1]); print("saved") } catch { print(error) }  // issue: Unimplemented: save
store.note("x")  // issue: Unimplemented: note
await store.both("a", 2)  // issue: Unimplemented: both
do { try store.typed(1); print("typed") } catch { print(error) }  // issue: Unimplemented: typed
struct Plain: Sendable {
  var done: @Sendable () async throws -> Void = unimplemented("done")
  var now: @Sendable () -> Void = unimplemented("now")
  var quick: @Sendable () async -> Void = unimplemented("quick")
  var number: @Sendable (Int) -> Int = unimplemented("number", placeholder: 7)
}
do { try await Plain().done(); print("done") } catch { print(error) }  // issue: Unimplemented: done
Plain().now()  // issue: Unimplemented: now
await Plain().quick()  // issue: Unimplemented: quick
print(Plain().number(1))  // issue: Unimplemented: number
// expect: UnimplementedFailure(description: "load")
// expect: UnimplementedFailure(description: "save")
// expect: UnimplementedFailure(description: "typed")
// expect: UnimplementedFailure(description: "done")
// expect: 7
