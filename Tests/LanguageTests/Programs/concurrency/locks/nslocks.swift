// swift-format-ignore-file
import Foundation

final class Cache: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Int] = [:]

  func value(for key: String, make: () -> Int) -> Int {
    lock.lock()
    defer { lock.unlock() }
    if let known = values[key] { return known }
    let value = make()
    values[key] = value
    return value
  }

  var count: Int { lock.withLock { values.count } }
}

let cache = Cache()
print(cache.value(for: "a") { 1 }, cache.value(for: "a") { 2 })  // expect: 1 1
print(cache.count)  // expect: 1

let plain = NSLock()
print(plain.try(), plain.try())  // expect: true false
plain.unlock()

// A recursive lock may be taken again by who has it.
final class Tree: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var visits = 0
  func visit(_ depth: Int) -> Int {
    lock.lock()
    defer { lock.unlock() }
    visits += 1
    return depth == 0 ? visits : visit(depth - 1)
  }
}
print(Tree().visit(3))  // expect: 4

enum Trace { @TaskLocal static var id = "none" }
let group = DispatchGroup()
for index in 0..<20 {
  DispatchQueue.global().async(group: group) { _ = cache.value(for: "\(index % 5)") { index } }
}
group.wait()
print(cache.count)  // expect: 6
Trace.$id.withValue("held") { plain.withLock { print(Trace.id) } }  // expect: held
