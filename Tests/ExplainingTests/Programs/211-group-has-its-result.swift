//? The group has its result, and still waits for its other task.
actor Log {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

func fetch(_ mirror: String, _ time: Duration, _ log: Log) async -> String {
  do {
    try await Task.sleep(for: time)
    await log.add("\(mirror) done")
    return mirror
  } catch {
    await log.add("\(mirror) stopped")
    return "nothing"
  }
}

func fastest(_ log: Log) async -> String {
  await withTaskGroup(of: String.self) { group in
    group.addTask { await fetch("near", .milliseconds(20), log) }
    group.addTask { await fetch("far", .milliseconds(200), log) }
    let first = await group.next()!
    await log.add("picked \(first)")
    return first
  }
}

let log = Log()
let winner = await fastest(log)
await log.add("shown \(winner)")
for line in await log.lines { print(line) }
