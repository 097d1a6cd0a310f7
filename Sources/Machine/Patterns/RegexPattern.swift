/// A parsed pattern of Swift's `Regex`.
///
/// The parser divides a pattern that Swift's own parser accepts into elements, groups and
/// repetitions. The test of one character, such as a character class, stays text: Swift's `Regex`
/// matches it against single characters. So classes, properties and cases are Swift's, and only the
/// search is the machine's, because Swift's own search can't be stopped.
package struct RegexPattern: Sendable {
  /// A capture group, in the order of the opening parentheses.
  package struct Capture: Equatable, Sendable {
    package var name: String?
    /// Whether a match can leave it out.
    package var isOptional: Bool
  }

  /// Why a pattern can't be run.
  package enum Refusal: Error, Equatable {
    /// The compiler refuses it as well, in these words, at this UTF-8 offset of the pattern.
    case invalid(String, at: Int)
    /// Swift runs it, but the machine doesn't.
    case unsupported(String)
  }

  indirect enum Node: Sendable {
    case element(Element)
    /// Adjacent characters.
    case text([Element])
    case sequence([Node])
    case choice([Node])
    /// The index of the capture.
    case capture(Int, Node)
    case atomic(Node)
    case lookahead(Node, isNegative: Bool)
    case repetition(Node, Repetition)
    case assertion(Assertion)
    case backreference(Int)
  }

  /// The test of one character.
  enum Element: Equatable, Sendable {
    case character(Character)
    /// A lowercase text. The character is compared without its case.
    case caseless(String)
    case any
    case anyButNewline
    /// The index of a text in `classes`.
    case member(Int)
  }

  struct Repetition: Equatable, Sendable {
    enum Behavior { case eager, reluctant, possessive }
    var least: Int
    /// Nil if there is no limit.
    var most: Int?
    var behavior = Behavior.eager
  }

  enum Assertion: Equatable, Sendable {
    case startOfSubject, endOfSubject, endOfSubjectBeforeNewline
    case startOfLine, endOfLine
    case startOfSearch
    case wordBoundary, notWordBoundary
    case textSegment, notTextSegment
  }

  let root: Node
  /// Patterns that match single characters, each with its options.
  let classes: [String]
  package let captures: [Capture]

  /// Reads a pattern.
  package init(_ text: String) throws(Refusal) {
    guard Self.isShallow(text) else { throw .unsupported("a deeply nested pattern") }
    do {
      _ = try Regex(text)
    } catch {
      throw .invalid("\(error)", at: Self.offset(of: error, in: text))
    }
    var parser = RegexParser(text)
    root = try parser.parse()
    classes = parser.classes
    captures = parser.captures
  }

  /// Whether brackets are nested so little that recursive parsers can read the pattern.
  private static func isShallow(_ text: String) -> Bool {
    var depth = 0
    var isEscaped = false
    for byte in text.utf8 {
      switch byte {
      case _ where isEscaped: break
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      if depth > RegexParser.mostNested { return false }
    }
    return true
  }

  /// The place of an error of Swift's parser, which its type doesn't declare.
  private static func offset(of error: any Error, in text: String) -> Int {
    for (label, location) in Mirror(reflecting: error).children where label == "location" {
      for (_, range) in Mirror(reflecting: location).children {
        guard let range = range as? Range<String.Index>, range.lowerBound <= text.endIndex
        else { continue }
        return text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      }
    }
    return 0
  }

  /// Precedes the text of a literal that extends over several lines: spaces and comments have no
  /// meaning in it.
  package static let prefixOfLines = "(?x)"
}
