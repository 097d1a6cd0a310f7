// status: 3
// limit: time=10
import Dispatch

let s = DispatchSemaphore(value: 0)
for _ in 0..<64 { Task.detached { s.wait() } }
try? await Task.sleep(for: .milliseconds(50))
await Task.detached { for _ in 0..<64 { s.signal() } }.value
