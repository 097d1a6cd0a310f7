// swift-format-ignore-file
import Synchronization
final class Box { var n = 0 }
struct Cache { var items: [String: Box] = [:]; var log: [String] = [] }
final class Store: Sendable {
  let cache = Mutex(Cache())
  func put(_ k: String, _ n: Int) {
    cache.withLock { (cache: inout sending Cache) in
      let box = Box()
      box.n = n
      cache.items[k] = box
      cache.log.append(k)
    }
  }
  func get(_ k: String) -> Int? { cache.withLock { $0.items[k]?.n } }
  func reset() { cache.withLock { $0 = Cache() } }
  func add(_ k: String, _ f: @Sendable (Int) -> Int) { cache.withLock { $0.items[k]?.n = f($0.items[k]?.n ?? 0) } }
}
let store = Store()
store.put("a", 2)
store.add("a") { $0 * 3 }
print(store.get("a") ?? -1, store.cache.withLock { $0.log })  // expect: 6 ["a"]
store.reset()
print(store.get("a") ?? -1)  // expect: -1
