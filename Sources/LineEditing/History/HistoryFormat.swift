import Foundation

/// The text of a history file: a heading, then one line per entry, oldest first.
///
/// Within an entry, a newline is written `\n` and a backslash `\\`.
enum HistoryFormat {
  private static let heading = "# history 1"

  static func text(of entries: some Sequence<String>) -> String {
    var text = heading + "\n"
    for entry in entries {
      for scalar in entry.unicodeScalars {
        switch scalar {
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\0": continue
        default: text.unicodeScalars.append(scalar)
        }
      }
      text += "\n"
    }
    return text
  }

  /// How many bytes tell that a file is a history.
  static let headingSize = heading.utf8.count + 1

  static func isHeading(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: (heading + "\n").utf8) || bytes.elementsEqual(heading.utf8)
  }

  /// The entries in a history file or in its end, or nil if the bytes aren't one.
  ///
  /// - Parameter isWhole: whether the heading is there; else the first line has no beginning.
  static func entries(in bytes: Data, isWhole: Bool) -> [String]? {
    let lineStart = isWhole ? bytes.startIndex : (bytes.firstIndex(of: 0x0A) ?? bytes.endIndex)
    guard !bytes.contains(0), let text = String(validating: bytes[lineStart...], as: UTF8.self)
    else { return nil }
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    // The heading, or what is left of a line.
    lines.removeFirst()
    // The last newline ends the last entry.
    if lines.last?.isEmpty == true { lines.removeLast() }
    var entries: [String] = []
    for line in lines {
      guard let entry = unescaped(line) else { return nil }
      entries.append(entry)
    }
    return entries
  }

  private static func unescaped(_ line: Substring.UnicodeScalarView) -> String? {
    var entry = String.UnicodeScalarView()
    var scalars = line.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        entry.append(scalar)
        continue
      }
      switch scalars.next() {
      case "\\": entry.append("\\")
      case "n": entry.append("\n")
      default: return nil
      }
    }
    return String(entry)
  }
}
