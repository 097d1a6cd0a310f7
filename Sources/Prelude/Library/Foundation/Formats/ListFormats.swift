// Lists and numbers of bytes as text.

@intrinsic("format.list")
func _listText(_ members: [String], _ type: String, _ width: String, _ locale: String) -> String
@intrinsic("format.byteCount")
func _byteCountText(_ count: Int64, _ style: Int, _ units: Int, _ options: [Bool]) -> String
struct StringStyle: Hashable, Sendable {}
struct ListFormatStyle<Style, Base>: Hashable, Sendable {
  enum ListType: Int, Hashable, Sendable { case and, or }
  enum Width: Int, Hashable, Sendable { case standard, short, narrow }
  var listType: ListType
  var width: Width
  var locale = Locale.current
  init(_type type: ListType, _width width: Width) {
    listType = type
    self.width = width
  }
  static func list(type: ListType, width: Width = .standard) -> ListFormatStyle {
    ListFormatStyle(_type: type, _width: width)
  }
  func locale(_ locale: Locale) -> ListFormatStyle {
    var copy = self
    copy.locale = locale
    return copy
  }
}
extension Sequence where Element == String {
  func formatted() -> String { formatted(.list(type: .and)) }
  func formatted(_ style: ListFormatStyle<StringStyle, [String]>) -> String {
    _listText(_array(self), "\(style.listType)", "\(style.width)", style.locale.identifier)
  }
}
struct ByteCountFormatStyle: Hashable, Sendable {
  enum Style: Int, Hashable, Sendable { case file, memory, decimal, binary }
  struct Units: OptionSet, Hashable, Sendable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static var bytes: Units { Units(rawValue: 1) }
    static var kb: Units { Units(rawValue: 2) }
    static var mb: Units { Units(rawValue: 4) }
    static var gb: Units { Units(rawValue: 8) }
    static var tb: Units { Units(rawValue: 16) }
    static var pb: Units { Units(rawValue: 32) }
    static var eb: Units { Units(rawValue: 64) }
    static var all: Units { Units(rawValue: 511) }
    static var `default`: Units { all }
  }
  var style: Style
  var allowedUnits: Units
  var spellsOutZero: Bool
  var includesActualByteCount: Bool
  init(
    style: Style = .file, spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) {
    self.style = style
    allowedUnits = .all
    self.spellsOutZero = spellsOutZero
    self.includesActualByteCount = includesActualByteCount
  }
  static func byteCount(
    style: Style, spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> ByteCountFormatStyle {
    ByteCountFormatStyle(
      style: style, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
  }
}
extension BinaryInteger {
  func formatted(_ style: ByteCountFormatStyle) -> String {
    _byteCountText(
      Int64(self), style.style.rawValue, style.allowedUnits.rawValue,
      [style.spellsOutZero, style.includesActualByteCount])
  }
}
