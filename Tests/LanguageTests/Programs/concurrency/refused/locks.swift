// swift-format-ignore-file
import Foundation
let lock = NSLock()
func work() async {
  lock.lock()  // error: instance method 'lock' is unavailable from asynchronous contexts; Use async-safe scoped locking instead
  lock.unlock()  // error: instance method 'unlock' is unavailable from asynchronous contexts; Use async-safe scoped locking instead
  lock.withLock {}
}
@available(*, noasync, message: "use the other one") func block() {}
func other() async {
  block()  // error: global function 'block' is unavailable from asynchronous contexts; use the other one
}
func fine() { lock.lock(); lock.unlock(); block() }
var count = 0
DispatchQueue.global().async { count += 1 }  // error: main actor-isolated var 'count' can not be mutated from a nonisolated context
