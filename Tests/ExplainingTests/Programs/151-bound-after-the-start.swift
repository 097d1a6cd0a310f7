//? The task started before the binding. The stored function reads after the binding has ended.
enum Session {
  @TaskLocal static var user = "nobody"
}

func page() -> String { "page of \(Session.user)" }

func open(_ handler: () -> String) { print(handler()) }

let early = Task { open(page) }
await Session.$user.withValue("ada") {
  await early.value
  open(page)
}
open(page)
