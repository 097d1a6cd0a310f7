/// The integer types other than `Int`, by their names.
package enum IntegerKind: String, Hashable, Sendable, CaseIterable {
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
}

/// A value of an integer type other than `Int`.
package struct Integer: Hashable, Sendable {
  package let kind: IntegerKind
  /// The value's bits, sign-extended to 64 bits for a signed type.
  package let bits: UInt64

  package init(_ kind: IntegerKind, bits: UInt64) {
    self.kind = kind
    self.bits = bits
  }
}

extension Integer: Comparable {
  /// Compares two values of one type.
  package static func < (left: Integer, right: Integer) -> Bool {
    left.kind.isSigned
      ? Int64(bitPattern: left.bits) < Int64(bitPattern: right.bits) : left.bits < right.bits
  }
}
