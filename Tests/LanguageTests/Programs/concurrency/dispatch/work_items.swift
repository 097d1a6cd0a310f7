// swift-format-ignore-file
import Dispatch
import Synchronization

enum Trace { @TaskLocal static var id = "none" }

// In a function: what is written at the top level would belong to the main actor.
func run() {
  let queue = DispatchQueue(label: "work")

  // The block runs with the values of where it is performed.
  let item = Trace.$id.withValue("creator") {
    DispatchWorkItem { print("performed under", Trace.id) }
  }
  Trace.$id.withValue("performer") { item.perform() }  // expect: performed under performer
  queue.async(execute: DispatchWorkItem { print("on a queue under", Trace.id) })  // expect: on a queue under none
  queue.sync {}

  let cancelled = DispatchWorkItem { print("never") }
  cancelled.cancel()
  queue.async(execute: cancelled)
  cancelled.wait()
  print(cancelled.isCancelled)  // expect: true

  let awaited = DispatchWorkItem { print("first") }  // expect: first
  let done = DispatchSemaphore(value: 0)
  awaited.notify(queue: queue) {
    print("then")  // expect: then
    done.signal()
  }
  queue.async(execute: awaited)
  done.wait()

  // A barrier waits for all before it, and all after it wait.
  let concurrent = DispatchQueue(label: "readers", attributes: .concurrent)
  let log = Mutex<[String]>([])
  for _ in 1...4 { concurrent.async { log.withLock { $0.append("read") } } }
  concurrent.async(flags: .barrier) { log.withLock { $0.append("write") } }
  for _ in 1...2 { concurrent.async { log.withLock { $0.append("read") } } }
  concurrent.sync(flags: .barrier) {}
  print(log.withLock { $0 })  // expect: ["read", "read", "read", "read", "write", "read", "read"]

  let sum = Mutex(0)
  DispatchQueue.concurrentPerform(iterations: 10) { index in sum.withLock { $0 += index } }
  print(sum.withLock { $0 })  // expect: 45
  Trace.$id.withValue("caller") {
    DispatchQueue.concurrentPerform(iterations: 1) { _ in print(Trace.id) }  // expect: caller
  }

  let key = DispatchSpecificKey<String>()
  queue.setSpecific(key: key, value: "mine")
  print(queue.sync { DispatchQueue.getSpecific(key: key) ?? "none" })  // expect: mine
  print(DispatchQueue.getSpecific(key: key) ?? "none", queue.getSpecific(key: key) ?? "none")  // expect: none mine
  queue.sync { dispatchPrecondition(condition: .onQueue(queue)) }
}
run()
