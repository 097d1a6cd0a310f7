// swift-format-ignore-file
enum Trace {
  @TaskLocal static var id: String?
  @TaskLocal static var depth = 0
}
struct Client: Sendable {
  var fetch: @Sendable (Int) async throws -> String
  func traced(_ name: String) -> Client {
    Client { [fetch] id in
      try await Trace.$depth.withValue(Trace.depth + 1) {
        print("\(String(repeating: ">", count: Trace.depth)) \(name) \(id) [\(Trace.id ?? "no trace")]")
        defer { print("\(String(repeating: "<", count: Trace.depth)) \(name)") }
        return try await fetch(id)
      }
    }
  }
}
struct NotFound: Error { let id: Int }
let live = Client { id in
  guard id < 10 else { throw NotFound(id: id) }
  return "item \(id) for \(Trace.id ?? "nobody")"
}
let client = live.traced("inner").traced("outer")
print(try await client.fetch(1))
try await Trace.$id.withValue("t-7") {
  print(try await client.fetch(2))
  let task = Task { try await client.fetch(3) }
  print(try await task.value)
  let detached = Task.detached { try await client.fetch(4) }
  print(try await detached.value)
  do { _ = try await client.fetch(12) } catch let error as NotFound { print("not found", error.id, Trace.depth) }
}
// expect: > outer 1 [no trace]
// expect: >> inner 1 [no trace]
// expect: << inner
// expect: < outer
// expect: item 1 for nobody
// expect: > outer 2 [t-7]
// expect: >> inner 2 [t-7]
// expect: << inner
// expect: < outer
// expect: item 2 for t-7
// expect: > outer 3 [t-7]
// expect: >> inner 3 [t-7]
// expect: << inner
// expect: < outer
// expect: item 3 for t-7
// expect: > outer 4 [no trace]
// expect: >> inner 4 [no trace]
// expect: << inner
// expect: < outer
// expect: item 4 for nobody
// expect: > outer 12 [t-7]
// expect: >> inner 12 [t-7]
// expect: << inner
// expect: < outer
// expect: not found 12 0
