//? The deinit is isolated: it runs on the main actor, without the task-local values of the code that released it.
enum T { @TaskLocal static var tag = "none" }
@MainActor final class Screen {
  let name: String
  init(_ name: String) { self.name = name }
  isolated deinit { print("deinit \(name), tag \(T.tag)") }
}
T.$tag.withValue("bound") {
  let screen = Screen("inline")
  print(screen.name)
}
await Task.detached {
  let screen = await Screen("detached")
  print(await screen.name)
}.value
try await Task.sleep(for: .milliseconds(50))
