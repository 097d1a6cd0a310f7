// status: 3
// says: larger than
import Dispatch

DispatchQueue.concurrentPerform(iterations: .max) { _ in }
