// status: 1
// says: nothing can go on
import Dispatch

final class C {
  let s = DispatchSemaphore(value: 0)
  deinit { s.wait() }
}
func f() { _ = C() }
f()
