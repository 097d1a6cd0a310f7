/// A key on the keyboard, for modes in which one key is a command.
package enum Key: Sendable, Hashable {
  /// A letter, digit, space, or anything else that would be typed.
  case character(Character)
  case enter, tab, backspace, escape
  case up, down, left, right
  case home, end, pageUp, pageDown, delete
  /// To the previous or next word: Alt or Ctrl with an arrow, Alt-B, Alt-F.
  case wordLeft, wordRight
  /// Alt-Enter, which begins a new line.
  case newline
  /// The beginning and the end of pasted text, if the terminal marks them.
  case pasteStart, pasteEnd
  /// Ctrl-C.
  case interrupt
  /// Another key with Ctrl: `control("d")` is Ctrl-D.
  case control(Character)
  /// A key that sends a sequence not known here.
  case unknown
}
