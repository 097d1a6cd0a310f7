// status: 1
// says: deadlock
import Dispatch

let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b")
a.async { b.sync { a.sync { print("never") } } }
let g = DispatchGroup()
g.enter()
a.async { g.leave() }
g.wait()
