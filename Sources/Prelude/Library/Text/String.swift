@builtIn("string") @native
struct String: Hashable, Comparable, Sendable,
  CustomStringConvertible, CustomDebugStringConvertible, LosslessStringConvertible,
  ExpressibleByStringInterpolation, TextOutputStream, TextOutputStreamable
{
  @intrinsic("string.empty") init()
  @intrinsic("identity") init(_ other: String)
  @intrinsic("identity") init(stringLiteral value: String)
  @intrinsic("describe") init(_ c: Character)
  init(_ substring: Substring) { self = substring._text }
  init(_ scalar: Unicode.Scalar) { self = scalar._text }
  init<S: Sequence>(_ characters: S) where S.Element == Character {
    self = _string(_array(characters))
  }
  init<T: LosslessStringConvertible>(_ value: T) { self = value.description }
  @intrinsic("integer.toString")
  init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false)
  @operation("describe") init<Subject>(describing instance: Subject)
  init<Subject: CustomStringConvertible>(describing instance: Subject) {
    self = instance.description
  }
  init<Subject: TextOutputStreamable>(describing instance: Subject) { self = instance._streamed }
  init<Subject: CustomStringConvertible & TextOutputStreamable>(describing instance: Subject) {
    self = instance.description
  }
  @operation("debugDescribe") init<Subject>(reflecting subject: Subject)
  @unsupported("a string with uninitialized memory")
  init(
    unsafeUninitializedCapacity capacity: Int,
    initializingUTF8With initializer: (inout [UInt8]) throws -> Int
  ) rethrows { self = "" }
  @intrinsic("string.repeating") init(repeating repeatedValue: String, count: Int)
  init(repeating repeatedValue: Character, count: Int) {
    self.init(repeating: String(repeatedValue), count: count)
  }
  init<C: Collection>(decoding codeUnits: C, as sourceEncoding: Any.Type)
  where C.Element == UInt8 {
    self = _decoded(_array(codeUnits))
  }
  init?<S: Sequence>(validating codeUnits: S, as encoding: Unicode.UTF8.Type)
  where S.Element == UInt8 {
    guard let text = _validated(_array(codeUnits)) else { return nil }
    self = text
  }
  init(stringInterpolation: DefaultStringInterpolation) { self = stringInterpolation._text }
  typealias StringInterpolation = DefaultStringInterpolation
  @intrinsic("string.append") static func + (lhs: String, rhs: String) -> String
  @intrinsic("string.appendInPlace") static func += (lhs: inout String, rhs: String)
  @intrinsic("equal") static func == (lhs: String, rhs: String) -> Bool
  @intrinsic("notEqual") static func != (lhs: String, rhs: String) -> Bool
  @intrinsic("string.less") static func < (lhs: String, rhs: String) -> Bool
  @intrinsic("string.lessOrEqual") static func <= (lhs: String, rhs: String) -> Bool
  @intrinsic("string.greater") static func > (lhs: String, rhs: String) -> Bool
  @intrinsic("string.greaterOrEqual") static func >= (lhs: String, rhs: String) -> Bool
  func hash(into hasher: inout Hasher) { hasher._combine(self) }
  @intrinsic("string.count") var count: Int { get }
  @intrinsic("string.isEmpty") var isEmpty: Bool { get }
  @intrinsic("string.first") var first: Character? { get }
  @intrinsic("string.last") var last: Character? { get }
  @intrinsic("string.appendInPlace") mutating func append(_ other: String)
  @intrinsic("string.appendInPlace") mutating func append(_ c: Character)
  mutating func append(contentsOf newElements: String) { append(newElements) }
  mutating func append(contentsOf newElements: Substring) { append(newElements._text) }
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character {
    append(_string(_array(newElements)))
  }
  @intrinsic("string.appendInPlace") mutating func write(_ other: String)
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(self) }
  @intrinsic("string.uppercased") func uppercased() -> String
  @intrinsic("string.lowercased") func lowercased() -> String
  @intrinsic("string.hasPrefix") func hasPrefix(_ prefix: String) -> Bool
  @intrinsic("string.hasSuffix") func hasSuffix(_ suffix: String) -> Bool
  @intrinsic("string.contains") func _containsText(_ other: String) -> Bool
  @intrinsic("string.containsCharacter") func contains(_ element: Character) -> Bool
  @intrinsic("string.characters") var _characters: [Character] { get }
  @intrinsic("string.size") var _size: Int { get }
  @intrinsic("string.after") func _after(_ offset: Int) -> Int
  @intrinsic("string.before") func _before(_ offset: Int) -> Int
  @intrinsic("string.character") func _character(_ offset: Int) -> Character
  @intrinsic("string.sliced") func _sliced(_ lower: Int, _ upper: Int) -> String
  @intrinsic("string.distance") func _distance(_ start: Int, _ end: Int) -> Int
  @intrinsic("string.splitOffsets")
  func _splitOffsets(
    _ separator: Character, _ maxSplits: Int, _ omittingEmpty: Bool
  ) -> [(Int, Int)]
  @intrinsic("describe") var description: String { get }
  @operation("debugDescribe") var debugDescription: String { get }
  var utf8: UTF8View {
    get { UTF8View(_base: self) }
    set { self = newValue._base }
  }
  var utf16: UTF16View {
    get { UTF16View(_base: self) }
    set { self = newValue._base }
  }
  var unicodeScalars: UnicodeScalarView {
    get { UnicodeScalarView(_base: self) }
    set { self = newValue._base }
  }
}
@intrinsic("string.fromCharacters") func _string(_ characters: [Character]) -> String
@intrinsic("string.decoded") func _decoded(_ units: [UInt8]) -> String
@intrinsic("string.validated") func _validated(_ bytes: [UInt8]) -> String?
