// status: 3
// says: larger than
import Dispatch

let semaphore = DispatchSemaphore(value: .max)
print(semaphore)
