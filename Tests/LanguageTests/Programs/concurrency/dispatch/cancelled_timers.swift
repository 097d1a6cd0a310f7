// swift-format-ignore-file
import Dispatch
let queue = DispatchQueue(label: "q")
func once() async {
  let timer = DispatchSource.makeTimerSource(queue: queue)
  await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
    timer.setEventHandler { print("timer"); timer.cancel() }  // expect: timer
    timer.setCancelHandler { print("cancelled"); done.resume() }  // expect: cancelled
    timer.schedule(deadline: .now() + 0.005)
    timer.resume()
  }
  print(timer.isCancelled)  // expect: true
}
func early() async {
  let timer = DispatchSource.makeTimerSource(queue: queue)
  await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
    timer.setCancelHandler { print("early"); done.resume() }  // expect: early
    timer.schedule(deadline: .now() + 100)
    timer.resume()
    timer.cancel()
  }
}
await once(); await early()
print("end")  // expect: end
