extension String {
  /// Control characters spelled as Swift escapes them, so that they are read, not obeyed.
  ///
  /// Marks that reorder text count as controls: with them a line can be made to read as another.
  package var withVisibleControls: String {
    // Most texts are plain ASCII, which is seen sooner as bytes.
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return self }
    guard unicodeScalars.contains(where: \.isInvisibleControl) else { return self }
    var visible = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": visible += "\\n"
      case "\r": visible += "\\r"
      case "\t": visible += "\\t"
      case _ where scalar.isInvisibleControl:
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}

extension Unicode.Scalar {
  /// Whether a terminal obeys it, or shows other characters elsewhere because of it.
  package var isInvisibleControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
