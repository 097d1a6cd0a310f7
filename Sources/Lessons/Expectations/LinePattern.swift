import MessageTables
import Phrases

/// One expected line: literal text, or a pattern if it ends in ` (glob)` or ` (re)`.
///
/// A literal line that ends in one of these words needs ` (literal)` after it. Only that last
/// ending is then removed.
package enum LinePattern: Equatable, Sendable {
  case literal(String)
  /// `*` matches any run of characters, `?` any one. A backslash makes the next one literal.
  case glob(String)
  /// A regular expression for the whole line, in the syntax that `LineMatcher` supports.
  case expression(String)

  package init(_ line: String) {
    if line.utf8.last != UInt8(ascii: ")") {
      self = .literal(line)
    } else if line.hasSuffix(" (literal)") {
      self = .literal(String(line.dropLast(" (literal)".count)))
    } else if line.hasSuffix(" (glob)") {
      self = .glob(String(line.dropLast(" (glob)".count)))
    } else if line.hasSuffix(" (re)") {
      self = .expression(String(line.dropLast(" (re)".count)))
    } else {
      self = .literal(line)
    }
  }

  /// Returns the expected line for an exact output.
  package static func line(for output: String) -> String {
    // An editor would lose control characters, and a NUL would make the file unreadable.
    if output.utf8.contains(where: { ($0 < .space && $0 != .tab) || $0 == 0x7F }) {
      return expression(for: output) + " (re)"
    }
    if LinePattern(output) == .literal(output) { return output }
    return output + " (literal)"
  }

  private static func expression(for text: String) -> String {
    text.unicodeScalars.map { scalar in
      if scalar.value < 0x20 || scalar.value == 0x7F {
        "\\u{\(String(scalar.value, radix: 16))}"
      } else if scalar.isASCII, UInt8(scalar.value).isPunctuation {
        "\\\(scalar)"
      } else {
        String(scalar)
      }
    }
    .joined()
  }

  package func matches(_ line: String) -> Bool {
    if case .literal(let text) = self { return text == line }
    return (try? matcher())?.matches(line) ?? false
  }

  /// Whether the pattern occurs in the line, with anything before and after it.
  package func occurs(in line: String) -> Bool {
    if case .literal(let text) = self { return text.isEmpty || line.contains(text) }
    return (try? matcher())?.matches(line, anywhere: true) ?? false
  }

  var problem: LessonProblem? {
    guard case .expression(let pattern) = self else { return nil }
    do throws(LineMatcher.Problem) {
      _ = try matcher()
      return nil
    } catch {
      return .invalidPattern(pattern, reason: error.text)
    }
  }

  private func matcher() throws(LineMatcher.Problem) -> LineMatcher {
    switch self {
    case .literal(let text): try LineMatcher(literal: text)
    case .glob(let pattern): try LineMatcher(glob: pattern)
    case .expression(let pattern): try LineMatcher(expression: pattern)
    }
  }
}
