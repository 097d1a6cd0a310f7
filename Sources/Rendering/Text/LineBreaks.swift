import Phrases

/// Where a line can be broken that has no space there: Japanese and Chinese write none between words.
///
/// A subset of the Unicode line breaking algorithm (Unicode Standard Annex 14), with the rules that Japanese
/// typesetting has for the beginning and the end of a line. Korean is broken at its spaces.
extension Character {
  /// Whether a line can be broken between this character and the next one.
  func canBreak(before next: Character) -> Bool {
    (isUnspaced || next.isUnspaced) && !next.isForbiddenAtStart && !isForbiddenAtEnd
      && !next.isWhitespace
  }

  /// Whether it belongs to a text without spaces between words: a letter, or full-width punctuation.
  private var isUnspaced: Bool {
    guard let first = unicodeScalars.first else { return false }
    return isOfUnspacedScript || (0x3001...0x303F).contains(first.value)
      || (0xFF01...0xFF65).contains(first.value)
  }

  /// Whether the character belongs to the one before it: closing punctuation, small kana, and marks of
  /// repetition.
  private var isForbiddenAtStart: Bool { Self.forbiddenAtStart.contains(self) }

  /// Whether the character belongs to the one after it: opening brackets.
  private var isForbiddenAtEnd: Bool { Self.forbiddenAtEnd.contains(self) }

  private static let forbiddenAtStart: Set<Character> = Set(
    "、。，．・：；？！‼⁇⁈⁉」』）〕］｝〉》】〙〗〟”’…‥ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ％"
      + ",.:;?!)]}%\"'`")
  private static let forbiddenAtEnd: Set<Character> = Set("「『（〔［｛〈《【〘〖〝“‘([{\"'`")
}
