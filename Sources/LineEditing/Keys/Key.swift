/// A key on the keyboard, for modes in which one key is a command.
package enum Key: Sendable, Hashable {
  /// A letter, digit, space, or anything else that would be typed.
  case character(Character)
  case enter, tab, backspace, escape
  case up, down, left, right
  case home, end, pageUp, pageDown
  /// Ctrl-C.
  case interrupt
  /// Another key with Ctrl: `control("d")` is Ctrl-D.
  case control(Character)
  /// A key that sends a sequence not known here.
  case unknown
}
