//? The task was cancelled before it added the handler, so the handler runs before the operation.
import Synchronization

final class Export: Sendable {
  private let stopped = Mutex(false)

  func stop() {
    print("stop")
    stopped.withLock { $0 = true }
  }

  func start() {
    stopped.withLock { $0 = false }
  }

  func write(pages: Int) async -> Int {
    await withTaskCancellationHandler {
      start()
      var written = 0
      while written < pages, !stopped.withLock({ $0 }) {
        written += 1
        await Task.yield()
      }
      return written
    } onCancel: {
      stop()
    }
  }
}

let export = Export()
let task = Task {
  try? await Task.sleep(for: .seconds(10))
  return await export.write(pages: 3)
}
task.cancel()
print("pages:", await task.value)
