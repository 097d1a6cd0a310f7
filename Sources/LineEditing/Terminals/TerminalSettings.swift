import Foundation

/// A terminal's settings as they were found, to be put back.
struct TerminalSettings: Sendable {
  private let descriptor: Int32
  private let original: termios

  /// Returns nil if the descriptor isn't a terminal.
  init?(of descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    original = settings
  }

  /// Has carriage returns and newlines come as they are sent.
  static func keepLineEnds(on descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return }
    settings.c_iflag &= ~tcflag_t(ICRNL | INLCR)
    tcsetattr(descriptor, TCSADRAIN, &settings)
  }

  /// Has Ctrl-C leave what was typed or pasted before it.
  static func keepInputOnSignals(on descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return }
    settings.c_lflag |= tcflag_t(NOFLSH)
    tcsetattr(descriptor, TCSADRAIN, &settings)
  }

  func restore() {
    var settings = original
    tcsetattr(descriptor, TCSADRAIN, &settings)
  }

  /// Lets keys through one by one and unseen.
  ///
  /// - Parameter signals: whether Ctrl-C and Ctrl-Z send signals, or are keys like the others.
  func apply(signals: Bool) {
    var settings = original
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    if !signals { settings.c_lflag &= ~tcflag_t(ISIG) }
    tcsetattr(descriptor, TCSADRAIN, &settings)
  }
}
