/// Divides a pattern into its parts. Swift's parser has accepted the pattern before.
struct RegexParser {
  /// The maximum nesting of groups, because the parser recurses.
  static let mostNested = 100

  let text: [Character]
  var position = 0
  var options = RegexOptions()
  var classes: [String] = []
  var captures: [RegexPattern.Capture] = []
  /// How many enclosing repetitions and choices can leave out what is being read.
  private var nesting = 0

  init(_ text: String) { self.text = Array(text) }

  /// Reads the whole pattern.
  mutating func parse() throws(RegexPattern.Refusal) -> RegexPattern.Node {
    let node = try choice()
    guard position == text.count else { throw .unsupported("this pattern") }
    return node
  }

  // MARK: Structure

  /// Reads alternatives up to the end or a closing parenthesis.
  mutating func choice() throws(RegexPattern.Refusal) -> RegexPattern.Node {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.mostNested else { throw .unsupported("a deeply nested pattern") }
    let first = captures.count
    var alternatives = [try sequence()]
    while take("|") { alternatives.append(try sequence()) }
    guard alternatives.count > 1 else { return alternatives[0] }
    makeOptional(from: first)
    return .choice(alternatives)
  }

  private mutating func sequence() throws(RegexPattern.Refusal) -> RegexPattern.Node {
    var nodes: [RegexPattern.Node] = []
    /// Adjacent scalars and characters, which can form one character.
    var literal = ""
    /// The options of the literal.
    var caseless = false
    func flush(_ literal: inout String, _ nodes: inout [RegexPattern.Node]) {
      guard !literal.isEmpty else { return }
      nodes.append(.text(literal.map { element($0, caseless: caseless) }))
      literal = ""
    }
    while let next = peek, next != "|", next != ")" {
      let start = captures.count
      let isEscaped =
        next == "\\"
        && text[position...].dropFirst().first.map { $0.isLetter || $0.isNumber } == true
      guard let part = try self.part() else { continue }
      let quantifier = try repetition()
      if case .characters(let characters) = part, quantifier == nil {
        if caseless != options.ignoresCase { flush(&literal, &nodes) }
        caseless = options.ignoresCase
        literal += characters
        continue
      }
      flush(&literal, &nodes)
      let node: RegexPattern.Node =
        switch part {
        case .characters(let characters):
          // Swift's matcher repeats an escaped character in several steps.
          characters.count == 1 && !isEscaped
            ? .element(element(characters.first ?? " ", caseless: options.ignoresCase))
            : .text(characters.map { element($0, caseless: options.ignoresCase) })
        case .node(let node): node
        }
      if let quantifier {
        // Swift forgets the captures in such a group, but not in the type of the output.
        if quantifier.most == 0, captures.count > start {
          throw .unsupported("a capture that is repeated 0 times")
        }
        if quantifier.least == 0 { makeOptional(from: start) }
        nodes.append(.repetition(node, quantifier))
      } else {
        nodes.append(node)
      }
    }
    flush(&literal, &nodes)
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private mutating func makeOptional(from first: Int) {
    for index in first..<captures.count { captures[index].isOptional = true }
  }

  private func element(_ character: Character, caseless: Bool) -> RegexPattern.Element {
    caseless && character.isCased ? .caseless(character.lowercased()) : .character(character)
  }

  // MARK: Repetitions

  /// Reads a quantifier, if there is one.
  private mutating func repetition() throws(RegexPattern.Refusal) -> RegexPattern.Repetition? {
    try skipTrivia()
    guard var found = amount() else { return nil }
    if take("+") {
      found.behavior = .possessive
    } else if take("?") {
      found.behavior = options.isReluctant ? .eager : .reluctant
    } else {
      found.behavior = options.isReluctant ? .reluctant : .eager
    }
    return found
  }

  private mutating func amount() -> RegexPattern.Repetition? {
    if take("*") { return .init(least: 0, most: nil) }
    if take("+") { return .init(least: 1, most: nil) }
    if take("?") { return .init(least: 0, most: 1) }
    let start = position
    guard take("{") else { return nil }
    let least = number()
    let isRange = take(",")
    let most = isRange ? number() : least
    guard take("}"), least != nil || most != nil else {
      position = start
      return nil
    }
    return .init(least: least ?? 0, most: most)
  }

  /// Reads decimal digits, with spaces around them if they have no meaning.
  private mutating func number() -> Int? {
    skipSpaceInBraces()
    defer { skipSpaceInBraces() }
    let start = position
    while let next = peek, ("0"..."9").contains(next) { position += 1 }
    return Int(String(text[start..<position]))
  }

  private mutating func skipSpaceInBraces() {
    guard options.ignoresSpace else { return }
    while peek?.isWhitespace == true { position += 1 }
  }

  // MARK: Characters

  var peek: Character? { position < text.count ? text[position] : nil }

  /// Whether the pattern continues with a text.
  func isAt(_ expected: String) -> Bool {
    text[position...].starts(with: expected)
  }

  /// Skips a text if the pattern continues with it.
  mutating func take(_ expected: String) -> Bool {
    guard isAt(expected) else { return false }
    position += expected.count
    return true
  }

  /// Reads up to a text, which is skipped.
  mutating func upTo(_ end: String) throws(RegexPattern.Refusal) -> String {
    let start = position
    while position < text.count {
      let found = position
      if take(end) { return String(text[start..<found]) }
      position += 1
    }
    throw .unsupported("this pattern")
  }

  /// Skips comments, and spaces if they have no meaning.
  mutating func skipTrivia() throws(RegexPattern.Refusal) {
    while let next = peek {
      if take("(?#") {
        _ = try upTo(")")
      } else if options.ignoresSpace, next.isWhitespace {
        position += 1
      } else if options.ignoresSpace, next == "#" {
        while let next = peek, !next.isNewline { position += 1 }
      } else {
        return
      }
    }
  }
}

/// The options in force at a place of a pattern.
struct RegexOptions {
  var ignoresCase = false
  var dotMatchesNewlines = false
  var anchorsMatchLineEndings = false
  var ignoresSpace = false
  var isReluctant = false
  var capturesOnlyNamed = false
  /// Letters of options that restrict classes to ASCII.
  var restrictions: Set<Character> = []

  /// The beginning of a pattern that sets those options that change what one character matches.
  var prefix: String {
    let letters =
      (ignoresCase ? "i" : "") + (ignoresSpace ? "x" : "") + String(restrictions.sorted())
    return letters.isEmpty ? "" : "(?\(letters))"
  }
}
