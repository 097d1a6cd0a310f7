//? main added all operations, in which no binding is in effect; main waits until a signal.
import Foundation

enum Trace {
  @TaskLocal static var name = "none"
}

let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
Trace.$name.withValue("import") {
  queue.addOperation { print("first: \(Trace.name)") }
}
queue.addOperation { print("second: \(Trace.name)") }
let third = BlockOperation {
  Thread.sleep(forTimeInterval: 0.02)
  print("third: \(Trace.name)")
}
Trace.$name.withValue("export") {
  queue.addOperation(third)
}
queue.waitUntilAllOperationsAreFinished()

let gate = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  Thread.sleep(forTimeInterval: 0.03)
  print("work done")
  gate.signal()
}
gate.wait()
print("gate open")
if gate.wait(timeout: .now() + 0.1) == .timedOut { print("closed") }

let group = DispatchGroup()
for number in 1...2 {
  DispatchQueue.global().async(group: group) {
    Thread.sleep(forTimeInterval: 0.01 * Double(number))
    print("part \(number)")
  }
}
let end = DispatchSemaphore(value: 0)
group.notify(queue: .global()) {
  print("all parts")
  end.signal()
}
end.wait()
