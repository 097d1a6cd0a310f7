// swift-format-ignore-file
import Foundation

var count = 0
let queue = OperationQueue()

func load() async {
  queue.addOperation { print("loaded") }
  queue.waitUntilAllOperationsAreFinished()  // error: instance method 'waitUntilAllOperationsAreFinished' is unavailable from asynchronous contexts
  BlockOperation {}.waitUntilFinished()  // error: instance method 'waitUntilFinished' is unavailable from asynchronous contexts
  print(Thread.current.name ?? "")  // error: class property 'current' is unavailable from asynchronous contexts
}

final class Import: Operation, @unchecked Sendable {
  func main(_ name: String) {}
  override func begin() {}  // error: method does not override any method from its superclass
}

queue.addOperation { count += 1 }  // error: main actor-isolated var 'count' can not be mutated from a nonisolated context
await load()
