// The host's formatter of numbers: each property is set and read there, under its name.

@builtIn("native") struct _Formatter: Sendable {
  @intrinsic("numberFormatter.make") init()
  @intrinsic("numberFormatter.int") func int(_ name: String) -> Int
  @intrinsic("numberFormatter.bool") func bool(_ name: String) -> Bool
  @intrinsic("numberFormatter.text") func text(_ name: String) -> String?
  @intrinsic("numberFormatter.set") func set(_ name: String, _ value: Any?)
  @intrinsic("numberFormatter.string") func string(_ number: NSNumber) -> String?
  @intrinsic("numberFormatter.number") func number(_ text: String) -> NSNumber?
}
class Formatter: Hashable, @unchecked Sendable {
  enum UnitStyle: Int, Sendable { case short = 1, medium, long }
  enum Context: Int, Sendable {
    case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence
  }
  init() {}
  func string(for obj: Any) -> String? { nil }
  static func == (left: Formatter, right: Formatter) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
class NumberFormatter: Formatter, @unchecked Sendable {
  enum Style: UInt, Sendable {
    case none, decimal, currency, percent, scientific, spellOut, ordinal
    case currencyISOCode = 8
    case currencyPlural, currencyAccounting
  }
  enum RoundingMode: UInt, Sendable {
    case ceiling, floor, down, up, halfEven, halfDown, halfUp
  }
  enum PadPosition: UInt, Sendable { case beforePrefix, afterPrefix, beforeSuffix, afterSuffix }
  let _formatter: _Formatter
  override init() { _formatter = _Formatter() }
  func _set(_ name: String, _ value: Any?) { _formatter.set(name, value) }
  override func string(for obj: Any) -> String? {
    (obj as? NSNumber).flatMap { _formatter.string($0) }
  }
  func string(from number: NSNumber) -> String? { _formatter.string(number) }
  func number(from string: String) -> NSNumber? { _formatter.number(string) }
  class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num)!
  }
  var numberStyle: Style {
    get { Style(rawValue: UInt(_formatter.int("numberStyle")))! }
    set { _set("numberStyle", Int(newValue.rawValue)) }
  }
  var roundingMode: RoundingMode {
    get { RoundingMode(rawValue: UInt(_formatter.int("roundingMode")))! }
    set { _set("roundingMode", Int(newValue.rawValue)) }
  }
  var paddingPosition: PadPosition {
    get { PadPosition(rawValue: UInt(_formatter.int("paddingPosition")))! }
    set { _set("paddingPosition", Int(newValue.rawValue)) }
  }
  var locale: Locale! {
    get { Locale(identifier: _formatter.text("locale")!) }
    set { _set("locale", newValue.map { $0.identifier }) }
  }
  var multiplier: NSNumber? {
    get { _formatter.text("multiplier").map { NSDecimalNumber(string: $0) } }
    set { _set("multiplier", newValue.map { $0.stringValue }) }
  }
  var minimumIntegerDigits: Int {
    get { _formatter.int("minimumIntegerDigits") }
    set { _set("minimumIntegerDigits", newValue) }
  }
  var maximumIntegerDigits: Int {
    get { _formatter.int("maximumIntegerDigits") }
    set { _set("maximumIntegerDigits", newValue) }
  }
  var minimumFractionDigits: Int {
    get { _formatter.int("minimumFractionDigits") }
    set { _set("minimumFractionDigits", newValue) }
  }
  var maximumFractionDigits: Int {
    get { _formatter.int("maximumFractionDigits") }
    set { _set("maximumFractionDigits", newValue) }
  }
  var minimumSignificantDigits: Int {
    get { _formatter.int("minimumSignificantDigits") }
    set { _set("minimumSignificantDigits", newValue) }
  }
  var maximumSignificantDigits: Int {
    get { _formatter.int("maximumSignificantDigits") }
    set { _set("maximumSignificantDigits", newValue) }
  }
  var groupingSize: Int {
    get { _formatter.int("groupingSize") }
    set { _set("groupingSize", newValue) }
  }
  var formatWidth: Int {
    get { _formatter.int("formatWidth") }
    set { _set("formatWidth", newValue) }
  }
  var usesGroupingSeparator: Bool {
    get { _formatter.bool("usesGroupingSeparator") }
    set { _set("usesGroupingSeparator", newValue) }
  }
  var usesSignificantDigits: Bool {
    get { _formatter.bool("usesSignificantDigits") }
    set { _set("usesSignificantDigits", newValue) }
  }
  var alwaysShowsDecimalSeparator: Bool {
    get { _formatter.bool("alwaysShowsDecimalSeparator") }
    set { _set("alwaysShowsDecimalSeparator", newValue) }
  }
  var allowsFloats: Bool {
    get { _formatter.bool("allowsFloats") }
    set { _set("allowsFloats", newValue) }
  }
  var isLenient: Bool {
    get { _formatter.bool("isLenient") }
    set { _set("isLenient", newValue) }
  }
  var generatesDecimalNumbers: Bool {
    get { _formatter.bool("generatesDecimalNumbers") }
    set { _set("generatesDecimalNumbers", newValue) }
  }
  var currencyCode: String! {
    get { _formatter.text("currencyCode") }
    set { _set("currencyCode", newValue) }
  }
  var currencySymbol: String! {
    get { _formatter.text("currencySymbol") }
    set { _set("currencySymbol", newValue) }
  }
  var groupingSeparator: String! {
    get { _formatter.text("groupingSeparator") }
    set { _set("groupingSeparator", newValue) }
  }
  var decimalSeparator: String! {
    get { _formatter.text("decimalSeparator") }
    set { _set("decimalSeparator", newValue) }
  }
  var percentSymbol: String! {
    get { _formatter.text("percentSymbol") }
    set { _set("percentSymbol", newValue) }
  }
  var plusSign: String! {
    get { _formatter.text("plusSign") }
    set { _set("plusSign", newValue) }
  }
  var minusSign: String! {
    get { _formatter.text("minusSign") }
    set { _set("minusSign", newValue) }
  }
  var positivePrefix: String! {
    get { _formatter.text("positivePrefix") }
    set { _set("positivePrefix", newValue) }
  }
  var positiveSuffix: String! {
    get { _formatter.text("positiveSuffix") }
    set { _set("positiveSuffix", newValue) }
  }
  var negativePrefix: String! {
    get { _formatter.text("negativePrefix") }
    set { _set("negativePrefix", newValue) }
  }
  var negativeSuffix: String! {
    get { _formatter.text("negativeSuffix") }
    set { _set("negativeSuffix", newValue) }
  }
  var paddingCharacter: String! {
    get { _formatter.text("paddingCharacter") }
    set { _set("paddingCharacter", newValue) }
  }
  var positiveFormat: String! {
    get { _formatter.text("positiveFormat") }
    set { _set("positiveFormat", newValue) }
  }
  var negativeFormat: String! {
    get { _formatter.text("negativeFormat") }
    set { _set("negativeFormat", newValue) }
  }
}
