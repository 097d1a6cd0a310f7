/// The nodes of a line's pattern.
indirect enum LinePatternNode {
  case character(CharacterClass)
  case sequence([LinePatternNode])
  case choice([LinePatternNode])
  /// The minimum and maximum number of repetitions; nil for no maximum.
  case repeated(LinePatternNode, Int, Int?)
  case lineStart
  case lineEnd
  case wordBoundary(isWanted: Bool)

  /// The number of steps that it compiles to, at most a few times `LineMatcher.mostSteps`.
  var size: Int {
    let size =
      switch self {
      case .character, .lineStart, .lineEnd, .wordBoundary: 1
      case .sequence(let parts): parts.reduce(0) { min($0 + $1.size, 2 * LineMatcher.mostSteps) }
      case .choice(let parts): parts.reduce(0) { min($0 + $1.size + 2, 2 * LineMatcher.mostSteps) }
      case .repeated(let part, let least, let most): (part.size + 1) * ((most ?? least) + 1)
      }
    return min(size, 2 * LineMatcher.mostSteps)
  }
}

/// The characters that a position of a pattern matches.
struct CharacterClass: Sendable {
  enum Item: Sendable {
    case character(Character)
    case range(ClosedRange<Unicode.Scalar>)
    case digit(Bool)
    case word(Bool)
    case space(Bool)
    case inside(CharacterClass)
  }

  var items: [Item] = []
  var isNegated = false

  init() {}

  init(_ character: Character) { items = [.character(character)] }

  init(_ item: Item) { items = [item] }

  /// Every character.
  static var any: CharacterClass {
    var result = CharacterClass()
    result.isNegated = true
    return result
  }

  func contains(_ character: Character) -> Bool {
    items.contains { $0.contains(character) } != isNegated
  }
}

extension CharacterClass.Item {
  fileprivate func contains(_ character: Character) -> Bool {
    switch self {
    case .character(let own): own == character
    case .range(let range):
      character.unicodeScalars.count == 1
        && character.unicodeScalars.first.map(range.contains) == true
    case .digit(let isWanted): character.isNumber == isWanted
    case .word(let isWanted): character.isOfWord == isWanted
    case .space(let isWanted): character.isWhitespace == isWanted
    case .inside(let characters): characters.contains(character)
    }
  }
}

extension Character {
  var isOfWord: Bool { isLetter || isNumber || self == "_" }
}
