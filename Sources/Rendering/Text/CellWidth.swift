extension StringProtocol {
  /// The width of the text in terminal cells.
  package var cellWidth: Int {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return utf8.count }
    return reduce(0) { $0 + $1.cellWidth }
  }
}

extension Character {
  /// 0 for combining characters, 2 for wide East Asian characters and emoji, otherwise 1.
  package var cellWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return first.value < 0x20 || first.value == 0x7F ? 0 : 1 }
    if unicodeScalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return 2 }
    if first.isWide { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return 1
    }
  }
}

extension Unicode.Scalar {
  /// East_Asian_Width W or F (Unicode Standard Annex 11), in whole blocks.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F,  // Hangul Jamo, the leading consonants
      0x2E80...0x303E,  // CJK radicals and punctuation
      0x3041...0x4DBF,  // kana to CJK extension A
      0x4E00...0xA4CF,  // CJK ideographs and Yi
      0xA960...0xA97F,  // Hangul Jamo extended A
      0xAC00...0xD7A3,  // Hangul syllables
      0xF900...0xFAFF,  // CJK compatibility ideographs
      0xFE30...0xFE6F,  // CJK compatibility forms
      0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
      0x1F300...0x1F64F, 0x1F900...0x1F9FF,  // pictographs
      0x20000...0x3FFFD:  // the supplementary ideographic planes
      true
    default: false
    }
  }
}
