import Observation

final class Note { var x = 0 }
@MainActor enum Queue {
  static var waiting: [@MainActor () -> Void] = []
}
func later(_ f: @escaping @Sendable @MainActor () -> Void) -> Task<Void, Never> {
  Task { @MainActor in Queue.waiting.append(f) }
}
@MainActor func flush() {
  let all = Queue.waiting
  Queue.waiting = []
  for f in all { f() }
}

@MainActor func typed() {
  let n = Note()
  let read: @MainActor @Sendable () -> Int = { n.x }
  n.x = 1
  print("typed", read(), n.x)
}
@MainActor func usedAfter() async {
  let n = Note()
  let task = later { print("used after", n.x) }
  n.x = 2
  await task.value
  flush()
}
func fromElsewhere() async {
  let n = Note()
  n.x = 3
  await later { print("from elsewhere", n.x) }.value
  await flush()
}
@MainActor func parameter(_ n: Note) async {
  await later { print("parameter", n.x) }.value
  n.x += 1
  flush()
}
@MainActor func variable() async {
  var k = 0
  let task = later { k += 1 }
  await task.value
  flush()
  print("variable", k)
}
@MainActor func detached() async {
  let n = Note()
  let task = Task.detached { @MainActor in print("detached", n.x) }
  n.x = 5
  await task.value
}

@globalActor actor Files {
  static let shared = Files()
}
@Files func onFiles() -> Int {
  let n = Note()
  let read: @Files @Sendable () -> Int = { n.x + 6 }
  return read()
}

@MainActor @Observable final class Model { var count = 0 }
@MainActor func observed() async {
  let model = Model()
  let seen = Note()
  let counts = Observations {
    seen.x += 1
    return model.count
  }
  for await count in counts {
    print("observed", count, seen.x)
    if count == 2 { break }
    model.count += 1
  }
}

typed()
await usedAfter()
await fromElsewhere()
let note = Note()
note.x = 3
await parameter(note)
await variable()
await detached()
print("files", await onFiles())
await observed()
// expect: typed 1 1
// expect: used after 2
// expect: from elsewhere 3
// expect: parameter 4
// expect: variable 1
// expect: detached 5
// expect: files 6
// expect: observed 0 1
// expect: observed 1 2
// expect: observed 2 3
