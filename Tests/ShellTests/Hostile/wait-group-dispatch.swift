// status: 1
// says: nothing can go on
import Dispatch

let g = DispatchGroup()
g.enter()
g.wait()
