/// Where a line can be broken that has no space there: Japanese and Chinese write none between words.
///
/// A subset of the Unicode line breaking algorithm (Unicode Standard Annex 14), with the rules that Japanese
/// typesetting has for the beginning and the end of a line. Korean is broken at its spaces.
extension Character {
  /// Whether a line can be broken between this character and the next one.
  func canBreak(before next: Character) -> Bool {
    (isIdeographic || next.isIdeographic) && !next.isForbiddenAtStart && !isForbiddenAtEnd
      && !next.isWhitespace
  }

  /// Whether words in the character's script have no spaces between them: kana, ideographs, and their
  /// punctuation.
  private var isIdeographic: Bool {
    guard let first = unicodeScalars.first else { return false }
    return switch first.value {
    case 0x2E80...0x2FFF, 0x3001...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF,
      0xFF01...0xFF60, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether the character belongs to the one before it: closing punctuation, small kana, and marks of
  /// repetition.
  private var isForbiddenAtStart: Bool {
    Self.forbiddenAtStart.contains(self)
  }

  /// Whether the character belongs to the one after it: opening brackets.
  private var isForbiddenAtEnd: Bool {
    Self.forbiddenAtEnd.contains(self)
  }

  private static let forbiddenAtStart: Set<Character> = Set(
    "、。，．・：；？！‼⁇⁈⁉」』）〕］｝〉》】〙〗〟”’…‥ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ％"
      + ",.:;?!)]}%\"'`")
  private static let forbiddenAtEnd: Set<Character> = Set("「『（〔［｛〈《【〘〖〝“‘([{\"'`")
}
