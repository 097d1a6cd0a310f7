// status: 0
import Dispatch
func make(_ count: Int) {
  var x = DispatchSource.makeTimerSource()
  for _ in 0..<count {
    let inner = x
    x = DispatchSource.makeTimerSource()
    x.setEventHandler { inner.cancel() }
  }
}
make(5_000)
print("freed")
