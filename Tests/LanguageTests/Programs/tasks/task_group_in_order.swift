// swift-format-ignore-file
func fetch(_ n: Int) async -> String { for _ in 0..<(5 - n) { await Task.yield() }; return "item \(n)" }
func all(_ ids: [Int]) async -> [String] {
  await withTaskGroup(of: (Int, String).self, returning: [String].self) { group in
    for (i, id) in ids.enumerated() { group.addTask { (i, await fetch(id)) } }
    var results = [String?](repeating: nil, count: ids.count)
    for await (i, text) in group { results[i] = text }
    return results.compactMap(\.self)
  }
}
print(await all([3, 1, 2]))  // expect: ["item 3", "item 1", "item 2"]
struct Bad: Error { let n: Int }
func total(_ ns: [Int]) async throws -> Int {
  try await withThrowingTaskGroup(of: Int.self) { group in
    for n in ns { group.addTask { if n < 0 { throw Bad(n: n) }; return n * n } }
    return try await group.reduce(0, +)
  }
}
print(try await total([1, 2, 3]))  // expect: 14
do { print(try await total([1, -2])) } catch { print(error) }  // expect: Bad(n: -2)
extension Sequence where Element: Sendable {
  func concurrentMap<T: Sendable>(_ f: @escaping @Sendable (Element) async -> T) async -> [T] { let tasks = map { e in Task { await f(e) } }; var out: [T] = []; for t in tasks { out.append(await t.value) }; return out }
}
print(await [1, 2, 3].concurrentMap { await fetch($0).count * $0 })  // expect: [6, 12, 18]
