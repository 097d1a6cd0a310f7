// swift-format-ignore-file
@MainActor final class Log { var lines = [String]() }
let log = Log()
let first = Task { @MainActor in log.lines.append("task") }
await MainActor.run { log.lines.append("run") }
await first.value
print(log.lines)
@MainActor func direct() async { log.lines.append("direct") }
let second = Task { @MainActor in log.lines.append("second") }
await direct()
let body: @MainActor () -> Void = { log.lines.append("body") }
body()
await second.value
print(log.lines)
@MainActor func nested() async -> Int {
  let t = Task { log.lines.append("queued") }
  let n = await MainActor.run { log.lines.append("in run"); return 3 }
  await t.value
  return n
}
print(await nested(), log.lines.suffix(2))
struct E: Error {}
do { try await MainActor.run { throw E() } } catch { print(error) }
// expect: ["task", "run"]
// expect: ["task", "run", "direct", "body", "second"]
// expect: 3 ["queued", "in run"]
// expect: E()
