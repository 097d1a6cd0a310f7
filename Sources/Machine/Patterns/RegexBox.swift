import Synchronization

/// A pattern of Swift's `Regex` with its program, as a value of the program.
final class RegexBox: NativeValue {
  let pattern: RegexPattern
  let program: RegexProgram
  /// The characters that are known to match a class, or not to match it.
  private let knowledge: Mutex<Knowledge>

  init(_ text: String) throws(RegexPattern.Refusal) {
    pattern = try RegexPattern(text)
    program = try RegexProgram(pattern)
    knowledge = Mutex(Knowledge())
  }

  static var leadsOn: Bool { false }
  var typeName: String { "Regex.Program" }
  var description: String { "Program" }

  /// Whether a character matches a class of the pattern.
  func matches(_ character: Character, class index: Int) -> Bool {
    knowledge.withLock { $0.matches(character, class: index, of: pattern.classes) }
  }
}

/// The answers of Swift's `Regex` about single characters.
private struct Knowledge {
  /// A class and a character. Characters that are equal can have different scalars, which a class
  /// can tell apart.
  private struct Key: Hashable {
    var index: Int
    var scalars: [Unicode.Scalar]
  }

  /// Forgotten when it has as many answers.
  private static let mostAnswers = 4096

  private var classes: [Int: Regex<AnyRegexOutput>] = [:]
  private var answers: [Key: Bool] = [:]

  mutating func matches(
    _ character: Character, class index: Int, of patterns: [String]
  ) -> Bool {
    let key = Key(index: index, scalars: Array(character.unicodeScalars))
    if let answer = answers[key] { return answer }
    if classes[index] == nil { classes[index] = try? Regex(patterns[index]) }
    guard let pattern = classes[index] else { return false }
    let answer = (try? pattern.wholeMatch(in: String(character))) != nil
    if answers.count >= Self.mostAnswers { answers.removeAll() }
    answers[key] = answer
    return answer
  }
}
