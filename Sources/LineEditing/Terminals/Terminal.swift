import Foundation

/// Facts about terminals and what they understand.
package enum Terminal {
  package static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// Columns of the terminal; otherwise what `COLUMNS` says, or nil if nobody knows.
  package static func width(
    of descriptor: Int32,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Int? {
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    guard let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 else {
      return nil
    }
    return columns
  }

  /// Columns and rows of the terminal; nil where there is none.
  package static func size(of descriptor: Int32) -> (width: Int, height: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Whether `TERM` names a terminal on which text can be redrawn.
  package static func canMoveCursor(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    guard let name = environment["TERM"], !name.isEmpty else { return false }
    return name != "dumb" && name != "unknown"
  }
}
