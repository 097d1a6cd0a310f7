/// Reads a pattern.
struct LinePatternParser {
  private typealias Problem = LineMatcher.Problem

  /// The maximum nesting of groups.
  private static let mostNested = 100

  private var rest: Substring
  private var nesting = 0

  init(_ pattern: String) { rest = Substring(pattern) }

  mutating func parse() throws(LineMatcher.Problem) -> LinePatternNode {
    let node = try choice()
    guard rest.isEmpty else { throw .unopened }
    return node
  }

  private mutating func choice() throws(Problem) -> LinePatternNode {
    var parts = [try sequence()]
    while rest.first == "|" {
      rest.removeFirst()
      parts.append(try sequence())
    }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws(Problem) -> LinePatternNode {
    var parts: [LinePatternNode] = []
    while let next = rest.first, next != "|", next != ")" {
      let part = try atom()
      parts.append(try repeated(part))
    }
    return .sequence(parts)
  }

  private mutating func atom() throws(Problem) -> LinePatternNode {
    switch rest.removeFirst() {
    case "(": return try group()
    case "[": return .character(try characterClass())
    case ".": return .character(.any)
    case "^": return .lineStart
    case "$": return .lineEnd
    case "*", "+", "?": throw .nothingToRepeat
    case "\\": return try escape()
    case let character: return .character(CharacterClass(character))
    }
  }

  private mutating func group() throws(Problem) -> LinePatternNode {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.mostNested else { throw .tooLarge }
    if rest.first == "?" {
      guard rest.hasPrefix("?:") else {
        throw .notSupported("(" + rest.prefix(3))
      }
      rest.removeFirst(2)
    } else if rest.first == "*" {
      throw .notSupported("(*")
    }
    let node = try choice()
    guard rest.popFirst() == ")" else { throw .unclosed("(") }
    return node
  }

  /// The part with the repetition after it. A lazy repetition matches the same lines as a greedy one.
  private mutating func repeated(_ part: LinePatternNode) throws(Problem) -> LinePatternNode {
    let (least, most): (Int, Int?)
    switch rest.first {
    case "*": (least, most) = (0, nil)
    case "+": (least, most) = (1, nil)
    case "?": (least, most) = (0, 1)
    case "{":
      guard let bounds = try bounds() else { throw .malformedRepetition }
      (least, most) = bounds
    default: return part
    }
    if rest.first != nil, "*+?".contains(rest.first ?? " ") { rest.removeFirst() }
    if rest.first == "?" { rest.removeFirst() }
    if rest.first == "+" { throw .notSupported("++") }
    if let next = rest.first, "*{".contains(next) { throw .nothingToRepeat }
    return .repeated(part, least, most)
  }

  /// `{2}`, `{2,}`, `{,3}`, `{2,3}`
  private mutating func bounds() throws(Problem) -> (Int, Int?)? {
    guard let end = rest.firstIndex(of: "}") else { throw .unclosed("{") }
    let parts = rest[rest.index(after: rest.startIndex)..<end].split(
      separator: ",", omittingEmptySubsequences: false)
    rest = rest[rest.index(after: end)...]
    let numbers = parts.map { Int($0) }
    guard let first = parts.first, parts.count <= 2,
      zip(parts, numbers).allSatisfy({ $0.isEmpty || ($1 ?? -1) >= 0 })
    else { return nil }
    if numbers.contains(where: { ($0 ?? 0) > LineMatcher.mostSteps }) { throw .tooLarge }
    if parts.count == 1 { return numbers[0].map { ($0, $0) } }
    let least = first.isEmpty ? 0 : numbers[0] ?? 0
    guard let most = numbers[1] else { return first.isEmpty ? nil : (least, nil) }
    return most < least ? nil : (least, most)
  }

  private mutating func escape() throws(Problem) -> LinePatternNode {
    switch rest.first {
    case "b", "B":
      return .wordBoundary(isWanted: rest.removeFirst() == "b")
    case "A":
      rest.removeFirst()
      return .lineStart
    case "z", "Z":
      rest.removeFirst()
      return .lineEnd
    default: return .character(CharacterClass(try escaped()))
    }
  }

  /// Parses an escape, after the backslash.
  private mutating func escaped() throws(Problem) -> CharacterClass.Item {
    guard let character = rest.popFirst() else { throw .endsInBackslash }
    switch character {
    case "d", "D": return .digit(character == "d")
    case "w", "W": return .word(character == "w")
    case "s", "S": return .space(character == "s")
    case "n": return .character("\n")
    case "r": return .character("\r")
    case "t": return .character("\t")
    case "e": return .character("\u{1B}")
    case "u", "x": return .character(try scalar(digits: character == "u" ? 4 : 2))
    case _ where character.isASCII && (character.isLetter || character.isNumber):
      throw character.isNumber || "kgpPXRNKG".contains(character)
        ? .notSupported("\\" + String(character)) : .unknownEscape(character)
    default: return .character(character)
    }
  }

  /// Parses `{1F600}`, or a fixed number of hexadecimal digits.
  private mutating func scalar(digits: Int) throws(Problem) -> Character {
    var text = rest.prefix(digits)
    if rest.first == "{" {
      guard let end = rest.prefix(12).firstIndex(of: "}") else { throw .unclosed("{") }
      text = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
    } else {
      rest = rest.dropFirst(digits)
    }
    guard let number = UInt32(text, radix: 16), let scalar = Unicode.Scalar(number) else {
      throw .unknownEscape("u")
    }
    return Character(scalar)
  }

  /// Parses a class, after the `[`.
  private mutating func characterClass() throws(Problem) -> CharacterClass {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.mostNested else { throw .tooLarge }
    var result = CharacterClass()
    if rest.first == "^" {
      rest.removeFirst()
      result.isNegated = true
    }
    while let next = rest.popFirst() {
      if next == "]", !result.items.isEmpty { return result }
      if next == "[" {
        if rest.first == ":" { throw .notSupported("[:") }
        result.items.append(.inside(try characterClass()))
        continue
      }
      for operation in ["&&", "--", "~~"] where next == operation.first && rest.first == next {
        throw .notSupported(operation)
      }
      let item: CharacterClass.Item = next == "\\" ? try escaped() : .character(next)
      result.items.append(try range(from: item) ?? item)
    }
    throw .unclosed("[")
  }

  /// Parses `a-z`, after the first character.
  private mutating func range(
    from item: CharacterClass.Item
  ) throws(Problem) -> CharacterClass.Item? {
    guard case .character(let first) = item, rest.first == "-",
      let next = rest.dropFirst().first, next != "]"
    else { return nil }
    rest.removeFirst(2)
    guard case .character(let last) = next == "\\" ? try escaped() : .character(next),
      let low = first.unicodeScalars.first, let high = last.unicodeScalars.first, low <= high
    else { throw .emptyRange }
    return .range(low...high)
  }
}
