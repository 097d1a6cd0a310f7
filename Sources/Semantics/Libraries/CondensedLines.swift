/// The lines of a library's file that the model needs. The others are empty, so that a line keeps its
/// number.
///
/// The parser's time depends on the length of a text. Comments are a sixth of a library, and a text with
/// conditions is parsed twice.
struct CondensedLines {
  private enum Region {
    /// The condition is for the parser.
    case other
    /// The condition asks whether the library is interpreted.
    case known(isActive: Bool)
  }

  private var regions: [Region] = []
  private var isInString = false

  /// The line, or an empty one in its place.
  mutating func condensed(_ line: Substring) -> Substring {
    let isActive = regions.allSatisfy {
      if case .known(isActive: false) = $0 { false } else { true }
    }
    let wasInString = isInString
    if isActive, line.utf8.contains(UInt8(ascii: "\"")), line.hasOddNumberOfLongQuotes {
      isInString.toggle()
    }
    if wasInString { return isActive ? line : "" }
    let start = line.utf8.firstIndex { $0 != UInt8(ascii: " ") } ?? line.endIndex
    let text = line[start...]
    switch text.utf8.first {
    case UInt8(ascii: "/") where text.hasPrefix("//"): return ""
    case UInt8(ascii: "#"): return readsDirective(text) || !isActive ? "" : line
    default: return isActive ? line : ""
    }
  }

  /// Whether the line is a condition about being interpreted, or its `#else` or `#endif`.
  private mutating func readsDirective(_ text: Substring) -> Bool {
    switch text {
    case "#if INTERPRETED": regions.append(.known(isActive: true))
    case "#if !INTERPRETED": regions.append(.known(isActive: false))
    case "#else":
      guard case .known(let isActive)? = regions.last else { return false }
      regions[regions.count - 1] = .known(isActive: !isActive)
    case "#endif":
      guard case .known? = regions.popLast() else { return false }
    default:
      if text.hasPrefix("#if") { regions.append(.other) }
      return false
    }
    return true
  }
}

extension Substring {
  /// Whether a string of several lines begins or ends in the line.
  fileprivate var hasOddNumberOfLongQuotes: Bool {
    var count = 0
    var quotes = 0
    for byte in utf8 {
      quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
      if quotes == 3 {
        count += 1
        quotes = 0
      }
    }
    return !count.isMultiple(of: 2)
  }
}
