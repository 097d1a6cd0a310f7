// status: 1
// says: nothing can go on
import Foundation

let a = NSLock()
let s = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  a.lock()
  s.signal()
}
s.wait()
a.lock()
print("never")
