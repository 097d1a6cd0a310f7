// swift-format-ignore-file
import Dispatch
import Foundation
let queue = DispatchQueue(label: "mine")
let key = DispatchSpecificKey<String>()
queue.setSpecific(key: key, value: "mine!")
let done = DispatchSemaphore(value: 0)
struct Box<T: Sendable>: Sendable { let v: T
  func go(_ k: DispatchSpecificKey<T>) { Task.immediate { print("generic", DispatchQueue.getSpecific(key: k).map { "\($0)" } ?? "none") } } }
func helper() async { print("helper", DispatchQueue.getSpecific(key: key) ?? "none") }
nonisolated(nonsending) func helper2() async { print("helper2", DispatchQueue.getSpecific(key: key) ?? "none") }
queue.async {
  print("sync part:", DispatchQueue.getSpecific(key: key) ?? "none")
  Task.immediate {
    dispatchPrecondition(condition: .onQueue(queue))
    print("on the queue", DispatchQueue.getSpecific(key: key) ?? "none")
    Task.immediate { print("inner", DispatchQueue.getSpecific(key: key) ?? "none") }
    await helper2()
    try? await Task.sleep(for: .milliseconds(10))
    dispatchPrecondition(condition: .notOnQueue(queue))
    print("later", DispatchQueue.getSpecific(key: key) ?? "none")
    Task.immediateDetached { print("inner later", DispatchQueue.getSpecific(key: key) ?? "none") }
    await helper()
    done.signal()
  }
  Box(v: "x").go(key)
  Task.immediateDetached { dispatchPrecondition(condition: .onQueue(queue)); print("detached") 
    print(Thread.isMainThread) }
  print("after")
}
done.wait()
nonisolated func f() { Task.immediate { print("main?", Thread.isMainThread); dispatchPrecondition(condition: .onQueue(.main)) } }
f()
let q2 = DispatchQueue(label: "two", target: queue)
q2.sync { Task.immediate { dispatchPrecondition(condition: .onQueue(queue)); dispatchPrecondition(condition: .onQueue(q2)); print("both") } ; return }

// expect: sync part: mine!
// expect: on the queue mine!
// expect: inner mine!
// expect: helper2 mine!
// expect: generic mine!
// expect: detached
// expect: false
// expect: after
// expect: later none
// expect: inner later none
// expect: helper none
// expect: main? true
// expect: both
