// swift-format-ignore-file
enum Trace { @TaskLocal static var id = "none" }
struct Refused: Error {}

actor Log {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}
let log = Log()

await Trace.$id.withValue("server") {
  await withDiscardingTaskGroup { group in
    for connection in 1...3 {
      group.addTask { await log.add("\(connection) under \(Trace.id)") }
    }
  }
}
print(await log.lines.sorted())  // expect: ["1 under server", "2 under server", "3 under server"]

let answer = await withDiscardingTaskGroup { group in
  group.addTask { print("child") }  // expect: child
  return 42
}
print(answer)  // expect: 42

// One error cancels all and comes out.
do {
  try await withThrowingDiscardingTaskGroup { group in
    group.addTask {
      do {
        try await Task.sleep(for: .seconds(30))
      } catch {
        print("stopped")  // expect: stopped
      }
    }
    group.addTask { throw Refused() }
  }
} catch {
  print("group threw", error)  // expect: group threw Refused()
}

await withDiscardingTaskGroup { group in
  group.cancelAll()
  print(group.isCancelled, group.addTaskUnlessCancelled { print("never") })  // expect: true false
}
