import Foundation

/// A number of Foundation as an object, as a value of the program.
///
/// A number never changes, so sharing it is safe.
final class NumberBox: NativeValue, @unchecked Sendable {
  let number: NSNumber

  init(_ number: NSNumber) { self.number = number }

  static var leadsOn: Bool { false }
  var typeName: String { number is NSDecimalNumber ? "NSDecimalNumber" : "NSNumber" }
  var classNames: [String] { number is NSDecimalNumber ? [typeName, "NSNumber"] : [typeName] }
  var description: String { number.description }

  func isEqual(to other: any NativeValue) -> Bool {
    (other as? NumberBox).map { $0.number == number } ?? false
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// A number converts to the types that represent it exactly.
  func bridged(to type: RuntimeType) -> Value? {
    switch type {
    case .bool: (number as? Bool).map { .bool($0) }
    case .int: (number as? Int).map { .int($0) }
    case .double: (number as? Double).map { .double($0) }
    case .float: (number as? Float).map { .float($0) }
    case .integer(let kind): integer(kind)
    case .native("Decimal") where number is NSDecimalNumber: Value(number.decimalValue)
    default: nil
    }
  }

  private func integer(_ kind: IntegerKind) -> Value? {
    switch kind {
    case .int8: (number as? Int8)?.value
    case .int16: (number as? Int16)?.value
    case .int32: (number as? Int32)?.value
    case .int64: (number as? Int64)?.value
    case .uint: (number as? UInt)?.value
    case .uint8: (number as? UInt8)?.value
    case .uint16: (number as? UInt16)?.value
    case .uint32: (number as? UInt32)?.value
    case .uint64: (number as? UInt64)?.value
    }
  }
}

/// Foundation's object for nothing.
final class NullBox: NativeValue {
  static var leadsOn: Bool { false }
  var typeName: String { "NSNull" }
  var description: String { "<null>" }
  func isEqual(to other: any NativeValue) -> Bool { other is NullBox }
  func hash(into hasher: inout Hasher) { hasher.combine(0) }
}

extension NSNumber {
  /// The object for a number or Boolean of the program.
  convenience init?(_ value: Value) {
    switch value {
    case .bool(let bool): self.init(value: bool)
    case .int(let int): self.init(value: int)
    case .double(let double): self.init(value: double)
    case .float(let float): self.init(value: float)
    case .integer(let integer):
      switch integer.kind {
      case .int8: self.init(value: Int8(truncatingIfNeeded: integer.bits))
      case .int16: self.init(value: Int16(truncatingIfNeeded: integer.bits))
      case .int32: self.init(value: Int32(truncatingIfNeeded: integer.bits))
      case .int64: self.init(value: Int64(truncatingIfNeeded: integer.bits))
      case .uint: self.init(value: UInt(integer.bits))
      case .uint8: self.init(value: UInt8(truncatingIfNeeded: integer.bits))
      case .uint16: self.init(value: UInt16(truncatingIfNeeded: integer.bits))
      case .uint32: self.init(value: UInt32(truncatingIfNeeded: integer.bits))
      case .uint64: self.init(value: integer.bits)
      }
    default: return nil
    }
  }
}

extension Value {
  init(_ number: NSNumber) { self = .native(NumberBox(number)) }

  /// The value as Foundation's number, as casts convert it; nil if it isn't a number.
  var numberObject: NSNumber? {
    switch self {
    case .native(let native as NumberBox): native.number
    case .native(let native as DecimalBox): NSDecimalNumber(decimal: native.number)
    default: NSNumber(self)
    }
  }
}

extension Arguments {
  func numberObject(_ index: Int) throws(Trap) -> NSNumber {
    guard let number = try value(index).numberObject else {
      throw Trap(unexpected: try value(index), wanted: "a number")
    }
    return number
  }
}
