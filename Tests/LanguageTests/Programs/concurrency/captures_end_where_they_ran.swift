// The captures of a closure end on the task or queue that ran it.
import Dispatch

enum Session { @TaskLocal static var name = "none" }

final class Upload: Sendable {
  let file: String
  init(_ file: String) { self.file = file }
  deinit { print("close \(file) in \(Session.name)") }
}

await Session.$name.withValue("task") {
  await Task { [upload = Upload("a")] in print("sent \(upload.file)") }.value
}
await Session.$name.withValue("detached") {
  await Task.detached { [upload = Upload("b")] in print("sent \(upload.file)") }.value
}
await Session.$name.withValue("group") {
  await withTaskGroup(of: Void.self) { group in
    group.addTask { [upload = Upload("c")] in
      Session.$name.withValue("inner") { print("sent \(upload.file)") }
    }
  }
}
await Session.$name.withValue("main actor") {
  await Task { @MainActor [upload = Upload("d")] in print("sent \(upload.file)") }.value
}
actor Store {
  func run() async {
    await Task { [upload = Upload("e")] in print("sent \(upload.file)") }.value
  }
}
await Session.$name.withValue("actor") { await Store().run() }
let queue = DispatchQueue(label: "uploads")
await Session.$name.withValue("queue") {
  queue.suspend()
  queue.async { [upload = Upload("f")] in print("sent \(upload.file)") }
  queue.resume()
  await withCheckedContinuation { done in queue.async { done.resume() } }
}
// A closure that is kept doesn't end with its task.
let kept: @Sendable () -> Void = { [upload = Upload("g")] in print("sent \(upload.file)") }
await Task(operation: kept).value
kept()
do {
  try await Session.$name.withValue("throws") {
    try await Task { [upload = Upload("h")] in
      print("sent \(upload.file)")
      throw CancellationError()
    }.value
  }
} catch { print("\(type(of: error))") }
print("end")
// expect: sent a
// expect: close a in task
// expect: sent b
// expect: close b in none
// expect: sent c
// expect: close c in group
// expect: sent d
// expect: close d in main actor
// expect: sent e
// expect: close e in actor
// expect: sent f
// expect: close f in none
// expect: sent g
// expect: sent g
// expect: sent h
// expect: close h in throws
// expect: CancellationError
// expect: end
