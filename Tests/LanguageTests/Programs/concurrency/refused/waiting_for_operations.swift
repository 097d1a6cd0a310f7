// swift-format-ignore-file
import Foundation
func blocked(_ queue: OperationQueue, _ operation: Operation, _ condition: NSCondition) async {
  queue.addOperations([operation], waitUntilFinished: true)  // error: instance method 'addOperations' is unavailable from asynchronous contexts; Use addBarrierBlock or a dependent Operation instead
  operation.waitUntilFinished()  // error: instance method 'waitUntilFinished' is unavailable from asynchronous contexts
  condition.lock()  // error: instance method 'lock' is unavailable from asynchronous contexts
  condition.wait()  // error: instance method 'wait' is unavailable from asynchronous contexts
  condition.signal()  // error: instance method 'signal' is unavailable from asynchronous contexts
  condition.broadcast()
  condition.unlock()  // error: instance method 'unlock' is unavailable from asynchronous contexts
  condition.withLock {}
  _ = NSLock().lock(before: Date())  // error: instance method 'lock' is unavailable from asynchronous contexts
}
