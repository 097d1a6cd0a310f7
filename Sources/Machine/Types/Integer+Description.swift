extension Integer: CustomStringConvertible {
  /// The value in decimal digits.
  package var description: String {
    kind.isSigned ? String(Int64(bitPattern: bits)) : String(bits)
  }
}

extension IntegerKind {
  package var isSigned: Bool {
    switch self {
    case .int8, .int16, .int32, .int64: true
    case .uint, .uint8, .uint16, .uint32, .uint64: false
    }
  }

  package var bitWidth: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    case .int64, .uint, .uint64: 64
    }
  }
}

extension Integer {
  /// The value, or the nearest `Int`.
  package var clampedToInt: Int {
    kind.isSigned ? Int(clamping: Int64(bitPattern: bits)) : Int(clamping: bits)
  }
}
