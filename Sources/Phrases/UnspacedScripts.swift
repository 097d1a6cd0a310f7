extension Character {
  /// Whether its script has no spaces between words: kana and ideographs.
  package var isOfUnspacedScript: Bool {
    guard let first = unicodeScalars.first else { return false }
    return switch first.value {
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3041...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
