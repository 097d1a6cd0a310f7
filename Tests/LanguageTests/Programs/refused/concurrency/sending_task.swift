// swift-format-ignore-file
final class Log { var lines: [String] = [] }
func a() async {
  let log = Log()
  let t = Task { log.lines.append("a") }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
  log.lines.append("b")
  await t.value
}
func b() async {
  let log = Log()
  async let x: Void = { log.lines.append("a") }()  // error: sending 'log' risks causing data races
  log.lines.append("b")
  await x
}
func c() async {
  let log = Log()
  await withTaskGroup(of: Void.self) { group in
    group.addTask { log.lines.append("a") }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
    group.addTask { log.lines.append("b") }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
  }
}
func d() async {
  let log = Log()
  await withTaskGroup(of: Int.self) { group in
    group.addTask { 1 }
    for await n in group { log.lines.append("\(n)") }
  }
}
await d()
