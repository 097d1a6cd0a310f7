protocol CVarArg {}
extension Int: CVarArg {}
extension Int8: CVarArg {}
extension Int16: CVarArg {}
extension Int32: CVarArg {}
extension Int64: CVarArg {}
extension UInt: CVarArg {}
extension UInt8: CVarArg {}
extension UInt16: CVarArg {}
extension UInt32: CVarArg {}
extension UInt64: CVarArg {}
extension Double: CVarArg {}
extension Float: CVarArg {}
extension Bool: CVarArg {}
extension String: CVarArg {}
@intrinsic("format.printf") func _format(_ format: String, _ arguments: [any CVarArg]) -> String
@intrinsic("format.number")
func _formatted(_ number: Double, _ style: [String: String]) -> String
@intrinsic("format.integer")
func _formatted<Number: BinaryInteger>(
  _ number: Number, _ style: [String: String]
) -> String

struct NumberFormatStyleConfiguration {
  struct Precision: Hashable, Sendable {
    let _kind: String
    let _lower: Int
    let _upper: Int
    init(_kind: String, _lower: Int, _upper: Int) {
      self._kind = _kind
      self._lower = _lower
      self._upper = _upper
    }
    static func fractionLength(_ length: Int) -> Precision {
      Precision(_kind: "fraction", _lower: length, _upper: length)
    }
    static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
      Precision(_kind: "fraction", _lower: limits.lowerBound, _upper: limits.upperBound)
    }
    static func significantDigits(_ digits: Int) -> Precision {
      Precision(_kind: "significant", _lower: digits, _upper: digits)
    }
  }
  enum Grouping: Hashable, Sendable { case automatic, never }
}
extension BinaryInteger {
  func formatted() -> String { _formatted(self, [:]) }
  func formatted(_ style: IntegerFormatStyle<Self>) -> String { _formatted(self, style._parts) }
}
extension Double {
  func formatted() -> String { _formatted(self, [:]) }
  func formatted(_ style: FloatingPointFormatStyle<Double>) -> String {
    _formatted(self, style._parts)
  }
}
extension Float {
  func formatted() -> String { _formatted(Double(self), [:]) }
  func formatted(_ style: FloatingPointFormatStyle<Float>) -> String {
    _formatted(Double(self), style._parts)
  }
}
