open class UnitConverter: @unchecked Sendable {
  init() {}
  open func baseUnitValue(fromValue value: Double) -> Double { value }
  open func value(fromBaseUnitValue baseUnitValue: Double) -> Double { baseUnitValue }
}
class UnitConverterLinear: UnitConverter, @unchecked Sendable {
  let coefficient: Double
  let constant: Double
  init(coefficient: Double, constant: Double = 0) {
    self.coefficient = coefficient
    self.constant = constant
    super.init()
  }
  override func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
  override func value(fromBaseUnitValue baseUnitValue: Double) -> Double {
    (baseUnitValue - constant) / coefficient
  }
}
open class Unit: Hashable, @unchecked Sendable {
  let symbol: String
  required init(symbol: String) { self.symbol = symbol }
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Unit else { return false }
    return other === self || type(of: other) == type(of: self) && other.symbol == symbol
  }
  static func == (left: Unit, right: Unit) -> Bool { left.isEqual(right) }
  func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
}
open class Dimension: Unit, @unchecked Sendable {
  let converter: UnitConverter
  required init(symbol: String, converter: UnitConverter) {
    self.converter = converter
    super.init(symbol: symbol)
  }
  required init(symbol: String) {
    let type = Self.self
    fatalError(
      """
      \(type) must be initialized with designated initializer \(type).init(symbol: String, converter: \
      UnitConverter)
      """)
  }
  open class func baseUnit() -> Dimension {
    fatalError("*** You must override baseUnit in your class to define its base unit.")
  }
  class func _linear(
    _ symbol: String, _ coefficient: Double, _ constant: Double = 0
  ) -> Self {
    Self(
      symbol: symbol,
      converter: UnitConverterLinear(coefficient: coefficient, constant: constant))
  }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Dimension, super.isEqual(other) else { return false }
    guard let mine = converter as? UnitConverterLinear,
      let theirs = other.converter as? UnitConverterLinear
    else { return true }
    return mine.coefficient == theirs.coefficient && mine.constant == theirs.constant
  }
}
