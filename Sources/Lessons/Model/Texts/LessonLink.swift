import Foundation

/// A link in the text of a lesson, with its position.
package struct LessonLink: Equatable, Sendable {
  package var destination: String
  /// The number of the line, from 1.
  package var line: Int
  /// The column from 1, in bytes of UTF-8, as the compiler counts.
  package var column: Int

  package init(destination: String, line: Int, column: Int) {
    self.destination = destination
    self.line = line
    self.column = column
  }

  /// The target of a destination, as far as the file with the link determines it.
  package enum Target: Equatable, Sendable {
    /// `https:…`, `mailto:…`: a target that isn't checked.
    case elsewhere
    /// `#anchor`: a heading of the same file.
    case anchor(String)
    /// A file, relative to the one with the link, and optionally a heading in it.
    case file(String, anchor: String?)
  }

  package var target: Target {
    if Self.hasScheme(destination) || destination.hasPrefix("//") { return .elsewhere }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = parts.count == 2 ? String(parts[1]) : nil
    let path = parts.first.map(String.init) ?? ""
    if path.isEmpty { return .anchor(anchor ?? "") }
    return .file(path.removingPercentEncoding ?? path, anchor: anchor)
  }

  /// Returns whether a destination begins with a scheme such as `https:` (RFC 3986, section 3.1).
  static func hasScheme(_ destination: String) -> Bool {
    guard let colon = destination.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = destination.utf8[..<colon]
    guard let first = scheme.first, first.isLetter else { return false }
    return scheme.allSatisfy { byte in
      byte.isLetter || byte.isDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
    }
  }
}
