/// Text that came from the clipboard, made of the bytes that the terminal sent for it.
package struct PastedText {
  /// In bytes; what is beyond is left out.
  static let limit = 1 << 20

  /// Lines end in a newline, whatever ended them before; what can't be in a text is U+FFFD.
  let text: String
  /// How many bytes were left out.
  let leftOut: Int

  init(_ bytes: some Sequence<UInt8>, leftOut: Int = 0) {
    let decoded = String(decoding: Array(bytes), as: UTF8.self)
    var scalars = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in decoded.unicodeScalars {
      switch scalar {
      case "\r": scalars.append("\n")
      case "\n": if !wasReturn { scalars.append("\n") }
      case "\0": scalars.append("\u{FFFD}")
      default: scalars.append(scalar)
      }
      wasReturn = scalar == "\r"
    }
    text = String(scalars)
    self.leftOut = leftOut
  }

  /// The sequences that a terminal sends around a paste in the mode "bracketed paste" of xterm.
  static let start = Array("\u{1B}[200~".utf8)
  static let end = Array("\u{1B}[201~".utf8)
  package static let request = "\u{1B}[?2004h"
  package static let endOfRequest = "\u{1B}[?2004l"

  /// Whether bytes that came faster than anybody types are a paste of several lines, from a terminal
  /// that doesn't mark pastes.
  ///
  /// Keys that were pressed while nobody read come just as fast. A line and Enter is what somebody
  /// types ahead, and so is Enter alone; short input with control characters is keys, too. So is what
  /// begins with a colon, like a command: no code begins with it.
  static func isBurst(_ bytes: some Collection<UInt8>) -> Bool {
    let isNewline: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
    guard bytes.first != UInt8(ascii: ":"), let newline = bytes.firstIndex(where: isNewline),
      !bytes[newline...].allSatisfy(isNewline)
    else { return false }
    let hasKeys = bytes.contains { $0 < 0x20 && !isNewline($0) && $0 != 0x09 }
    return !hasKeys || bytes.count >= 64
  }
}
