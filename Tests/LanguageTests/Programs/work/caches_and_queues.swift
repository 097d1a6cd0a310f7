// swift-format-ignore-file
import Dispatch
import Foundation
import Synchronization

final class Cache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State { var values: [Key: Value] = [:]; var order: [Key] = []; var misses = 0 }
  private let state = Mutex(State())
  private let capacity: Int
  init(capacity: Int) { self.capacity = capacity }
  func value(for key: Key, make: () throws -> Value) rethrows -> Value {
    try state.withLock { state in
      if let value = state.values[key] { return value }
      state.misses += 1
      let value = try make()
      state.values[key] = value
      state.order.append(key)
      if state.order.count > capacity { state.values[state.order.removeFirst()] = nil }
      return value
    }
  }
  var misses: Int { state.withLock { $0.misses } }
  var keys: [Key] { state.withLock { $0.order } }
}
let cache = Cache<Int, String>(capacity: 3)
for n in [1, 2, 1, 3, 4, 1] { print(n, cache.value(for: n) { "v\(n)" }) }
print(cache.misses, cache.keys)

let total = Mutex(0)
let group = DispatchGroup()
let queue = DispatchQueue(label: "work", attributes: .concurrent)
for n in 1...10 { queue.async(group: group) { total.withLock { $0 += n } } }
group.wait()
print(total.withLock { $0 })
let semaphore = DispatchSemaphore(value: 0)
group.notify(queue: .global()) { @Sendable in print("notified"); semaphore.signal() }
semaphore.wait()
let item = DispatchWorkItem { @Sendable in print("never") }
item.cancel()
queue.sync(execute: item)
print(item.isCancelled)
let counter = Atomic(0)
DispatchQueue.concurrentPerform(iterations: 8) { n in counter.wrappingAdd(n, ordering: .relaxed) }
print(counter.load(ordering: .sequentiallyConsistent))
let operations = OperationQueue()
operations.maxConcurrentOperationCount = 1
let first = BlockOperation { print("first") }
let second = BlockOperation { print("second") }
first.addDependency(second)
operations.addOperations([first, second], waitUntilFinished: true)
second.completionBlock = { print("unused") }
operations.addOperation { print("third") }
operations.waitUntilAllOperationsAreFinished()
print(first.isFinished, second.isCancelled, operations.operationCount)
// expect: 1 v1
// expect: 2 v2
// expect: 1 v1
// expect: 3 v3
// expect: 4 v4
// expect: 1 v1
// expect: 5 [3, 4, 1]
// expect: 55
// expect: notified
// expect: true
// expect: 28
// expect: second
// expect: first
// expect: third
// expect: true false 0
