// swift-format-ignore-file
enum Trace { @TaskLocal static var id = "none" }

// On its own actor an immediate task begins before the call returns.
actor Worker {
  private var log: [String] = []
  func start() async -> [String] {
    let task = Trace.$id.withValue("immediate") {
      Task.immediate {
        log.append("task under \(Trace.id)")
        await Task.yield()
        log.append("task again")
      }
    }
    log.append("method")
    await task.value
    return log
  }
}
print(await Worker().start())  // expect: ["task under immediate", "method", "task again"]

@MainActor func onMain() async {
  print("first")  // expect: first
  let task = Task.immediate {
    print("second")  // expect: second
    return 4
  }
  print("third")  // expect: third
  print(await task.value)  // expect: 4
  let ordinary = Task { print("fifth") }
  print("fourth")  // expect: fourth
  await ordinary.value  // expect: fifth
}
await onMain()
