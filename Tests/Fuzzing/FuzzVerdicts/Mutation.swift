/// A program divided into pieces, one of which can be changed.
struct Mutation {
  private enum Kind { case word, number, text, operators, punctuation, space }

  private struct Piece {
    let kind: Kind
    var text: Substring
  }

  private var pieces: [Piece] = []
  /// The indices of pieces that can be changed.
  private let places: [Int]
  private let lowercase: [Substring]
  private let uppercase: [Substring]

  init(_ program: String) {
    var rest = program[...]
    while let first = rest.first {
      let kind: Kind
      let length: Int
      switch first {
      case _ where rest.hasPrefix("//"):
        kind = .space
        length = rest.prefix { $0 != "\n" }.count
      case "\"":
        kind = .text
        length = min(rest.dropFirst().prefix { $0 != "\"" && $0 != "\n" }.count + 2, rest.count)
      case _ where first.isWhitespace:
        kind = .space
        length = rest.prefix(while: \.isWhitespace).count
      case _ where first.isNumber:
        kind = .number
        length = rest.prefix { $0.isNumber || $0 == "_" }.count
      case _ where first.isLetter || first == "_" || first == "@" || first == "#" || first == "$":
        kind = .word
        length = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count + 1
      case _ where "+-*/%<>=!&|^~?.".contains(first):
        kind = .operators
        length = rest.prefix { "+-*/%<>=!&|^~?.".contains($0) }.count
      default:
        kind = .punctuation
        length = 1
      }
      pieces.append(Piece(kind: kind, text: rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    places = pieces.indices.filter { [pieces] in pieces[$0].kind != .space }
    let words = Set(pieces.lazy.filter { $0.kind == .word }.map(\.text)).sorted()
    lowercase = words.filter { $0.first?.isLowercase ?? false }
    uppercase = words.filter { $0.first?.isUppercase ?? false }
  }

  /// Returns the program with one change, and the line number of the change; nil if there is
  /// nothing to change.
  func mutant(using generator: inout some RandomNumberGenerator) -> (text: String, line: Int)? {
    guard let place = places.randomElement(using: &generator) else { return nil }
    var changed = pieces
    change(&changed, at: place, using: &generator)
    let line = 1 + pieces[..<place].reduce(0) { $0 + $1.text.count { $0.isNewline } }
    return (changed.map(\.text).joined(), line)
  }

  private func change(
    _ pieces: inout [Piece], at place: Int, using generator: inout some RandomNumberGenerator
  ) {
    let piece = pieces[place]
    let next = places.first { $0 > place }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: pieces[place].text = ""
    case 1: pieces[place].text += " " + piece.text
    case 2:
      guard let next else { return }
      pieces.swapAt(place, next)
    case 3:
      pieces[place].text = (Self.prefixes.randomElement(using: &generator) ?? "") + piece.text
    default: pieces[place].text = replacement(for: piece, using: &generator)
    }
  }

  private func replacement(
    for piece: Piece, using generator: inout some RandomNumberGenerator
  ) -> Substring {
    let choices: [Substring] =
      switch piece.kind {
      case .word:
        Self.keywords.first { $0.contains(piece.text) }
          ?? (piece.text.first?.isUppercase ?? false ? uppercase + Self.types : lowercase)
      case .number: ["0", "1.5", "\"a\"", "nil", "-1", "true"]
      case .text: ["1", "\"\"", "nil", "false", "[]"]
      case .operators: ["==", "+", "-", "<", "&&", "??", "=", "+=", ".", "?.", "!", "..<", "->"]
      case .punctuation: ["(", ")", ",", ":", "[", "]", "{", "}", ";"]
      case .space: [" "]
      }
    return choices.randomElement(using: &generator) ?? piece.text
  }

  private static let prefixes: [Substring] = [
    "try ", "await ", "try? ", "static ", "private ", "mutating ", "inout ", "any ", "some ", "!",
    "-", "&",
    "@MainActor ", "async ", "let ", "var ", "lazy ", "weak ", "nonisolated ", "final ", "(",
  ]

  /// Words that can replace each other.
  private static let keywords: [[Substring]] = [
    ["let", "var"], ["struct", "class", "enum", "actor", "protocol", "extension"],
    ["func", "init", "subscript", "static"], ["if", "while", "guard", "switch"],
    ["return", "throw", "break", "continue"], ["try", "await"], ["self", "Self", "super", "nil"],
    ["private", "fileprivate", "public", "internal"], ["some", "any"],
    ["true", "false", "nil", "0"],
    ["throws", "async", "rethrows"], ["override", "final", "convenience", "required"],
    ["is", "as", "in"],
  ]

  private static let types: [Substring] = [
    "Int", "String", "Double", "Bool", "Any", "Void", "AnyObject",
  ]
}
