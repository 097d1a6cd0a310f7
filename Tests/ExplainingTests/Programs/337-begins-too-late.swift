//? The task begins only when main awaits, after the change that it should have seen.
enum Theme: String, Sendable { case light, dark, sepia }

@MainActor final class ThemeCenter {
  private(set) var current = Theme.light
  private var listeners: [Int: AsyncStream<Theme>.Continuation] = [:]
  private var nextID = 0

  func changes() -> AsyncStream<Theme> {
    let id = nextID
    nextID += 1
    let (stream, continuation) = AsyncStream.makeStream(of: Theme.self)
    listeners[id] = continuation
    return stream
  }

  func set(_ theme: Theme) {
    current = theme
    for listener in listeners.values { listener.yield(theme) }
  }

  func close() {
    for listener in listeners.values { listener.finish() }
    listeners = [:]
  }
}

@MainActor final class Reader {
  let center: ThemeCenter
  private(set) var seen: [Theme] = []
  private var task: Task<Void, Never>?

  init(center: ThemeCenter) {
    self.center = center
    task = Task {
      for await theme in center.changes() { seen.append(theme) }
    }
  }

  func finished() async { await task?.value }
}

let center = ThemeCenter()
let reader = Reader(center: center)
center.set(.dark)
try await Task.sleep(for: .milliseconds(10))
center.set(.sepia)
try await Task.sleep(for: .milliseconds(10))
center.close()
await reader.finished()
print("current: \(center.current.rawValue)")
print("seen: \(reader.seen.map(\.rawValue))")
