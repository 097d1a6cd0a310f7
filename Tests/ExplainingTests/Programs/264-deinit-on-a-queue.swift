//? The closure of D1 keeps the connection, which ends outside of any task.
import Dispatch

enum Request { @TaskLocal static var id = "none" }

final class Connection: @unchecked Sendable {
  deinit { print("closed in \(Request.id)") }
  func ping() {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(30)) {
      print("ping in \(Request.id)")
      _ = self
    }
  }
}

func visit() { Connection().ping() }

try await Request.$id.withValue("r1") {
  visit()
  try await Task.sleep(for: .milliseconds(80))
}
print("end")
