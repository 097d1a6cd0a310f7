// status: 1
// says: deadlock
import Dispatch

let q = DispatchQueue(label: "q")
q.sync { q.sync { print("never") } }
