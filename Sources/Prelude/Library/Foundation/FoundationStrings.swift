@builtIn("native") struct CharacterSet: Hashable, Sendable, SetAlgebra {
  typealias Element = Unicode.Scalar
  typealias ArrayLiteralElement = Unicode.Scalar
  init() { self = _characterSet("", "") }
  init(charactersIn string: String) { self = _characterSet("", string) }
  init(charactersIn range: ClosedRange<Unicode.Scalar>) {
    self = _characterSet(range.lowerBound.value, range.upperBound.value)
  }
  static var whitespaces: CharacterSet { _characterSet("whitespaces", "") }
  static var whitespacesAndNewlines: CharacterSet { _characterSet("whitespacesAndNewlines", "") }
  static var newlines: CharacterSet { _characterSet("newlines", "") }
  static var decimalDigits: CharacterSet { _characterSet("decimalDigits", "") }
  static var letters: CharacterSet { _characterSet("letters", "") }
  static var lowercaseLetters: CharacterSet { _characterSet("lowercaseLetters", "") }
  static var uppercaseLetters: CharacterSet { _characterSet("uppercaseLetters", "") }
  static var alphanumerics: CharacterSet { _characterSet("alphanumerics", "") }
  static var punctuationCharacters: CharacterSet { _characterSet("punctuationCharacters", "") }
  static var symbols: CharacterSet { _characterSet("symbols", "") }
  static var controlCharacters: CharacterSet { _characterSet("controlCharacters", "") }
  static var capitalizedLetters: CharacterSet { _characterSet("capitalizedLetters", "") }
  static var urlQueryAllowed: CharacterSet { _characterSet("urlQueryAllowed", "") }
  static var urlPathAllowed: CharacterSet { _characterSet("urlPathAllowed", "") }
  static var urlHostAllowed: CharacterSet { _characterSet("urlHostAllowed", "") }
  static var urlFragmentAllowed: CharacterSet { _characterSet("urlFragmentAllowed", "") }
  @intrinsic("characterSet.inverted") var inverted: CharacterSet { get }
  mutating func invert() { self = inverted }
  func contains(_ member: Unicode.Scalar) -> Bool { _contains(Int(member.value)) }
  @intrinsic("characterSet.contains") func _contains(_ scalar: Int) -> Bool
  @intrinsic("characterSet.union") func union(_ other: CharacterSet) -> CharacterSet
  @intrinsic("characterSet.intersection")
  func intersection(_ other: CharacterSet) -> CharacterSet
  @intrinsic("characterSet.symmetricDifference")
  func symmetricDifference(_ other: CharacterSet) -> CharacterSet
  func subtracting(_ other: CharacterSet) -> CharacterSet { intersection(other.inverted) }
  mutating func formUnion(_ other: CharacterSet) { self = union(other) }
  mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: CharacterSet) {
    self = symmetricDifference(other)
  }
  mutating func subtract(_ other: CharacterSet) { self = subtracting(other) }
  mutating func insert(charactersIn string: String) {
    self = union(CharacterSet(charactersIn: string))
  }
  mutating func remove(charactersIn string: String) {
    self = subtracting(CharacterSet(charactersIn: string))
  }
  @discardableResult mutating func insert(
    _ newMember: Unicode.Scalar
  ) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar) {
    let isNew = !contains(newMember)
    insert(charactersIn: String(newMember))
    return (isNew, newMember)
  }
  @discardableResult mutating func update(with newMember: Unicode.Scalar) -> Unicode.Scalar? {
    insert(newMember).inserted ? nil : newMember
  }
  @discardableResult mutating func remove(_ member: Unicode.Scalar) -> Unicode.Scalar? {
    guard contains(member) else { return nil }
    remove(charactersIn: String(member))
    return member
  }
  @intrinsic("equal") static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool
  func hash(into hasher: inout Hasher) { hasher._combine(self) }
}
@intrinsic("characterSet.named")
func _characterSet(_ name: String, _ characters: String) -> CharacterSet
@intrinsic("characterSet.range")
func _characterSet(_ lower: UInt32, _ upper: UInt32) -> CharacterSet
@intrinsic("text.trimmed") func _trimmed(_ text: String, _ set: CharacterSet) -> String
@intrinsic("text.components")
func _components(_ text: String, _ set: CharacterSet) -> [String]
@intrinsic("text.percentEncoded")
func _percentEncoded(_ text: String, _ set: CharacterSet) -> String?
@intrinsic("text.range")
func _range(_ text: String, _ other: String, _ options: UInt) -> [Int]
@intrinsic("text.rangeOfSet")
func _range(_ text: String, _ set: CharacterSet, _ options: UInt) -> [Int]
@intrinsic("text.replaced")
func _replaced(_ text: String, _ target: String, _ new: String, _ options: UInt) -> String
@intrinsic("text.transformed")
func _transformed(_ text: String, _ how: String, _ locale: String) -> String
@intrinsic("text.compare")
func _compare(_ text: String, _ other: String, _ how: String, _ options: UInt) -> Int
@intrinsic("text.padded")
func _padded(_ text: String, _ length: Int, _ with: String, _ start: Int) -> String
@intrinsic("text.decoded") func _decodedText(_ bytes: [UInt8], _ encoding: String) -> String?
@intrinsic("text.encoded") func _encodedBytes(_ text: String, _ encoding: String) -> [UInt8]?
extension String {
  struct CompareOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var caseInsensitive: String.CompareOptions { String.CompareOptions(rawValue: 1) }
    static var literal: String.CompareOptions { String.CompareOptions(rawValue: 2) }
    static var backwards: String.CompareOptions { String.CompareOptions(rawValue: 4) }
    static var anchored: String.CompareOptions { String.CompareOptions(rawValue: 8) }
    static var numeric: String.CompareOptions { String.CompareOptions(rawValue: 64) }
    static var diacriticInsensitive: String.CompareOptions {
      String.CompareOptions(rawValue: 128)
    }
    static var regularExpression: String.CompareOptions { String.CompareOptions(rawValue: 1024) }
  }
  struct Encoding: Hashable, Sendable, CustomStringConvertible {
    let _name: String
    init(_name: String) { self._name = _name }
    static var utf8: String.Encoding { String.Encoding(_name: "utf8") }
    static var ascii: String.Encoding { String.Encoding(_name: "ascii") }
    static var utf16: String.Encoding { String.Encoding(_name: "utf16") }
    static var isoLatin1: String.Encoding { String.Encoding(_name: "isoLatin1") }
    var description: String {
      switch _name {
      case "utf8": "Unicode (UTF-8)"
      case "ascii": "Western (ASCII)"
      case "utf16": "Unicode (UTF-16)"
      default: "Western (ISO Latin 1)"
      }
    }
  }
  init?(data: Data, encoding: String.Encoding) {
    guard let text = _decodedText(_array(data._bytes), encoding._name) else { return nil }
    self = text
  }
  init?<S: Sequence>(bytes: S, encoding: String.Encoding) where S.Element == UInt8 {
    guard let text = _decodedText(_array(bytes), encoding._name) else { return nil }
    self = text
  }
  init(format: String, _ arguments: any CVarArg...) { self = _format(format, arguments) }
  init(format: String, arguments: [any CVarArg]) { self = _format(format, arguments) }
  @unsupported("reading a file") init(contentsOfFile path: String) throws { self = "" }
  @unsupported("reading a file")
  init(contentsOfFile path: String, encoding: String.Encoding) throws { self = "" }
  @unsupported("reading a file") init(contentsOf url: URL) throws { self = "" }
  @unsupported("reading a file")
  init(contentsOf url: URL, encoding: String.Encoding) throws { self = "" }
}
// Foundation finds no empty text.
extension String {
  func contains(_ other: String) -> Bool { !other.isEmpty && _containsText(other) }
}
extension Substring {
  func contains(_ other: String) -> Bool { !other.isEmpty && _text._containsText(other) }
}
extension StringProtocol {
  func trimmingCharacters(in set: CharacterSet) -> String { _trimmed(_text, set) }
  func components(separatedBy separator: CharacterSet) -> [String] {
    _components(_text, separator)
  }
  func range<T: StringProtocol>(
    of searchString: T, options: String.CompareOptions = [], range: Range<String.Index>? = nil
  ) -> Range<String.Index>? {
    if options.contains(.regularExpression) {
      return _firstMatch(searchString._text, options, range)
    }
    let start = range?.lowerBound ?? startIndex
    let text = range.map { self[$0]._text } ?? _text
    return _found(_range(text, searchString._text, options.rawValue), start)
  }
  func rangeOfCharacter(
    from set: CharacterSet, options: String.CompareOptions = []
  ) -> Range<String.Index>? {
    _found(_range(_text, set, options.rawValue), startIndex)
  }
  func _found(_ offsets: [Int], _ start: String.Index) -> Range<String.Index>? {
    guard offsets.count == 2 else { return nil }
    return String.Index(start._offset + offsets[0])..<String.Index(start._offset + offsets[1])
  }
  func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
    range: Range<String.Index>? = nil
  ) -> String {
    if options.contains(.regularExpression) {
      return _replacingMatches(target._text, replacement._text, options, range)
    }
    guard let range else {
      return _replaced(_text, target._text, replacement._text, options.rawValue)
    }
    let part = _replaced(
      self[range]._text, target._text, replacement._text, options.rawValue)
    return self[startIndex..<range.lowerBound]._text + part
      + self[range.upperBound..<endIndex]._text
  }
  func _firstMatch(
    _ pattern: String, _ options: String.CompareOptions, _ range: Range<String.Index>?
  ) -> Range<String.Index>? {
    let place = range.map { NSRange($0, in: self) } ?? NSRange(location: 0, length: -1)
    let found = _matches(
      _text, pattern, options.contains(.caseInsensitive) ? 1 : 0,
      options.contains(.anchored) ? 4 : 0, place.location, place.upperBound, 1, true)
    return _found(found.first.map { [$0[0], $0[1]] } ?? [], startIndex)
  }
  func _replacingMatches(
    _ pattern: String, _ template: String, _ options: String.CompareOptions,
    _ range: Range<String.Index>?
  ) -> String {
    let place = range.map { NSRange($0, in: self) } ?? NSRange(location: 0, length: -1)
    return _replacedMatches(
      _text, pattern, options.contains(.caseInsensitive) ? 1 : 0,
      options.contains(.anchored) ? 4 : 0, place.location, place.upperBound, template)
  }
  func replacingCharacters<Replacement: StringProtocol>(
    in range: Range<String.Index>, with replacement: Replacement
  ) -> String {
    self[startIndex..<range.lowerBound]._text + replacement._text
      + self[range.upperBound..<endIndex]._text
  }
  func replacingCharacters<R: RangeExpression, Replacement: StringProtocol>(
    in range: R, with replacement: Replacement
  ) -> String where R.Bound == String.Index {
    replacingCharacters(in: range.relative(to: self), with: replacement)
  }
  func addingPercentEncoding(withAllowedCharacters set: CharacterSet) -> String? {
    _percentEncoded(_text, set)
  }
  var removingPercentEncoding: String? {
    let text = _transformed(_text, "removingPercentEncoding", "")
    return text.isEmpty && !isEmpty ? nil : text
  }
  var capitalized: String { _transformed(_text, "capitalized", "") }
  var localizedCapitalized: String { capitalized }
  var localizedLowercase: String { lowercased() }
  var localizedUppercase: String { uppercased() }
  func lowercased(with locale: Locale?) -> String {
    _transformed(_text, "lowercased", locale.map { $0.identifier } ?? "")
  }
  func uppercased(with locale: Locale?) -> String {
    _transformed(_text, "uppercased", locale.map { $0.identifier } ?? "")
  }
  func capitalized(with locale: Locale?) -> String {
    _transformed(_text, "capitalized", locale.map { $0.identifier } ?? "")
  }
  func folding(options: String.CompareOptions, locale: Locale?) -> String {
    var text = _text
    if options.contains(.caseInsensitive) { text = _transformed(text, "foldedCase", "") }
    if options.contains(.diacriticInsensitive) {
      text = _transformed(text, "foldedDiacritics", "")
    }
    return text
  }
  func compare<T: StringProtocol>(
    _ other: T, options: String.CompareOptions = []
  ) -> ComparisonResult {
    _order(_compare(_text, other._text, "plain", options.rawValue))
  }
  func caseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
    _order(_compare(_text, other._text, "plain", 1))
  }
  func localizedCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
    _order(_compare(_text, other._text, "localized", 0))
  }
  func localizedCaseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
    _order(_compare(_text, other._text, "localizedCaseInsensitive", 0))
  }
  func localizedStandardCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
    _order(_compare(_text, other._text, "localizedStandard", 0))
  }
  func _order(_ order: Int) -> ComparisonResult {
    order < 0 ? .orderedAscending : order > 0 ? .orderedDescending : .orderedSame
  }
  func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool {
    !_range(_text, other._text, 1).isEmpty
  }
  func localizedStandardContains<T: StringProtocol>(_ other: T) -> Bool {
    !_range(_text, other._text, 129).isEmpty
  }
  func padding<T: StringProtocol>(
    toLength newLength: Int, withPad padString: T, startingAt padIndex: Int
  ) -> String {
    _padded(_text, newLength, padString._text, padIndex)
  }
  func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
    _encodedBytes(_text, encoding._name).map { Data($0) }
  }
  func enumerateLines(invoking body: (String, inout Bool) -> Void) {
    var stop = false
    for line in split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
      body(line._text, &stop)
      if stop { return }
    }
  }
  @unsupported("writing a file")
  func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws {}
}
