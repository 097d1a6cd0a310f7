// swift-format-ignore-file
import Foundation
// A bounded buffer with a condition, a barrier of threads, and a lock with a limit.
final class BoundedBuffer<Element>: @unchecked Sendable {
  private let condition = NSCondition()
  private var items: [Element] = []
  private let capacity: Int
  init(capacity: Int) { self.capacity = capacity }
  func put(_ item: Element) {
    condition.lock()
    while items.count == capacity { condition.wait() }
    items.append(item)
    condition.broadcast()
    condition.unlock()
  }
  func take() -> Element {
    condition.lock()
    defer { condition.unlock() }
    while items.isEmpty { condition.wait() }
    let item = items.removeFirst()
    condition.broadcast()
    return item
  }
}
let buffer = BoundedBuffer<Int>(capacity: 2)
let producer = Thread { for n in 1...6 { buffer.put(n) } }
producer.start()
var taken: [Int] = []
for _ in 1...6 { taken.append(buffer.take()) }
print(taken)
let condition = NSCondition()
condition.lock()
print(condition.wait(until: Date(timeIntervalSinceNow: 0.01)))
condition.unlock()
nonisolated(unsafe) var isOpen = false
let gate = DispatchGroup()
let seen = NSLock()
nonisolated(unsafe) var passed = 0
for _ in 1...3 {
  DispatchQueue.global().async(group: gate) { @Sendable in
    condition.lock()
    while !isOpen { condition.wait() }
    condition.unlock()
    seen.withLock { passed += 1 }
  }
}
condition.withLock { isOpen = true }
condition.broadcast()
gate.wait()
print(passed)
let lock = NSLock()
lock.lock()
print(lock.lock(before: Date(timeIntervalSinceNow: 0.005)))
lock.unlock()
print(lock.lock(before: Date(timeIntervalSinceNow: 1)), lock.try())
// expect: [1, 2, 3, 4, 5, 6]
// expect: false
// expect: 3
// expect: false
// expect: true false
