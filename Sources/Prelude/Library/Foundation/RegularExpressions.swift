// Foundation's regular expressions. The host matches them, in steps that the run pays for.

@intrinsic("pattern.matches")
func _matches(
  _ text: String, _ pattern: String, _ options: UInt, _ search: UInt, _ start: Int, _ end: Int,
  _ limit: Int, _ inUTF8: Bool
) -> [[Int]]
@intrinsic("pattern.replaced")
func _replacedMatches(
  _ text: String, _ pattern: String, _ options: UInt, _ search: UInt, _ start: Int, _ end: Int,
  _ template: String
) -> String
@intrinsic("pattern.groups") func _groups(_ pattern: String, _ options: UInt) -> Int
@intrinsic("pattern.group") func _group(_ pattern: String, _ name: String) -> Int
@intrinsic("pattern.escaped") func _escaped(_ text: String, _ isTemplate: Bool) -> String
@intrinsic("text.utf16Offset") func _utf16Offset(_ text: String, _ offset: Int) -> Int
@intrinsic("text.utf8Offset") func _utf8Offset(_ text: String, _ offset: Int) -> Int
final class NSRegularExpression: Hashable, CustomStringConvertible, @unchecked Sendable {
  struct Options: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var caseInsensitive: NSRegularExpression.Options { Self(rawValue: 1) }
    static var allowCommentsAndWhitespace: NSRegularExpression.Options { Self(rawValue: 2) }
    static var ignoreMetacharacters: NSRegularExpression.Options { Self(rawValue: 4) }
    static var dotMatchesLineSeparators: NSRegularExpression.Options { Self(rawValue: 8) }
    static var anchorsMatchLines: NSRegularExpression.Options { Self(rawValue: 16) }
    static var useUnixLineSeparators: NSRegularExpression.Options { Self(rawValue: 32) }
    static var useUnicodeWordBoundaries: NSRegularExpression.Options { Self(rawValue: 64) }
  }
  struct MatchingOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var reportProgress: NSRegularExpression.MatchingOptions { Self(rawValue: 1) }
    static var reportCompletion: NSRegularExpression.MatchingOptions { Self(rawValue: 2) }
    static var anchored: NSRegularExpression.MatchingOptions { Self(rawValue: 4) }
    static var withTransparentBounds: NSRegularExpression.MatchingOptions { Self(rawValue: 8) }
    static var withoutAnchoringBounds: NSRegularExpression.MatchingOptions { Self(rawValue: 16) }
  }
  let pattern: String
  let options: NSRegularExpression.Options
  let numberOfCaptureGroups: Int
  init(pattern: String, options: NSRegularExpression.Options = []) throws {
    self.pattern = pattern
    self.options = options
    numberOfCaptureGroups = _groups(pattern, options.rawValue)
    if numberOfCaptureGroups < 0 {
      throw NSError(domain: NSCocoaErrorDomain, code: 2048, userInfo: ["NSInvalidValue": pattern])
    }
  }
  var description: String { "<NSRegularExpression: \(pattern)>" }
  static func == (left: NSRegularExpression, right: NSRegularExpression) -> Bool {
    left.pattern == right.pattern && left.options == right.options
  }
  func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
  static func escapedPattern(for string: String) -> String { _escaped(string, false) }
  static func escapedTemplate(for string: String) -> String { _escaped(string, true) }
  private func _results(
    _ text: String, _ search: NSRegularExpression.MatchingOptions, _ range: NSRange, _ limit: Int
  ) -> [NSTextCheckingResult] {
    _matches(
      text, pattern, options.rawValue, search.rawValue, range.location, range.upperBound, limit,
      false
    ).map { NSTextCheckingResult(_bounds: $0, _expression: self) }
  }
  func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    _results(string, options, range, Int.max)
  }
  func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    _results(string, options, range, Int.max).count
  }
  func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    _results(string, options, range, 1).first
  }
  func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    _results(string, options, range, 1).first?.range ?? NSRange(location: NSNotFound, length: 0)
  }
  func stringByReplacingMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    withTemplate template: String
  ) -> String {
    _replacedMatches(
      string, pattern, self.options.rawValue, options.rawValue, range.location, range.upperBound,
      template)
  }
}
final class NSTextCheckingResult: Hashable {
  private let _bounds: [Int]
  let regularExpression: NSRegularExpression?
  init(_bounds: [Int], _expression: NSRegularExpression) {
    self._bounds = _bounds
    regularExpression = _expression
  }
  var numberOfRanges: Int { _bounds.count / 2 }
  var range: NSRange { range(at: 0) }
  func range(at index: Int) -> NSRange {
    let start = _bounds[2 * index]
    if start < 0 { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(location: start, length: _bounds[2 * index + 1] - start)
  }
  func range(withName name: String) -> NSRange {
    let group = regularExpression.map { _group($0.pattern, name) } ?? -1
    return group < 0 ? NSRange(location: NSNotFound, length: 0) : range(at: group)
  }
  static func == (left: NSTextCheckingResult, right: NSTextCheckingResult) -> Bool {
    left === right
  }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
