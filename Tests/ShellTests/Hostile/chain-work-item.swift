// status: 0
// swift-format-ignore-file
import Dispatch

var x = DispatchWorkItem {}
for _ in 0..<100_000 {
  let o = x
  x = DispatchWorkItem { o.cancel() }
}
print("made")
x = DispatchWorkItem {}
print("freed")
