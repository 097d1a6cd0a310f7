package import Phrases

/// A language for tests, in which each sentence has other letters, is longer and is in brackets.
///
/// It shows what a translation would meet: a sentence without its closing bracket was cut, and a text
/// outside of brackets isn't in a table. Code in backticks and markup stay as they are.
package struct PseudoLanguage {
  /// Whether people read it in this process. Release builds don't have it.
  #if DEBUG
    package static var isOn: Bool { isRead || InterfaceLanguage.current == .pseudo }
    /// Whether a test reads it in this task.
    @TaskLocal package static var isRead = false
  #else
    package static var isOn: Bool { false }
  #endif

  package static let brackets: (opening: Character, closing: Character) = ("⟦", "⟧")

  /// A letter that needs two columns, which makes a sentence longer.
  private static let wide: Character = "字"

  private static let letters: [Character: Character] = [
    "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú",
    "A": "Á", "E": "É", "I": "Í", "O": "Ó", "U": "Ú",
  ]

  /// The part of a sentence that a character belongs to.
  private enum Part {
    case words
    case code
    /// An element of markup, up to `>`.
    case element
    /// A character of markup, up to `;`.
    case entity
  }

  private var part = Part.words
  /// Tenths of columns that the sentence is to grow by.
  private var debt = 0

  private init() {}

  /// Returns the pieces of a sentence in the pseudo-language.
  package static func pieces<Text>(of phrase: Phrase<Text>) -> [Phrase<Text>.Piece] {
    var language = PseudoLanguage()
    var pieces: [Phrase<Text>.Piece] = [.words(String(brackets.opening))]
    for piece in phrase.pieces {
      switch piece {
      case .words(let words): pieces.append(.words(language.translated(words)))
      case .lost(let words): pieces.append(.lost(language.translated(words)))
      case .error(let words): pieces.append(.error(language.translated(words)))
      case .name, .text: pieces.append(piece)
      }
    }
    pieces.append(.words(language.rest + String(brackets.closing)))
    return phrase.pieces.isEmpty ? [] : pieces
  }

  /// The letters that are missing at the end.
  private var rest: String { String(repeating: Self.wide, count: (debt + 10) / 20) }

  private mutating func translated(_ words: String) -> String {
    var result = ""
    var indices = words.indices
    while let index = indices.popFirst() {
      let character = words[index]
      if part == .words, !character.isLetter, !character.isNumber, debt >= 20 {
        result += String(repeating: Self.wide, count: debt / 20)
        debt %= 20
      }
      enter(character, next: indices.first.map { words[$0] })
      if part == .words {
        debt += 4
        result.append(Self.letters[character] ?? character)
      } else {
        result.append(character)
      }
      leave(character)
    }
    return result
  }

  private mutating func enter(_ character: Character, next: Character?) {
    guard part == .words else { return }
    switch (character, next) {
    case ("<", let next?) where next.isLetter || next == "/": part = .element
    case ("&", let next?) where next.isLetter || next == "#": part = .entity
    default: break
    }
  }

  private mutating func leave(_ character: Character) {
    switch (part, character) {
    case (.words, "`"): part = .code
    case (.code, "`"), (.element, ">"), (.entity, ";"): part = .words
    default: break
    }
  }
}

extension Phrase<String> {
  /// The whole as people read it, in plain text.
  package var text: String { Self(shown).plain }
}

extension Phrase {
  /// The pieces as people read them.
  package var shown: [Piece] { PseudoLanguage.isOn ? PseudoLanguage.pieces(of: self) : pieces }
}
