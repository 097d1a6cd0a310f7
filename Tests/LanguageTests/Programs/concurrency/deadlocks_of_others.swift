// A thread that waits for a lock of its own goes on when other code unlocks it.
import Dispatch
import Foundation

let l = NSLock()
l.lock()
func other() {
  DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { @Sendable in l.unlock()
  }
  l.lock()
  print("locked")
}
other()

// Threads that wait for each other end neither the program nor main.
let (first, second) = (NSLock(), NSLock())
let (hasFirst, hasSecond) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
DispatchQueue.global().async {
  first.lock()
  hasFirst.signal()
  hasSecond.wait()
  second.lock()
  print("never")
}
DispatchQueue.global().async {
  second.lock()
  hasSecond.signal()
  hasFirst.wait()
  first.lock()
  print("never")
}
Thread.sleep(forTimeInterval: 0.1)
print("main goes on")
// expect: locked
// expect: main goes on
