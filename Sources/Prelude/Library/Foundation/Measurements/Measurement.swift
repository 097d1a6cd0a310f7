struct Measurement<UnitType> where UnitType: Unit {
  let unit: UnitType
  var value: Double
  init(value: Double, unit: UnitType) {
    self.value = value
    self.unit = unit
  }
  static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
    Measurement(value: lhs.value * rhs, unit: lhs.unit)
  }
  static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
    Measurement(value: lhs * rhs.value, unit: rhs.unit)
  }
  static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
    Measurement(value: lhs.value / rhs, unit: lhs.unit)
  }
  static func / (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
    Measurement(value: lhs / rhs.value, unit: rhs.unit)
  }
}
extension Measurement: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "\(value) \(unit.symbol)" }
  var debugDescription: String { "\(value) \(unit.symbol)" }
}
extension Measurement: Equatable {
  static func == (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
    if lhs.unit == rhs.unit { return lhs.value == rhs.value }
    guard let left = lhs.unit as? Dimension, let right = rhs.unit as? Dimension,
      type(of: left).baseUnit().isEqual(type(of: right).baseUnit())
    else { return false }
    return left.converter.baseUnitValue(fromValue: lhs.value)
      == right.converter.baseUnitValue(fromValue: rhs.value)
  }
}
extension Measurement: Hashable {
  func hash(into hasher: inout Hasher) {
    if let dimension = unit as? Dimension {
      hasher.combine(dimension.converter.baseUnitValue(fromValue: value))
    } else {
      hasher.combine(value)
    }
  }
}
extension Measurement: Comparable {
  static func < (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
    if lhs.unit == rhs.unit { return lhs.value < rhs.value }
    guard let left = lhs.unit as? Dimension, let right = rhs.unit as? Dimension,
      type(of: left).baseUnit().isEqual(type(of: right).baseUnit())
    else { fatalError("Attempt to compare measurements with non-equal dimensions") }
    return left.converter.baseUnitValue(fromValue: lhs.value)
      < right.converter.baseUnitValue(fromValue: rhs.value)
  }
}
extension Measurement: Sendable where UnitType: Sendable {}
extension Measurement where UnitType: Dimension {
  func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
    if unit.isEqual(otherUnit) { return Measurement(value: value, unit: otherUnit) }
    let base = unit.converter.baseUnitValue(fromValue: value)
    if otherUnit.isEqual(type(of: unit).baseUnit()) {
      return Measurement(value: base, unit: otherUnit)
    }
    return Measurement(value: otherUnit.converter.value(fromBaseUnitValue: base), unit: otherUnit)
  }
  mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }
  static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
    if lhs.unit.isEqual(rhs.unit) {
      return Measurement(value: lhs.value + rhs.value, unit: lhs.unit)
    }
    let sum =
      lhs.unit.converter.baseUnitValue(fromValue: lhs.value)
      + rhs.unit.converter.baseUnitValue(fromValue: rhs.value)
    return Measurement(value: sum, unit: type(of: lhs.unit).baseUnit() as! UnitType)
  }
  static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
    if lhs.unit.isEqual(rhs.unit) {
      return Measurement(value: lhs.value - rhs.value, unit: lhs.unit)
    }
    let difference =
      lhs.unit.converter.baseUnitValue(fromValue: lhs.value)
      - rhs.unit.converter.baseUnitValue(fromValue: rhs.value)
    return Measurement(value: difference, unit: type(of: lhs.unit).baseUnit() as! UnitType)
  }
}
