import Foundation
import LineEditing

extension Terminal {
  /// Rows of the terminal, or nil if it isn't one.
  static func height(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
    return Int(size.ws_row)
  }
}
