// swift-format-ignore-file
import Synchronization
final class Box { var n = 0 }
struct Cache { var items: [String: Box] = [:]; var last: Box? }
let box = Mutex(Box())
func a(x: Box) { box.withLock { $0 = x } }  // error: 'inout sending' parameter '$0' cannot be task-isolated at end of function
func b() { let x = Box(); box.withLock { $0 = x } }  // error: 'inout sending' parameter '$0' cannot be task-isolated at end of function
func c(x: sending Box) { box.withLock { $0 = x } }  // error: 'inout sending' parameter '$0' cannot be task-isolated at end of function
final class Store: Sendable {
  let cache = Mutex(Cache())
  func put(_ k: String, _ v: Box) { cache.withLock { $0.items[k] = v } }  // error: 'inout sending' parameter '$0' cannot be task-isolated at end of function
  func last(_ v: Box) {
    cache.withLock { c in
      c.last = v
    }  // error: 'inout sending' parameter 'c' cannot be task-isolated at end of function
  }
}
