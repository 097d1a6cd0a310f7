// swift-format-ignore-file
import Dispatch
func run() {
  let w = DispatchWorkItem { print("w") }
  print(w.wait(timeout: .now()) == .timedOut)  // expect: true
  print(w.wait(timeout: .now()) == .timedOut)  // expect: true
  DispatchQueue.global().async(execute: w)  // expect: w
  w.wait()
  print("once")  // expect: once
  w.wait()  // trap: may not be waited for more than once
  print("twice")
}
run()
