// status: 1
// says: nothing can go on
import Dispatch

let a = DispatchSemaphore(value: 0)
let b = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  a.wait()
  b.signal()
}
b.wait()
a.signal()
