import Foundation
import Testing

/// Compares text with the snapshot in `Snapshots/`, which also contains its input.
///
/// With `RECORD_SNAPSHOTS=1` the file is written again, and the test still fails.
func check(
  _ name: String, input: String, outputs: KeyValuePairs<String, String>,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var text = "=== input\n" + input + (input.hasSuffix("\n") ? "" : "\n")
  for (title, output) in outputs { text += "\n=== \(title)\n" + output }

  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Snapshots/\(name).txt")
  let recorded = try? String(contentsOf: file, encoding: .utf8)
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: file)
    Issue.record("\(name) was recorded, not compared", sourceLocation: sourceLocation)
    return
  }
  guard let recorded else {
    Issue.record("\(name) has not been recorded; it is:\n\(text)", sourceLocation: sourceLocation)
    return
  }
  guard recorded != text else { return }
  let expected = recorded.split(separator: "\n", omittingEmptySubsequences: false)
  let found = text.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(expected, found).enumerated().first { $0.element.0 != $0.element.1 }?.offset
  let first = line ?? min(expected.count, found.count)
  Issue.record(
    """
    \(name) differs from line \(first + 1) on.
    recorded: \(first < expected.count ? String(expected[first]) : "(the end)")
    now:      \(first < found.count ? String(found[first]) : "(the end)")
    The whole is now:
    \(text)
    """, sourceLocation: sourceLocation)
}

extension String {
  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }

  /// The text without the escape sequences for colors.
  var withoutColours: String {
    var plain = ""
    var isEscaped = false
    for character in self {
      if character == "\u{1B}" { isEscaped = true }
      if !isEscaped { plain.append(character) }
      if character == "m" { isEscaped = false }
    }
    return plain
  }
}
