// status: 1
// says: waits for an NSLock
import Dispatch
import Foundation

let a = NSLock()
let b = NSLock()
let s = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  a.lock()
  s.signal()
  b.lock()
}
b.lock()
s.wait()
a.lock()
