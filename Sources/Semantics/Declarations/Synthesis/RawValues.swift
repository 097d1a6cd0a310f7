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
      if case .int(let last)? = previous { return .int(last &+ 1) }
      return nil
    default:
      guard let kind = IntegerKind(rawValue: type) else {
        model.report(
          RawValueMessage.inexpressibleTypeOfCase(type: type), at: one.position)
        return nil
      }
      if one.index == 0 { return .integer(Integer(kind, bits: 0)) }
      if case .integer(let last)? = previous {
        return .integer(Integer(kind, bits: last.bits &+ 1))
      }
      return nil
    }
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
    guard let number = expression.as(IntegerLiteralExprSyntax.self),
      let magnitude = magnitude(number.literal.text)
    else { return nil }
    switch type {
    case "Int":
      return isNegative
        ? .int(Int(truncatingIfNeeded: 0 &- Int64(truncatingIfNeeded: magnitude)))
        : Int(exactly: magnitude).map { .int($0) }
    case "Double", "Float": return .double(isNegative ? -Double(magnitude) : Double(magnitude))
    default:
      return IntegerKind(rawValue: type).map {
        .integer(Integer($0, bits: isNegative ? 0 &- magnitude : magnitude))
      }
    }
  }

  private static func magnitude(_ text: String) -> UInt64? {
    let digits = text.replacing("_", with: "")
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return UInt64(digits.dropFirst(2), radix: radix)
    }
    return UInt64(digits)
  }
}

extension ExprSyntax {
  fileprivate var isPlainLiteral: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(StringLiteralExprSyntax.self)
      || self.is(FloatLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self)
  }
}
