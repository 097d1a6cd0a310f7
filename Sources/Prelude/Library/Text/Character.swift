@builtIn("character") @native
struct Character: Hashable, Comparable, Sendable,
  CustomStringConvertible, CustomDebugStringConvertible, LosslessStringConvertible,
  ExpressibleByExtendedGraphemeClusterLiteral
{
  @intrinsic("character.fromString") init(_ s: String)
  @intrinsic("identity") init(_ c: Character)
  @intrinsic("identity") init(extendedGraphemeClusterLiteral value: Character)
  init(_ content: Unicode.Scalar) { self.init(content._text) }
  @intrinsic("equal") static func == (lhs: Character, rhs: Character) -> Bool
  @intrinsic("notEqual") static func != (lhs: Character, rhs: Character) -> Bool
  @intrinsic("character.less") static func < (lhs: Character, rhs: Character) -> Bool
  func hash(into hasher: inout Hasher) { hasher._combine(self) }
  @intrinsic("character.isLetter") var isLetter: Bool { get }
  @intrinsic("character.isNumber") var isNumber: Bool { get }
  @intrinsic("character.isWholeNumber") var isWholeNumber: Bool { get }
  @intrinsic("character.wholeNumberValue") var wholeNumberValue: Int? { get }
  @intrinsic("character.isHexDigit") var isHexDigit: Bool { get }
  @intrinsic("character.hexDigitValue") var hexDigitValue: Int? { get }
  @intrinsic("character.isWhitespace") var isWhitespace: Bool { get }
  @intrinsic("character.isNewline") var isNewline: Bool { get }
  @intrinsic("character.isUppercase") var isUppercase: Bool { get }
  @intrinsic("character.isLowercase") var isLowercase: Bool { get }
  @intrinsic("character.isCased") var isCased: Bool { get }
  @intrinsic("character.isPunctuation") var isPunctuation: Bool { get }
  @intrinsic("character.isSymbol") var isSymbol: Bool { get }
  @intrinsic("character.isMathSymbol") var isMathSymbol: Bool { get }
  @intrinsic("character.isCurrencySymbol") var isCurrencySymbol: Bool { get }
  @intrinsic("character.isASCII") var isASCII: Bool { get }
  @intrinsic("character.asciiValue") var asciiValue: UInt8? { get }
  @intrinsic("character.uppercased") func uppercased() -> String
  @intrinsic("character.lowercased") func lowercased() -> String
  typealias UnicodeScalarView = String.UnicodeScalarView
  typealias UTF8View = String.UTF8View
  typealias UTF16View = String.UTF16View
  var unicodeScalars: UnicodeScalarView { String(self).unicodeScalars }
  var utf8: UTF8View { String(self).utf8 }
  var utf16: UTF16View { String(self).utf16 }
  @intrinsic("describe") var description: String { get }
  @operation("debugDescribe") var debugDescription: String { get }
}
typealias UTF8 = Unicode.UTF8
typealias UTF16 = Unicode.UTF16
extension UInt8 {
  init(ascii v: Unicode.Scalar) {
    precondition(v.value < 128, "Code point value does not fit into ASCII")
    self = UInt8(v.value)
  }
}
extension UInt32 {
  init(_ v: Unicode.Scalar) { self = v.value }
}
extension UInt64 {
  init(_ v: Unicode.Scalar) { self = UInt64(v.value) }
}
extension Character: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
}
extension Unicode.Scalar: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
}
enum Unicode {
  enum UTF8: Sendable {}
  enum UTF16: Sendable {}
  struct Scalar: Hashable, Comparable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible, ExpressibleByUnicodeScalarLiteral
  {
    let value: UInt32
    init(_value: UInt32) { value = _value }
    init(_ v: Unicode.Scalar) { self = v }
    init(_ v: UInt8) { value = UInt32(v) }
    init?(_ v: Int) {
      guard let value = UInt32(exactly: v) else { return nil }
      self.init(value)
    }
    init?(_ v: UInt32) {
      if v > 0x10FFFF || (v >= 0xD800 && v < 0xE000) { return nil }
      value = v
    }
    init(unicodeScalarLiteral value: Character) { self = String(value).unicodeScalars._array[0] }
    static func == (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool { lhs.value == rhs.value }
    static func < (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool { lhs.value < rhs.value }
    func hash(into hasher: inout Hasher) { hasher._combine(value) }
    var isASCII: Bool { value < 128 }
    var _text: String { _scalarText(value) }
    var description: String { _text }
    var debugDescription: String { "\"\(escaped(asASCII: true))\"" }
    func escaped(asASCII forceASCII: Bool) -> String { _scalarEscaped(value, forceASCII) }
    var properties: Properties { Properties(_value: value) }
    struct Properties: Sendable {
      let _value: UInt32
      init(_value: UInt32) { self._value = _value }
      func _is(_ name: String) -> Bool { _scalarProperty(_value, name) }
      var isASCIIHexDigit: Bool { _is("isASCIIHexDigit") }
      var isAlphabetic: Bool { _is("isAlphabetic") }
      var isCased: Bool { _is("isCased") }
      var isDash: Bool { _is("isDash") }
      var isDiacritic: Bool { _is("isDiacritic") }
      var isEmoji: Bool { _is("isEmoji") }
      var isEmojiModifier: Bool { _is("isEmojiModifier") }
      var isEmojiModifierBase: Bool { _is("isEmojiModifierBase") }
      var isEmojiPresentation: Bool { _is("isEmojiPresentation") }
      var isHexDigit: Bool { _is("isHexDigit") }
      var isIdeographic: Bool { _is("isIdeographic") }
      var isJoinControl: Bool { _is("isJoinControl") }
      var isLowercase: Bool { _is("isLowercase") }
      var isMath: Bool { _is("isMath") }
      var isQuotationMark: Bool { _is("isQuotationMark") }
      var isUppercase: Bool { _is("isUppercase") }
      var isVariationSelector: Bool { _is("isVariationSelector") }
      var isWhitespace: Bool { _is("isWhitespace") }
      var lowercaseMapping: String { _scalarMapped(_value, "lowercase") }
      var uppercaseMapping: String { _scalarMapped(_value, "uppercase") }
      var titlecaseMapping: String { _scalarMapped(_value, "titlecase") }
      var name: String? { _scalarName(_value) }
      var numericValue: Double? { _scalarNumber(_value) }
    }
  }
}
typealias UnicodeScalar = Unicode.Scalar
@intrinsic("scalar.text") func _scalarText(_ value: UInt32) -> String
@intrinsic("scalar.escaped") func _scalarEscaped(_ value: UInt32, _ forceASCII: Bool) -> String
@intrinsic("scalar.property") func _scalarProperty(_ value: UInt32, _ name: String) -> Bool
@intrinsic("scalar.mapped") func _scalarMapped(_ value: UInt32, _ letterCase: String) -> String
@intrinsic("scalar.name") func _scalarName(_ value: UInt32) -> String?
@intrinsic("scalar.number") func _scalarNumber(_ value: UInt32) -> Double?
