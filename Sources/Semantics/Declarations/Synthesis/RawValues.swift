import Machine
import Reading
import SwiftParser
import SwiftSyntax

/// The raw values of an enumeration's cases: written, incremented, or the case's name.
struct RawValues {
  private(set) var values: [Value?] = []

  init(_ model: SemanticModel, _ nominal: NominalDeclaration) {
    guard let file = nominal.context?.file else { return }
    guard let raw = nominal.rawType.value else {
      for one in nominal.cases {
        guard let value = one.rawValue else { continue }
        model.report(RawValueMessage.withoutRawType, at: file.position(of: value))
      }
      return
    }
    if raw.isError { return }
    let name = raw.nominal?.name ?? ""
    if raw.nominal?.isPrelude != true {
      model.report(
        RawValueMessage.inexpressibleType(type: raw),
        at: nominal.position ?? Position(line: 1, column: 1))
      reportNoConformance(raw, nominal, model)
      return
    }
    if nominal.cases.isEmpty, !nominal.isPrelude {
      model.report(RawValueMessage.noCases, at: nominal.position ?? Position(line: 1, column: 1))
    }
    var isWhole = !nominal.cases.isEmpty || nominal.isPrelude
    defer { if !isWhole { reportNoConformance(raw, nominal, model) } }
    var previous: Value?
    var seen: [(Value, CaseDeclaration)] = []
    for one in nominal.cases {
      if !one.parameters.value.isEmpty {
        model.report(RawValueMessage.associatedValues, at: one.position)
        isWhole = false
      }
      let value = Self.value(of: one, name, previous, model, file)
      if value == nil, one.rawValue.map(\.isPlainLiteral) ?? true { isWhole = false }
      if let value {
        if seen.contains(where: { $0.0 == value }) {
          model.report(
            RawValueMessage.notUnique,
            at: one.rawValue.map { file.position(of: $0) } ?? one.position)
        }
        seen.append((value, one))
      }
      previous = value
      values.append(value)
    }
  }

  private func reportNoConformance(
    _ raw: Type, _ nominal: NominalDeclaration, _ model: SemanticModel
  ) {
    model.report(
      RawValueMessage.noConformance(type: nominal.name, raw: raw),
      at: nominal.position ?? Position(line: 1, column: 1))
  }

  private static func value(
    of one: CaseDeclaration, _ type: String, _ previous: Value?, _ model: SemanticModel,
    _ file: SourceText
  ) -> Value? {
    if let written = one.rawValue {
      if let number = integer(written), let value = value(of: number, as: type) {
        if !value.fits {
          model.report(
            RawValueMessage.overflow(literal: number.text, type: type),
            at: file.position(of: written))
        }
        return value.value
      }
      if let value = literal(written, type) { return value }
      model.report(
        written.isPlainLiteral
          ? RawValueMessage.otherType(literalType: kind(of: written), type: type)
          : .notLiteral, at: file.position(of: written))
      return nil
    }
    switch type {
    case "String": return .string(one.name)
    case "Character", "Double", "Float":
      if case .double(let last)? = previous, last == last.rounded() { return .double(last + 1) }
      if type != "Character", previous == nil, one.index == 0 { return .double(0) }
      model.report(
        type == "Character"
          ? RawValueMessage.missingForCharacter : .missingAfterFraction,
        at: one.position)
      return nil
    case "Int":
      if one.index == 0 { return .int(0) }
      guard case .int(let last)? = previous else { return nil }
      return next(
        after: WrittenInteger(isNegative: last < 0, magnitude: UInt64(last.magnitude)), one, type,
        model)
    default:
      guard let kind = IntegerKind(rawValue: type) else {
        model.report(
          RawValueMessage.inexpressibleTypeOfCase(type: type), at: one.position)
        return nil
      }
      if one.index == 0 { return .integer(Integer(kind, bits: 0)) }
      guard case .integer(let last)? = previous else { return nil }
      let isNegative = kind.isSigned && Int64(bitPattern: last.bits) < 0
      return next(
        after: WrittenInteger(
          isNegative: isNegative, magnitude: isNegative ? 0 &- last.bits : last.bits),
        one, type, model)
    }
  }

  /// The value of a case without a written one: one more than the case before it.
  private static func next(
    after last: WrittenInteger, _ one: CaseDeclaration, _ type: String, _ model: SemanticModel
  ) -> Value? {
    let next = WrittenInteger(
      isNegative: last.isNegative,
      magnitude: last.isNegative ? last.magnitude - 1 : last.magnitude &+ 1)
    guard let value = value(of: next, as: type) else { return nil }
    let wraps = next.magnitude == 0 && !last.isNegative
    if !value.fits || wraps {
      // One more than the largest `UInt64`.
      let text = wraps ? "18446744073709551616" : next.text
      model.report(RawValueMessage.overflow(literal: text, type: type), at: one.position)
    }
    return value.value
  }

  /// The value of an integer type, and whether the type can hold it; nil for other types.
  private static func value(
    of number: WrittenInteger, as type: String
  ) -> (value: Value, fits: Bool)? {
    let bits = number.isNegative ? 0 &- number.magnitude : number.magnitude
    let kind = IntegerKind(rawValue: type)
    guard type == "Int" || kind != nil else { return nil }
    let width = kind?.bitWidth ?? 64
    let limit: UInt64 =
      kind?.isSigned ?? true
      ? (1 << UInt64(width - 1)) - (number.isNegative ? 0 : 1)
      : number.isNegative ? 0 : .max >> UInt64(64 - width)
    let value =
      kind.map { Value.integer(Integer($0, bits: bits)) } ?? .int(Int(truncatingIfNeeded: bits))
    return (value, number.magnitude <= limit)
  }

  private static func integer(_ expression: ExprSyntax) -> WrittenInteger? {
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return integer(prefix.expression).map {
        WrittenInteger(isNegative: true, magnitude: $0.magnitude)
      }
    }
    return expression.as(IntegerLiteralExprSyntax.self)
      .flatMap { magnitude($0.literal.text) }
      .map { WrittenInteger(isNegative: false, magnitude: $0) }
  }

  private static func kind(of expression: ExprSyntax) -> String {
    if expression.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if expression.is(FloatLiteralExprSyntax.self) { return "Double" }
    if expression.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    return "String"
  }

  private static func literal(_ expression: ExprSyntax, _ type: String) -> Value? {
    var expression = expression
    var isNegative = false
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      isNegative = true
      expression = prefix.expression
    }
    if let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      switch type {
      case "String": return .string(text)
      case "Character": return text.count == 1 ? text.first.map { .character($0) } : nil
      default: return nil
      }
    }
    if let number = expression.as(FloatLiteralExprSyntax.self) {
      let digits = number.literal.text.replacing("_", with: "")
      guard type == "Double" || type == "Float" else { return nil }
      return Double(digits).map { .double(isNegative ? -$0 : $0) }
    }
    guard let number = integer(expression), type == "Double" || type == "Float" else { return nil }
    let magnitude = Double(number.magnitude)
    return .double(isNegative ? -magnitude : magnitude)
  }

  private static func magnitude(_ text: String) -> UInt64? {
    let digits = text.replacing("_", with: "")
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return UInt64(digits.dropFirst(2), radix: radix)
    }
    return UInt64(digits)
  }
}

/// An integer that may be too large for its type.
private struct WrittenInteger {
  var isNegative: Bool
  var magnitude: UInt64

  var text: String { (isNegative ? "-" : "") + String(magnitude) }
}

extension ExprSyntax {
  fileprivate var isPlainLiteral: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(StringLiteralExprSyntax.self)
      || self.is(FloatLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self)
  }
}
