// status: 0
import Dispatch
func make(_ count: Int) {
  var x = DispatchWorkItem {}
  for _ in 0..<count {
    let inner = x
    x = DispatchWorkItem {}
    x.notify(queue: .main, execute: inner)
  }
}
make(4_000)
print("freed")
