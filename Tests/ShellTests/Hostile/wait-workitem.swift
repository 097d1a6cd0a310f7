// status: 1
// says: nothing can go on
import Dispatch

let w = DispatchWorkItem { print("never") }
w.wait()
