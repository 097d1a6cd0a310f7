//? The default of a task-local is computed once.
enum Trace {
  nonisolated(unsafe) static var made = 0

  static func next() -> String {
    made += 1
    return "trace-\(made)"
  }

  @TaskLocal static var id = next()
}

func handle(_ path: String) async -> String { "\(path) \(Trace.id)" }

func serve(_ path: String) async {
  print(await handle(path))
}

await serve("/a")
await serve("/b")
await Trace.$id.withValue(Trace.next()) {
  await serve("/c")
  await serve("/d")
}
await serve("/e")
await Task.detached { await serve("/f") }.value
