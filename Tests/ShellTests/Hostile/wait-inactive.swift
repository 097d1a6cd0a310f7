// status: 1
// says: nothing can go on
import Dispatch

let q = DispatchQueue(label: "q", attributes: .initiallyInactive)
let s = DispatchSemaphore(value: 0)
q.async { s.signal() }
s.wait()
