//? The operation ends before its task, which nobody awaits.
import Foundation

actor Journal {
  private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
}

final class Importer: Sendable {
  private let queue: OperationQueue
  let journal = Journal()

  init() {
    queue = OperationQueue()
    // One after the other: the files build on each other.
    queue.maxConcurrentOperationCount = 1
  }

  func add(_ file: String, minutes: Int) {
    queue.addOperation {
      Task {
        await self.journal.write("begin \(file)")
        try? await Task.sleep(for: .milliseconds(minutes * 40))
        await self.journal.write("end \(file)")
      }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  func finish() {
    queue.waitUntilAllOperationsAreFinished()
  }
}

func importAll(_ importer: Importer) {
  importer.add("people", minutes: 3)
  importer.finish()
  importer.add("orders", minutes: 1)
  importer.finish()
}

let importer = Importer()
importAll(importer)
print("finished: \(await importer.journal.lines.contains("end orders"))")
try await Task.sleep(for: .milliseconds(300))
for line in await importer.journal.lines {
  print(line)
}
