// status: 1
// says: nothing can go on
import Dispatch

let s = DispatchSemaphore(value: 0)
s.wait()
print("never")
