// swift-format-ignore-file
import Foundation
struct User: Hashable, Codable { let id: Int; var name: String; var roles: Set<String> = [] }
enum CacheError: Error, Equatable { case missing(Int), stale(since: Int) }
protocol Clock0 { var now: Int { get } }
final class TickClock: Clock0 { private(set) var now = 0; func advance(by n: Int) { now += n } }
struct Entry<Value> { var value: Value; var storedAt: Int; var hits = 0 }
final class TTLCache<Key: Hashable, Value> {
  private var entries: [Key: Entry<Value>] = [:]
  private let clock: any Clock0
  let ttl: Int
  var onEvict: ((Key, Value) -> Void)?
  init(ttl: Int, clock: any Clock0) { self.ttl = ttl; self.clock = clock }
  subscript(key: Key) -> Value? {
    get {
      guard let entry = entries[key], clock.now - entry.storedAt < ttl else { return nil }
      entries[key]?.hits += 1
      return entry.value
    }
    set {
      if let newValue { entries[key, default: Entry(value: newValue, storedAt: clock.now)].value = newValue; entries[key]?.storedAt = clock.now }
      else if let old = entries.removeValue(forKey: key) { onEvict?(key, old.value) }
    }
  }
  func value(for key: Key, orStale: Bool = false) throws(CacheError) -> Value where Key == Int {
    guard let entry = entries[key] else { throw .missing(key) }
    if clock.now - entry.storedAt >= ttl, !orStale { throw .stale(since: entry.storedAt) }
    return entry.value
  }
  func purge() { for (key, entry) in entries where clock.now - entry.storedAt >= ttl { self[key] = nil; _ = entry } }
  var stats: [(Key, Int)] { entries.map { ($0.key, $0.value.hits) } }
}
let clock = TickClock()
let cache = TTLCache<Int, User>(ttl: 10, clock: clock)
var evicted: [Int: [String]] = [:]
cache.onEvict = { key, user in evicted[key, default: []].append(user.name) }
cache[1] = User(id: 1, name: "Ann")
cache[2] = User(id: 2, name: "Bob", roles: ["admin"])
clock.advance(by: 5)
cache[2]?.roles.insert("ops")
print(cache[1]!.name, cache[2]!.roles.sorted(), cache[3] as Any)
clock.advance(by: 5)
do { print(try cache.value(for: 1)) } catch { print("error", error) }
do { _ = try cache.value(for: 9) } catch .missing(let id) { print("no", id) } catch { print(error) }
print(try cache.value(for: 1, orStale: true).name)
cache.purge()
print(evicted.sorted { $0.key < $1.key }.map { "\($0): \($1)" }, cache.stats.count)
var matrix = Array(repeating: Array(repeating: 0, count: 3), count: 3)
for r in matrix.indices { for c in matrix[r].indices { matrix[r][c] += r * 3 + c; if r == c { matrix[r][c] *= -1 } } }
matrix[1].swapAt(0, 2)
matrix[2].removeAll { $0 % 2 == 0 }
print(matrix, matrix.map { $0.reduce(0, +) })
var tree: [String: [String: [Int]]] = [:]
for (i, path) in ["a/x", "a/y", "b/x", "a/x"].enumerated() {
  let parts = path.split(separator: "/").map(String.init)
  tree[parts[0], default: [:]][parts[1], default: []].append(i)
}
for key in tree.keys.sorted() { print(key, tree[key]!.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")) }
var people = ["x": User(id: 7, name: "Zoe")]
people["x"]?.name.append("!")
people["x"]?.name += "?"
people["y"]?.name.append("no")
people["x"]!.roles.formUnion(["a", "b"])
print(people["x"]!.name, people["x"]!.roles.count, people.count)
let encoded = String(format: "%03d|%@|%.2f", 7, "ok", 2.5)
print(encoded)
// expect: Ann ["admin", "ops"] nil
// expect: error stale(since: 0)
// expect: no 9
// expect: Ann
// expect: ["1: [\"Ann\"]"] 1
// expect: [[0, 1, 2], [5, -4, 3], [7]] [3, 4, 7]
// expect: a x=[0, 3],y=[1]
// expect: b x=[2]
// expect: Zoe!? 2 1
// expect: 007|ok|2.50
