// swift-format-ignore-file
import Foundation
// Operations of one's own, their order and what is left of a cancelled one; a queue of readers.
final class Squares: Operation, @unchecked Sendable {
  let number: Int
  private(set) var result = 0
  init(_ number: Int) { self.number = number }
  override func main() {
    guard !isCancelled else { return }
    result = number * number
  }
}
func runAll() -> [Squares] {
  let queue = OperationQueue()
  queue.name = "squares"
  let operations = (1...4).map(Squares.init)
  for (first, second) in zip(operations, operations.dropFirst()) { second.addDependency(first) }
  operations[2].cancel()
  queue.addOperations(operations, waitUntilFinished: true)
  print(queue.name ?? "", operations.count)
  return operations
}
let operations = runAll()
print(operations.map(\.result), operations.map(\.isFinished), operations[2].isCancelled)
let sum = BlockOperation { print("sum", operations.map(\.result).reduce(0, +)) }
sum.queuePriority = .high
sum.addExecutionBlock { print("second block") }
sum.start()
print(sum.isFinished, sum.isReady, sum.isExecuting)
final class Store: @unchecked Sendable { var values: [String: Int] = [:] }
let readers = DispatchQueue(label: "readers", attributes: .concurrent)
let store = Store()
for (index, name) in ["a", "b", "c"].enumerated() {
  readers.async(flags: .barrier) { @Sendable in store.values[name] = index }
}
print(readers.sync { store.values.count })
let key = DispatchSpecificKey<String>()
readers.setSpecific(key: key, value: "readers!")
let item = DispatchWorkItem { @Sendable in print("item on", DispatchQueue.getSpecific(key: key) ?? "-") }
readers.async(execute: item)
print(item.wait(timeout: .now() + 5) == .success)
let order = DispatchGroup()
for number in 1...3 { readers.async(group: order, flags: .barrier) { @Sendable in print("barrier", number) } }
order.wait()
// expect: squares 4
// expect: [1, 4, 0, 16] [true, true, true, true] true
// expect: sum 21
// expect: second block
// expect: true true false
// expect: 3
// expect: item on readers!
// expect: true
// expect: barrier 1
// expect: barrier 2
// expect: barrier 3
