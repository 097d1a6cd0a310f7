// Ranges of Foundation, whose places are offsets into the UTF-16 of a text.

let NSNotFound = Int.max
struct NSRange: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  var location: Int
  var length: Int
  init() {
    location = 0
    length = 0
  }
  init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
  init<R: RangeExpression>(_ region: R) where R.Bound == Int {
    let range = region.relative(to: 0..<Int.max)
    self.init(location: range.lowerBound, length: range.upperBound - range.lowerBound)
  }
  init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S)
  where R.Bound == S.Index {
    let range = region.relative(to: target)
    let text = String(target)
    let start = _utf16Offset(text, range.lowerBound._offset - target.startIndex._offset)
    let end = _utf16Offset(text, range.upperBound._offset - target.startIndex._offset)
    self.init(location: start, length: end - start)
  }
  var lowerBound: Int { location }
  var upperBound: Int { location + length }
  func contains(_ index: Int) -> Bool { index >= location && index < upperBound }
  func intersection(_ other: NSRange) -> NSRange? {
    let start = Swift.max(location, other.location)
    let end = Swift.min(upperBound, other.upperBound)
    return start < end ? NSRange(location: start, length: end - start) : nil
  }
  func union(_ other: NSRange) -> NSRange {
    let start = Swift.min(location, other.location)
    return NSRange(
      location: start, length: Swift.max(upperBound, other.upperBound) - start)
  }
  var description: String { "{\(location), \(length)}" }
  var debugDescription: String {
    location == NSNotFound ? "{NSNotFound, \(length)}" : "{\(location), \(length)}"
  }
}
extension NSRange: Encodable, Decodable {
  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(location: try values.decode(Int.self), length: try values.decode(Int.self))
  }
  func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(location)
    try values.encode(length)
  }
}
func NSMakeRange(_ location: Int, _ length: Int) -> NSRange {
  NSRange(location: location, length: length)
}
func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }
func NSLocationInRange(_ location: Int, _ range: NSRange) -> Bool { range.contains(location) }
func NSEqualRanges(_ left: NSRange, _ right: NSRange) -> Bool { left == right }
extension Range where Bound == Int {
  init?(_ range: NSRange) {
    if range.location == NSNotFound { return nil }
    self = range.lowerBound..<range.upperBound
  }
}
extension Range where Bound == String.Index {
  init?<S: StringProtocol>(_ range: NSRange, in text: S) {
    if range.location == NSNotFound { return nil }
    let whole = String(text)
    let start = _utf8Offset(whole, range.location)
    let end = _utf8Offset(whole, range.upperBound)
    if start < 0 || end < 0 { return nil }
    let first = text.startIndex._offset
    self = String.Index(first + start)..<String.Index(first + end)
  }
}
