import Foundation
import Synchronization

/// The output of a program so far.
final class ProgramOutput: Sendable {
  private let text = Mutex("")

  func append(_ more: String) {
    text.withLock { $0 += more }
  }

  /// Whole lines without trailing spaces, which comments can't show.
  var lines: [String] {
    let all = text.withLock { $0 }
    if all.isEmpty { return [] }
    let body = all.hasSuffix("\n") ? String(all.dropLast()) : all
    return body.components(separatedBy: "\n").map { line in
      line.trimmingCharacters(in: .whitespaces)
    }
  }
}
