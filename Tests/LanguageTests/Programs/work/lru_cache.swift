// swift-format-ignore-file
struct LRUCache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private var order: [Key] = []
  let capacity: Int
  private(set) var hits = 0, misses = 0
  init(capacity: Int) { self.capacity = capacity }
  var keys: [Key] { order }
  mutating func value(for key: Key, orLoad load: (Key) throws -> Value) rethrows -> Value {
    if let value = values[key] {
      hits += 1
      touch(key)
      return value
    }
    misses += 1
    let value = try load(key)
    self[key] = value
    return value
  }
  subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      values[key] = newValue
      touch(key)
      if newValue == nil { order.removeLast() }
      if order.count > capacity { values[order.removeFirst()] = nil }
    }
  }
  private mutating func touch(_ key: Key) {
    order.removeAll { $0 == key }
    order.append(key)
  }
}
var cache = LRUCache<String, Int>(capacity: 2)
func length(_ s: String) -> Int { print("loading", s); return s.count }
for key in ["one", "three", "one", "four", "three"] { print(key, cache.value(for: key, orLoad: length)) }
print(cache.keys, cache.hits, cache.misses)
cache["four"] = nil
print(cache.keys, cache["four"] as Any, cache["three"]!)
struct NoValue: Error {}
do { _ = try cache.value(for: "x") { _ in throw NoValue() } } catch { print("failed", error, cache.misses) }
// expect: loading one
// expect: one 3
// expect: loading three
// expect: three 5
// expect: one 3
// expect: loading four
// expect: four 4
// expect: loading three
// expect: three 5
// expect: ["four", "three"] 1 4
// expect: ["three"] nil 5
// expect: failed NoValue() 5
