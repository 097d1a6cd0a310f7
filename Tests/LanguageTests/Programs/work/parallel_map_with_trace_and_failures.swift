// swift-format-ignore-file
enum Trace { @TaskLocal static var path: [String] = [] }
func span<T>(_ name: String, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> T) async rethrows -> T { try await Trace.$path.withValue(Trace.path + [name]) { try await body() } }
struct Problem: Error, CustomStringConvertible { let id: Int, path: [String]; var description: String { "problem \(id) in \(path.joined(separator: "/"))" } }
@Sendable func fetch(_ id: Int) async throws -> String { try await span("fetch\(id)") { await Task.yield(); if id % 4 == 0 { throw Problem(id: id, path: Trace.path) }; return Trace.path.joined(separator: "/") } }
func settle<In: Sendable, Out: Sendable>(_ items: [In], _ f: @escaping @Sendable (In) async throws -> Out) async -> [Result<Out, any Error>] {
  await withTaskGroup(of: (Int, Result<Out, any Error>).self) { group in
    for (i, item) in items.enumerated() { group.addTask { do { return (i, .success(try await f(item))) } catch { return (i, .failure(error)) } } }
    var out: [(Int, Result<Out, any Error>)] = []
    for await pair in group { out.append(pair) }
    return out.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
let results = await span("batch") { await settle([1, 4, 6]) { try await fetch($0) } }
// expect: ok batch/fetch1 // expect: no problem 4 in batch/fetch4 // expect: ok batch/fetch6
for r in results { switch r { case .success(let s): print("ok", s); case .failure(let e): print("no", e) } }
print((try? await span("alone") { try await fetch(8) }) ?? "failed", Trace.path.isEmpty)  // expect: failed true
let both = await span("outer") { async let a = settle([2]) { try await fetch($0) }; async let b = Task.detached { await settle([3]) { try await fetch($0) } }.value; return await [a, b].map { $0.map { (try? $0.get()) ?? "-" } } }
print(both)  // expect: [["outer/fetch2"], ["fetch3"]]
