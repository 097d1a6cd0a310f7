// status: 1
// says: nothing can go on
import Dispatch

let q = DispatchQueue(label: "q")
q.suspend()
q.sync { print("never") }
