//? The closure is called after the binding has ended, so it reads the default.
enum Trace {
  @TaskLocal static var id = "none"
}
nonisolated(unsafe) var handlers: [() -> Void] = []
func register() {
  Trace.$id.withValue("request 7") {
    handlers.append { print("handled", Trace.id) }
  }
}
register()
for handler in handlers { handler() }
