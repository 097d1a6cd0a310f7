// swift-format-ignore-file
import Dispatch
import Synchronization

enum Trace { @TaskLocal static var id = "none" }

// In a function: what is written at the top level would belong to the main actor.
func run() {
  let lines = Mutex<[String]>([])

  // A queue has never heard of tasks.
  let group = DispatchGroup()
  Trace.$id.withValue("bound") {
    for number in 1...3 {
      DispatchQueue.global().async(group: group) {
        lines.withLock { $0.append("\(number) under \(Trace.id)") }
      }
    }
  }
  group.wait()
  print(lines.withLock { $0.sorted() })  // expect: ["1 under none", "2 under none", "3 under none"]

  let serial = DispatchQueue(label: "serial")
  group.enter()
  serial.asyncAfter(deadline: .now() + .milliseconds(5)) {
    print("entered by hand")
    group.leave()
  }
  print(group.wait(timeout: .now()) == .timedOut)  // expect: true
  group.wait()  // expect: entered by hand

  let notified = DispatchSemaphore(value: 0)
  Trace.$id.withValue("notifier") {
    group.notify(queue: serial) {
      print("notified under", Trace.id)  // expect: notified under none
      notified.signal()
    }
  }
  notified.wait()

  // `sync` stays on the thread, and so keeps the values.
  Trace.$id.withValue("sync") {
    print(serial.sync { Trace.id })  // expect: sync
  }

  let two = DispatchSemaphore(value: 2)
  two.wait()
  two.wait()
  print(two.wait(timeout: .now() + .milliseconds(1)) == .timedOut)  // expect: true
  two.signal()
  two.signal()
  print(two.wait(timeout: .now()) == .success)  // expect: true
  two.signal()
}
run()
