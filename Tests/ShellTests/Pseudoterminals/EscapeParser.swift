/// Divides a terminal's input into characters, controls and escape sequences.
struct EscapeParser: Sendable {
  enum Element: Equatable {
    case scalar(Unicode.Scalar)
    case control(UInt8)
    /// ESC and one character.
    case escape(UInt8)
    /// ESC `[`, parameters and a final character.
    case sequence(final: UInt8, isPrivate: Bool, parameters: [Int])
  }

  private enum State {
    case ground
    /// In a character of several bytes.
    case character([UInt8], missing: Int)
    case escape
    /// After ESC `(` and the like: one more byte, which is ignored.
    case designation
    case sequence([UInt8])
    /// After ESC `]`: a title or link, ended by BEL or ESC `\`.
    case text(endsNext: Bool)
  }

  private var state = State.ground

  mutating func append(_ byte: UInt8) -> Element? {
    switch state {
    case .ground: return ground(byte)
    case .character(let bytes, let missing):
      guard byte & 0xC0 == 0x80 else {
        state = .ground
        return ground(byte)
      }
      guard missing == 1 else {
        state = .character(bytes + [byte], missing: missing - 1)
        return nil
      }
      state = .ground
      return String(decoding: bytes + [byte], as: UTF8.self).unicodeScalars.first.map(
        Element.scalar)
    case .escape:
      switch byte {
      case UInt8(ascii: "["): state = .sequence([])
      case UInt8(ascii: "]"), UInt8(ascii: "P"): state = .text(endsNext: false)
      case 0x20...0x2F: state = .designation
      default:
        state = .ground
        return .escape(byte)
      }
      return nil
    case .designation:
      state = .ground
      return nil
    case .sequence(let parameters):
      guard (0x40...0x7E).contains(byte) else {
        state = .sequence(parameters + [byte])
        return nil
      }
      state = .ground
      return sequence(byte, parameters)
    case .text(let endsNext):
      let ends = byte == 7 || (endsNext && byte == UInt8(ascii: "\\"))
      state = ends ? .ground : .text(endsNext: byte == 0x1B)
      return nil
    }
  }

  private mutating func ground(_ byte: UInt8) -> Element? {
    switch byte {
    case 0x1B:
      state = .escape
      return nil
    case 0..<0x20, 0x7F: return .control(byte)
    case 0xC0...0xDF: state = .character([byte], missing: 1)
    case 0xE0...0xEF: state = .character([byte], missing: 2)
    case 0xF0...0xF7: state = .character([byte], missing: 3)
    case 0x80...0xBF, 0xF8...0xFF: return .scalar("\u{FFFD}")
    default: return .scalar(Unicode.Scalar(byte))
    }
    return nil
  }

  private func sequence(_ final: UInt8, _ bytes: [UInt8]) -> Element {
    let isPrivate = bytes.first.map { (0x3C...0x3F).contains($0) } ?? false
    let parameters = bytes.drop { (0x3C...0x3F).contains($0) }
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    return .sequence(final: final, isPrivate: isPrivate, parameters: parameters)
  }
}
