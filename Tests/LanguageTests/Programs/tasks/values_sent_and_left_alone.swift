// swift-format-ignore-file
final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}
actor Store {
  private var kept: Log?
  func take(_ log: Log) { kept = log }
  func count() -> Int { kept?.lines.count ?? 0 }
  func fresh() -> sending Log { Log() }
}
func work(_ log: Log) async -> Int { log.lines.count }
func keep(_ log: sending Log) -> Int { log.lines.count }
func double(_ n: Int) async -> Int { n * 2 }

// What isn't used any more can be sent.
func once(_ store: Store) async -> Int {
  let log = Log()
  log.add("a")
  log.add("b")
  await store.take(log)
  return await store.count()
}
// What a child had is back when it has been awaited.
func lent() async -> Int {
  let log = Log()
  async let count = work(log)
  let before = await count
  log.add("c")
  return before + log.lines.count
}
func local() async -> Int {
  let log = Log()
  log.add("d")
  let task = Task { log.lines.count }
  return await task.value
}
func each() async -> Int {
  var sum = 0
  for _ in 0..<3 {
    let log = Log()
    log.add("e")
    sum += await Task { log.lines.count }.value
  }
  return sum
}
func ways(_ flag: Bool) async -> Int {
  let log = Log()
  if flag { return await Task { log.lines.count }.value } else { log.add("f") }
  return log.lines.count
}
func replaced() -> Int {
  var log = Log()
  let first = keep(log)
  log = Log()
  log.add("g")
  return first + keep(log)
}
func variable() async -> Int {
  var n = 1
  n += 1
  async let doubled = double(n)
  return await doubled
}
@MainActor func stays() async -> Int {
  let log = Log()
  let task = Task { log.lines.count }
  log.add("h")
  return await task.value
}
let store = Store()
print(await once(store), await lent(), await local(), await each())  // expect: 2 1 1 3
print(await ways(true), await ways(false), replaced(), await variable())  // expect: 0 1 1 4
print(await stays())  // expect: 1
print(await store.fresh().lines.count)  // expect: 0
func early(_ flags: [Bool]) async -> Int {
  let log = Log()
  for flag in flags {
    if flag { return await Task { log.lines.count }.value }
    log.add("i")
  }
  log.add("j")
  return log.lines.count
}
func guarded(_ store: Store, _ flag: Bool) async -> Int {
  let log = Log()
  guard flag else {
    await store.take(log)
    return await store.count()
  }
  log.add("k")
  switch log.lines.count {
  case 0: await store.take(log)
  default: log.add("l")
  }
  return 5
}
print(await early([false, true]), await early([]), await guarded(store, false))  // expect: 1 1 0
print(await guarded(store, true))  // expect: 5
func make(_ line: String) -> Log { let log = Log(); log.add(line); return log }
func made() async -> Int {
  let log = make("m"), other = log
  async let count = work(other)
  let task = Task { [log = make("n")] in log.lines.count }
  let third = make("o")
  let last = Task { third.lines.count }
  return await count + task.value + last.value
}
print(await made())  // expect: 3
