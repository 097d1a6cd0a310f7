// swift-format-ignore-file
enum Trace { @TaskLocal static var id = "none" }

print(await Task(priority: .high) { Task.currentPriority == .high }.value)  // expect: true
print(await Task.detached(priority: .background) { Task.basePriority == .background }.value)  // expect: true
print(TaskPriority.high > .low, TaskPriority.utility == .low)  // expect: true true
print(await Task(priority: .low) { await Task { Task.basePriority == .low }.value }.value)  // expect: true

// Runs here until it first waits.
func order() async {
  print("before")  // expect: before
  let task = Trace.$id.withValue("immediate") {
    Task.immediate {
      print("in the task, under", Trace.id)  // expect: in the task, under immediate
      await Task.yield()
      return Trace.id
    }
  }
  print("after")  // expect: after
  print(await task.value)  // expect: immediate
}
await order()
let detached = Trace.$id.withValue("bound") { Task.immediateDetached { Trace.id } }
print(await detached.value)  // expect: none

let results = Task<Int, Never> { 7 }
switch await results.result {
case .success(let value): print("success", value)  // expect: success 7
}
