// status: 1
// says: nothing can go on
// says: every thread on which tasks run is blocked
// says: a thread to go on with after its sleep
import Dispatch

let s = DispatchSemaphore(value: 0)
for _ in 0..<64 { Task.detached { s.wait() } }
try? await Task.sleep(for: .milliseconds(50))
await Task.detached { for _ in 0..<64 { s.signal() } }.value
