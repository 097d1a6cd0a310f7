import Foundation

/// Values as a program's types have them.
extension JSONDocument {
  /// The value as a Boolean, a number or a text, or as an array of them; nothing if it isn't one.
  func value(of node: Int, as type: RuntimeType) -> Value? {
    switch (type, nodes[node].kind) {
    case (.bool, .boolean): .bool(bytes[nodes[node].start] == UInt8(ascii: "t"))
    case (.string, .text): text(of: node).map { .string($0) }
    case (.array(let element), .array): array(of: node, as: element)
    case (_, .number): numberText(of: node).flatMap { number($0, as: type) }
    default: nil
    }
  }

  /// An array that isn't empty, whose elements aren't arrays.
  private func array(of node: Int, as type: RuntimeType) -> Value? {
    if case .array = type { return nil }
    let items = parts(of: node)
    guard !items.isEmpty else { return nil }
    var values: [Value] = []
    values.reserveCapacity(items.count)
    for item in items {
      guard let value = value(of: item, as: type) else { return nil }
      values.append(value)
    }
    return .array(values)
  }

  private func number(_ text: String, as type: RuntimeType) -> Value? {
    switch type {
    case .double: Double(text).flatMap { $0.isFinite ? .double($0) : nil }
    case .float: Float(text).flatMap { $0.isFinite ? .float($0) : nil }
    case .int: whole(text, as: Int.self).map { .int($0) }
    case .integer(let kind): integer(text, kind)
    case .native("Decimal"): Decimal(string: text).map { Value($0) }
    default: nil
    }
  }

  private func integer(_ text: String, _ kind: IntegerKind) -> Value? {
    func made<Number: FixedWidthInteger>(_ type: Number.Type) -> Value? {
      whole(text, as: type).map {
        .integer(Integer(kind, bits: UInt64(truncatingIfNeeded: $0)))
      }
    }
    return switch kind {
    case .int8: made(Int8.self)
    case .int16: made(Int16.self)
    case .int32: made(Int32.self)
    case .int64: made(Int64.self)
    case .uint8: made(UInt8.self)
    case .uint16: made(UInt16.self)
    case .uint32: made(UInt32.self)
    case .uint64, .uint: made(UInt64.self)
    }
  }

  /// Foundation takes `1.0` and `2e2` as whole numbers.
  private func whole<Number: FixedWidthInteger>(_ text: String, as type: Number.Type) -> Number? {
    Number(text) ?? Double(text).flatMap { Number(exactly: $0) }
  }

  /// The text of a number with digits where JSON wants them: `-`, digits without leading zeros, a
  /// fraction, an exponent.
  private func numberText(of node: Int) -> String? {
    let text = bytes[nodes[node].start..<nodes[node].end]
    var rest = text
    func digits() -> Int {
      let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let begin = rest.first
    let count = digits()
    guard count > 0, begin != UInt8(ascii: "0") || count == 1 else { return nil }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return nil }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard digits() > 0 else { return nil }
    }
    return rest.isEmpty ? String(decoding: text, as: UTF8.self) : nil
  }
}
