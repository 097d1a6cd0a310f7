// status: 1
// says: deadlock
import Foundation

let l = NSLock()
l.lock()
l.lock()
