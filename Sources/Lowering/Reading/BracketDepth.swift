/// How deep square brackets nest in a text, found without parsing it: the parser's time doubles
/// with each level.
struct BracketDepth {
  static let limit = 12
  /// The offset of the first bracket beyond the limit.
  private(set) var tooDeep: Int?

  init(_ text: String) {
    var depth = 0
    var previous = UInt8(ascii: " ")
    var isInString = false
    var isInComment = false
    for (offset, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"):
        isInComment = false
        isInString = false
      case UInt8(ascii: "\"") where !isInComment && previous != UInt8(ascii: "\\"):
        isInString.toggle()
      case UInt8(ascii: "/") where !isInString && previous == UInt8(ascii: "/"):
        isInComment = true
      case UInt8(ascii: "[") where !isInString && !isInComment:
        depth += 1
        if depth > Self.limit {
          tooDeep = offset
          return
        }
      case UInt8(ascii: "]") where !isInString && !isInComment:
        depth = max(0, depth - 1)
      default: break
      }
      previous = byte
    }
  }
}
