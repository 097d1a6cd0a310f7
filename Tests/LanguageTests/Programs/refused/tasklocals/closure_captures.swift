// swift-format-ignore-file
enum Trace { @TaskLocal static var id = 0 }
func use() {
  var count = 0
  Trace.$id.withValue(1) { count += 1 }
  Task { count += Trace.id }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
  Trace.$id.withValue(2) {
    Task { print(Trace.id) }
    Task.detached { count += 1 }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
  }
  print(count)
}
use()
