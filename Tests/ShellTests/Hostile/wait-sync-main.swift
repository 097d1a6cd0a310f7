// status: 1
// says: deadlock
import Dispatch

DispatchQueue.main.sync { print("never") }
