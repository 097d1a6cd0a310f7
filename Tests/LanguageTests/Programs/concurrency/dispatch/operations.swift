// Operations in the order of their dependencies and priorities; nothing is inherited from who adds
// them.
import Foundation

enum Request {
  @TaskLocal static var id = "none"
}

let imports = OperationQueue()
imports.name = "imports"
imports.maxConcurrentOperationCount = 1
Request.$id.withValue("a1") {
  print("adding for", Request.id)
  imports.addOperation { print("first for", Request.id) }
  let second = BlockOperation {
    print("second for", Request.id, "on", OperationQueue.current?.name ?? "no queue")
  }
  imports.addOperation(second)
}
imports.waitUntilAllOperationsAreFinished()

let fetch = BlockOperation { print("fetch") }
let parse = BlockOperation { print("parse") }
let save = BlockOperation { print("save") }
parse.addDependency(fetch)
save.addDependency(parse)
print("ready", fetch.isReady, save.isReady)
OperationQueue().addOperations([save, parse, fetch], waitUntilFinished: true)
print("finished", save.isFinished, "after", save.dependencies.count)

final class Count: Operation, @unchecked Sendable {
  var numbers: [Int] = []
  override func main() {
    for number in 1...3 where !isCancelled { numbers.append(number) }
  }
}

let counted = Count()
let cancelled = Count()
cancelled.cancel()
imports.addOperations([counted, cancelled], waitUntilFinished: true)
print(counted.numbers, cancelled.numbers, cancelled.isCancelled, cancelled.isFinished)

let twice = BlockOperation { print("block 1") }
twice.addExecutionBlock { print("block 2") }
twice.start()
print(twice.executionBlocks.count, twice.isFinished)

imports.isSuspended = true
for (name, priority) in [("low", Operation.QueuePriority.low), ("high", .high), ("mid", .normal)] {
  let operation = BlockOperation { print("priority", name) }
  operation.queuePriority = priority
  imports.addOperation(operation)
}
print("suspended", imports.isSuspended)
imports.isSuspended = false
imports.waitUntilAllOperationsAreFinished()

let many = OperationQueue()
let lock = NSLock()
nonisolated(unsafe) var sum = 0
for number in 1...20 {
  many.addOperation { lock.withLock { sum += number } }
}
many.addBarrierBlock { print("before the barrier", sum) }
many.waitUntilAllOperationsAreFinished()
print(OperationQueue.main.maxConcurrentOperationCount, many.maxConcurrentOperationCount)
print(OperationQueue.current === OperationQueue.main)
// expect: adding for a1
// expect: first for none
// expect: second for none on imports
// expect: ready true false
// expect: fetch
// expect: parse
// expect: save
// expect: finished true after 1
// expect: [1, 2, 3] [] true true
// expect: block 1
// expect: block 2
// expect: 2 true
// expect: suspended true
// expect: priority high
// expect: priority mid
// expect: priority low
// expect: before the barrier 210
// expect: 1 -1
// expect: true
