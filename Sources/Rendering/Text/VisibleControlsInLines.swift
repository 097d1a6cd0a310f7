import MessageTables
import Phrases

extension String {
  /// The text with visible control characters, except for line feeds and tabs.
  package var withVisibleControlsInLines: String {
    guard unicodeScalars.contains(where: { $0.isInvisibleControl && $0 != "\n" && $0 != "\t" })
    else { return self }
    var visible = ""
    for scalar in unicodeScalars {
      if scalar == "\n" || scalar == "\t" {
        visible.unicodeScalars.append(scalar)
      } else {
        visible += String(scalar).withVisibleControls
      }
    }
    return visible
  }

  /// JSON text with escaped control characters, which occur only in its strings, so that a terminal
  /// shows them.
  package var withControlsEscapedForJSON: String {
    guard unicodeScalars.contains(where: { $0.isInvisibleControl && $0 != "\n" }) else {
      return self
    }
    var escaped = ""
    for scalar in unicodeScalars {
      if scalar.isInvisibleControl, scalar != "\n" {
        escaped += scalar.escapedForJSON
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// The character as four hexadecimal digits, for characters that need no more.
  var escapedForJSON: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
