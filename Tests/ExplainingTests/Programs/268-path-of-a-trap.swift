//? The lock isn't recursive: record, which holds it, calls write, which waits for it.
import Foundation

final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  func write(_ text: String) {
    lock.lock()
    defer { lock.unlock() }
    lines.append(text)
  }
  func record(_ text: String) {
    lock.lock()
    defer { lock.unlock() }
    if lines.isEmpty { write("first error") }
    lines.append("ERROR \(text)")
  }
}

let log = Log()
func save() { log.record("disk full") }
save()
