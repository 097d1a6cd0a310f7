// status: 1
// says: nothing can go on
import Dispatch

actor A {
  func block(_ s: DispatchSemaphore) { s.wait() }
  func signal(_ s: DispatchSemaphore) { s.signal() }
}
let a = A()
let s = DispatchSemaphore(value: 0)
let t = Task.detached { await a.block(s) }
try? await Task.sleep(for: .milliseconds(20))
await a.signal(s)
await t.value
