/// Parts that a quantifier can repeat.
extension RegexParser {
  enum Part {
    case characters(String)
    case node(RegexPattern.Node)
  }

  /// Reads a part. Returns nil after something that matches nothing, such as a comment.
  mutating func part() throws(RegexPattern.Refusal) -> Part? {
    let start = position
    try skipTrivia()
    guard position == start, let next = peek else { return nil }
    switch next {
    case "(": return try group()
    case "[":
      skipClass()
      return .node(member(from: start))
    case "\\": return try escape()
    default: break
    }
    position += 1
    switch next {
    case ".": return .node(.element(options.dotMatchesNewlines ? .any : .anyButNewline))
    case "^":
      return .node(
        .assertion(options.anchorsMatchLineEndings ? .startOfLine : .startOfSubject))
    case "$":
      return .node(.assertion(options.anchorsMatchLineEndings ? .endOfLine : .endOfSubject))
    default: return .characters(String(next))
    }
  }

  /// An element for which the text from a place to here is a pattern.
  private mutating func member(from start: Int) -> RegexPattern.Node {
    let pattern = options.prefix + String(text[start..<position])
    if let known = classes.firstIndex(of: pattern) { return .element(.member(known)) }
    classes.append(pattern)
    return .element(.member(classes.count - 1))
  }

  /// Skips a character class in brackets, with those inside.
  private mutating func skipClass() {
    var depth = 0
    repeat {
      if take("\\Q") {
        while position < text.count, !isAt("\\E") { position += 1 }
      } else if take("\\") {
        position += 1
      } else if take("[") {
        depth += 1
      } else {
        if peek == "]" { depth -= 1 }
        position += 1
      }
    } while depth > 0 && position < text.count
  }

  // MARK: Escapes

  private mutating func escape() throws(RegexPattern.Refusal) -> Part {
    let start = position
    position += 1
    guard let letter = peek else { throw .unsupported("this pattern") }
    position += 1
    switch letter {
    case "d", "D", "w", "W", "s", "S", "h", "H", "v", "V", "R", "N", "X", "O":
      if letter == "N", peek == "{" { _ = try upTo("}") }
      return .node(member(from: start))
    case "p", "P":
      guard peek == "{" else { throw .unsupported("`\\\(letter)` without braces") }
      _ = try upTo("}")
      return .node(member(from: start))
    case "A": return .node(.assertion(.startOfSubject))
    case "z": return .node(.assertion(.endOfSubject))
    case "Z": return .node(.assertion(.endOfSubjectBeforeNewline))
    case "G": return .node(.assertion(.startOfSearch))
    case "b": return .node(.assertion(.wordBoundary))
    case "B": return .node(.assertion(.notWordBoundary))
    case "y": return .node(.assertion(.textSegment))
    case "Y": return .node(.assertion(.notTextSegment))
    case "Q":
      let quoted = text[position...]
      guard quoted.indices.contains(where: { quoted[$0...].starts(with: "\\E") }) else {
        position = text.count
        return .characters(String(quoted))
      }
      return .characters(try upTo("\\E"))
    case "k": return .node(.backreference(try named()))
    case "1"..."9":
      if let next = peek, next.isNumber { throw .unsupported("a number of several digits") }
      return .node(.backreference(Int(String(letter)).map { $0 - 1 } ?? 0))
    default:
      if let scalars = try scalars(letter) { return .characters(scalars) }
      guard !letter.isLetter, !letter.isNumber else { throw .unsupported("`\\\(letter)`") }
      return .characters(String(letter))
    }
  }

  /// The characters of an escape that names Unicode scalars; nil if it doesn't.
  private mutating func scalars(_ letter: Character) throws(RegexPattern.Refusal) -> String? {
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "f": return "\u{C}"
    case "e": return "\u{1B}"
    case "a": return "\u{7}"
    case "0":
      if let next = peek, next.isNumber { throw .unsupported("a number in octal digits") }
      return "\0"
    case "u", "x", "U": break
    default: return nil
    }
    let digits: [Substring]
    if take("{") {
      digits = try upTo("}").split(whereSeparator: \.isWhitespace)
    } else {
      let count = letter == "u" ? 4 : letter == "U" ? 8 : 2
      let found = text[position...].prefix(count)
      position += found.count
      digits = [Substring(String(found))]
    }
    var result = ""
    for number in digits {
      guard let scalar = UInt32(number, radix: 16).flatMap(Unicode.Scalar.init) else {
        throw .unsupported("`\\\(letter)`")
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Reads the name of a capture in delimiters, and finds the capture.
  private mutating func named() throws(RegexPattern.Refusal) -> Int {
    for (opening, closing) in [("<", ">"), ("'", "'"), ("{", "}")] where take(opening) {
      return try capture(named: upTo(closing))
    }
    throw .unsupported("`\\k`")
  }

  /// The index of a capture by its name.
  func capture(named name: String) throws(RegexPattern.Refusal) -> Int {
    guard let index = captures.firstIndex(where: { $0.name == name }) else {
      throw .unsupported("a reference to a later group")
    }
    return index
  }
}
