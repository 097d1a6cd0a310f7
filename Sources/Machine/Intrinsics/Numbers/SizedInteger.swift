/// An integer type of the host that represents values of the program.
protocol SizedInteger: FixedWidthInteger, Sendable {
  static var name: String { get }
  var value: Value { get }
}

extension SizedInteger {
  static var name: String { "\(Self.self)" }

  /// Converts an integer value of any type, if this type can represent it.
  init?(exactly value: Value) {
    switch value {
    case .int(let int): self.init(exactly: int)
    case .integer(let integer):
      if integer.kind.isSigned {
        self.init(exactly: Int64(bitPattern: integer.bits))
      } else {
        self.init(exactly: integer.bits)
      }
    default: return nil
    }
  }
}

extension Int: SizedInteger {
  var value: Value { .int(self) }
}

extension Int8: SizedInteger { var value: Value { Value(self, .int8) } }
extension Int16: SizedInteger { var value: Value { Value(self, .int16) } }
extension Int32: SizedInteger { var value: Value { Value(self, .int32) } }
extension Int64: SizedInteger { var value: Value { Value(self, .int64) } }
extension UInt: SizedInteger { var value: Value { Value(self, .uint) } }
extension UInt8: SizedInteger { var value: Value { Value(self, .uint8) } }
extension UInt16: SizedInteger { var value: Value { Value(self, .uint16) } }
extension UInt32: SizedInteger { var value: Value { Value(self, .uint32) } }
extension UInt64: SizedInteger { var value: Value { Value(self, .uint64) } }

extension Value {
  fileprivate init(_ integer: some FixedWidthInteger, _ kind: IntegerKind) {
    self = .integer(Integer(kind, bits: UInt64(truncatingIfNeeded: integer)))
  }

  /// The value as an integer of the host; nil if it isn't an integer.
  var sizedInteger: (any SizedInteger)? {
    switch self {
    case .int(let int): int
    case .integer(let integer): integer.kind.type.init(truncatingIfNeeded: integer.bits)
    default: nil
    }
  }
}

extension RuntimeType {
  /// The host's type for an integer type.
  var sizedIntegerType: (any SizedInteger.Type)? {
    switch self {
    case .int: Int.self
    case .integer(let kind): kind.type
    default: nil
    }
  }
}

extension IntegerKind {
  fileprivate var type: any SizedInteger.Type {
    switch self {
    case .int8: Int8.self
    case .int16: Int16.self
    case .int32: Int32.self
    case .int64: Int64.self
    case .uint: UInt.self
    case .uint8: UInt8.self
    case .uint16: UInt16.self
    case .uint32: UInt32.self
    case .uint64: UInt64.self
    }
  }
}

extension Arguments {
  func sizedInteger(_ index: Int) throws(Trap) -> any SizedInteger {
    guard let integer = try value(index).sizedInteger else {
      throw Trap(unexpected: try value(index), wanted: "an integer")
    }
    return integer
  }

  func sizedIntegerType(_ index: Int) throws(Trap) -> any SizedInteger.Type {
    guard let type = try type(index).sizedIntegerType else {
      throw Trap(unexpected: try value(index), wanted: "an integer type")
    }
    return type
  }
}
