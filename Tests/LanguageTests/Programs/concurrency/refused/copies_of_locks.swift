// swift-format-ignore-file
import Synchronization
final class Counter {
  var value = Mutex(1)  // error: variable of type 'Mutex<Int>' must be declared with a 'let'
  let other = Mutex(2)
}
struct Held {
  let lock = Mutex(1)  // error: stored property 'lock' of 'Copyable'-conforming struct 'Held' has non-Copyable type 'Mutex<Int>'
}
var top = Mutex(2)  // error: variable of type 'Mutex<Int>' must be declared with a 'let'
func take(_ lock: Mutex<Int>) {}  // error: parameter of noncopyable type 'Mutex<Int>' must specify ownership
func borrow(_ lock: borrowing Mutex<Int>) { lock.withLock { $0 += 1 } }
enum Shared { static let lock = Mutex(0) }
