import Phrases

extension String {
  /// The same of a text of several lines: line feeds and tabs stay what they are.
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

  /// A text in the form of JSON in which controls are escaped, so that a terminal shows them; they
  /// stand in its strings alone.
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
  /// As four hexadecimal digits; for those that have no more.
  var escapedForJSON: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
