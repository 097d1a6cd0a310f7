/// Makes keys of the bytes that terminals send for them.
struct KeyDecoder {
  private enum State {
    case ground
    case escape
    /// After ESC `[` or ESC `O`: what came since.
    case sequence([UInt8])
  }

  private var state = State.ground
  private var assembler = UTF8Assembler()

  /// Whether ESC has come, which is a key by itself unless more follows at once.
  var isInEscape: Bool {
    if case .ground = state { false } else { true }
  }

  mutating func append(_ byte: UInt8) -> [Key] {
    switch state {
    case .ground: return ground(byte)
    case .escape:
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
        state = .sequence([])
        return []
      }
      state = .ground
      // Alt with a key.
      switch byte {
      case 0x1B: return [.escape]
      case 0x0A, 0x0D: return [.newline]
      case UInt8(ascii: "b"): return [.wordLeft]
      case UInt8(ascii: "f"): return [.wordRight]
      default: return [.unknown]
      }
    case .sequence(let bytes):
      guard (0x40...0x7E).contains(byte) else {
        state = .sequence(bytes + [byte])
        return []
      }
      state = .ground
      return [Self.key(final: byte, parameters: bytes)]
    }
  }

  /// Nothing more follows for now: a lone ESC is the key.
  mutating func settle() -> [Key] {
    guard isInEscape else { return [] }
    defer { state = .ground }
    if case .escape = state { return [.escape] }
    return [.unknown]
  }

  private mutating func ground(_ byte: UInt8) -> [Key] {
    switch byte {
    case 0x1B:
      state = .escape
      return []
    case 0x03: return [.interrupt]
    case 0x09: return [.tab]
    case 0x0A, 0x0D: return [.enter]
    case 0x08, 0x7F: return [.backspace]
    case 0x01...0x1A: return [.control(Character(Unicode.Scalar(byte + 0x60)))]
    case 0x00...0x1F: return [.unknown]
    default: return assembler.append(byte).map { .character(Character($0)) }
    }
  }

  private static func key(final: UInt8, parameters: [UInt8]) -> Key {
    switch Character(Unicode.Scalar(final)) {
    case "A": return .up
    case "B": return .down
    case "C": return hasModifier(parameters) ? .wordRight : .right
    case "D": return hasModifier(parameters) ? .wordLeft : .left
    case "H": return .home
    case "F": return .end
    case "M" where parameters.isEmpty: return .enter
    case "~":
      // A modifier may follow after a semicolon.
      switch String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self) {
      case "1", "7": return .home
      case "3": return .delete
      case "4", "8": return .end
      case "5": return .pageUp
      case "6": return .pageDown
      case "200": return .pasteStart
      case "201": return .pasteEnd
      default: return .unknown
      }
    default: return .unknown
    }
  }

  /// Whether Alt or Ctrl was pressed too.
  private static func hasModifier(_ parameters: [UInt8]) -> Bool {
    ["1;3", "1;5"].contains(String(decoding: parameters, as: UTF8.self))
  }
}
