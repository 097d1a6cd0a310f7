import Machine
import Testing

@Suite("Integers of all sizes")
struct SizedIntegerTests {
  private func number(_ kind: IntegerKind, _ value: Int) -> Value {
    .integer(Integer(kind, bits: UInt64(truncatingIfNeeded: value)))
  }

  private func apply(_ name: String, _ arguments: Value...) throws -> Value {
    try #require(Intrinsics.named(name)).applied(to: arguments)
  }

  private func reason(_ name: String, _ arguments: Value...) throws -> Trap.Reason? {
    let intrinsic = try #require(Intrinsics.named(name))
    do {
      _ = try intrinsic.applied(to: arguments)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("arithmetic is that of the type")
  func arithmetic() throws {
    #expect(
      try apply("integer.add", number(.uint8, 200), number(.uint8, 55)) == number(.uint8, 255))
    #expect(
      try apply("integer.wrappingAdd", number(.uint8, 255), number(.uint8, 2))
        == number(.uint8, 1))
    #expect(
      try apply("integer.divide", number(.int8, -7), number(.int8, 2)) == number(.int8, -3))
    #expect(try apply("integer.complement", number(.uint16, 1)) == number(.uint16, 65534))
    #expect(try apply("integer.magnitude", number(.int8, -128)) == number(.uint8, 128))
    #expect(try apply("integer.add", .int(1), .int(2)) == .int(3))
    #expect(
      try apply("integer.shiftLeft", number(.uint8, 1), .int(9)) == number(.uint8, 0))
    #expect(
      try apply("integer.less", number(.int8, -1), number(.int8, 1)) == .bool(true))
  }

  @Test("overflow traps at the width of the type")
  func overflow() throws {
    #expect(
      try reason("integer.add", number(.uint8, 255), number(.uint8, 1))
        == .integerOverflow(operation: "+"))
    #expect(
      try reason("integer.subtract", number(.uint, 0), number(.uint, 1))
        == .integerOverflow(operation: "-"))
    #expect(
      try reason("integer.negate", number(.int8, -128)) == .integerOverflow(operation: "-"))
    #expect(
      try reason("integer.remainder", number(.int8, 1), number(.int8, 0)) == .divisionByZero)
  }

  @Test("conversions trap, fail, wrap or clamp")
  func conversions() throws {
    let uint8 = Value.type(.integer(.uint8))
    #expect(try apply("integer.convert", uint8, .int(255)) == number(.uint8, 255))
    #expect(
      try reason("integer.convert", uint8, .int(-1))
        == .conversionOverflow(value: "-1", type: "UInt8"))
    #expect(try apply("integer.exactly", uint8, .int(256)) == Value.none)
    #expect(try apply("integer.truncating", uint8, .int(257)) == number(.uint8, 1))
    #expect(try apply("integer.clamping", uint8, .int(-5)) == number(.uint8, 0))
    #expect(
      try apply("integer.convert", .type(.int), number(.int16, -3)) == .int(-3))
    #expect(
      try apply("integer.fromDouble", uint8, .double(3.9)) == number(.uint8, 3))
    #expect(
      try apply("integer.fromString", uint8, .string("ff"), .int(16))
        == .some(number(.uint8, 255)))
    #expect(try apply("integer.fromString", uint8, .string("256"), .int(10)) == Value.none)
    #expect(try apply("integer.max", uint8) == number(.uint8, 255))
  }

  @Test("they print as numbers, and have separate types")
  func types() {
    let value = number(.uint8, 7)
    #expect(value.pureDescription(debug: true) == "7")
    #expect(number(.int8, -7).pureDescription(debug: false) == "-7")
    #expect(value.cast(to: .int) == nil)
    #expect(value.cast(to: .integer(.uint8)) == value)
    #expect(value != number(.uint16, 7))
    #expect(Value.float(0.1).pureDescription(debug: false) == "0.1")
    #expect(Value.float(1).cast(to: .double) == nil)
  }
}
