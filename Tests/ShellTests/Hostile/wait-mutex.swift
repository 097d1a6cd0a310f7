// status: 1
// says: deadlock
import Synchronization

let m = Mutex(1)
m.withLock { _ in m.withLock { _ in print("never") } }
