/// One expected line: literal text, or a pattern when it ends in ` (glob)` or ` (re)`.
///
/// A line that has to end in one of those words takes ` (literal)` after it; only that last
/// ending is then taken off.
package enum LinePattern: Equatable, Sendable {
  case literal(String)
  /// `*` is any run of characters, `?` any one; a backslash makes the next one literal.
  case glob(String)
  /// A regular expression for the whole line.
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

  /// The line to expect when exactly `output` is printed.
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
    switch self {
    case .literal(let text): return text == line
    case .glob(let pattern): return globMatches(Array(pattern), Array(line))
    case .expression(let pattern):
      guard let expression = try? Regex(pattern) else { return false }
      return (try? expression.wholeMatch(in: line)) != nil
    }
  }

  /// Whether the pattern occurs in the line, with anything before and after it.
  package func occurs(in line: String) -> Bool {
    switch self {
    case .literal(let text): return text.isEmpty || line.contains(text)
    case .glob(let pattern): return globMatches(Array("*\(pattern)*"), Array(line))
    case .expression(let pattern):
      guard let expression = try? Regex(pattern) else { return false }
      return (try? expression.firstMatch(in: line)) != nil
    }
  }

  var problem: LessonProblem? {
    guard case .expression(let pattern) = self else { return nil }
    do {
      _ = try Regex(pattern)
      return nil
    } catch {
      return .invalidPattern(pattern, reason: String(describing: error))
    }
  }
}

/// Matches with one place to go back to, the last `*`: linear in practice, quadratic at worst.
private func globMatches(_ pattern: [Character], _ text: [Character]) -> Bool {
  var p = 0
  var t = 0
  var retry: (p: Int, t: Int)?
  while t < text.count {
    if p < pattern.count, pattern[p] == "*" {
      retry = (p + 1, t)
      p += 1
      continue
    }
    if p < pattern.count {
      let isEscape = pattern[p] == "\\" && p + 1 < pattern.count
      let expected = isEscape ? pattern[p + 1] : pattern[p]
      if expected == text[t] || (expected == "?" && !isEscape) {
        p += isEscape ? 2 : 1
        t += 1
        continue
      }
    }
    guard let last = retry else { return false }
    retry = (last.p, last.t + 1)
    p = last.p
    t = last.t + 1
  }
  while p < pattern.count, pattern[p] == "*" { p += 1 }
  return p == pattern.count
}
