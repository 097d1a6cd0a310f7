// swift-format-ignore-file
import Dispatch
DispatchQueue.concurrentPerform(iterations: 3) { i in _ = i }
print("done")
func f() -> AsyncStream<Int> {
  var n = 0
  return AsyncStream { n += 1; return n < 3 ? n : nil }
}
for await x in f() { print(x) }
// expect: done
// expect: 1
// expect: 2
