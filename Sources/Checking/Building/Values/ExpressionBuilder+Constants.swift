import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// Arithmetic on constants, which the compiler computes and refuses if it has no result.
extension ExpressionBuilder {
  /// An integer that is known without running the program.
  struct Constant {
    var value: Int128
    /// The name of its type: `UInt8`.
    var type: String
    var range: ClosedRange<Int128>

    func with(_ value: Int128) -> Constant? {
      range.contains(value) ? Constant(value: value, type: type, range: range) : nil
    }
  }

  /// Reports arithmetic on constants that overflows, and division by a constant zero.
  func checkArithmetic(_ name: Term.OperatorName, _ operands: [Term], _ term: Term) {
    guard isOfPrelude(term) else { return }
    switch (name.text, operands.count) {
    case ("/", 2), ("%", 2), ("/=", 2), ("%=", 2):
      checkDivision(name, operands, term)
    case ("+", 2), ("-", 2), ("*", 2):
      // The right operand of a long chain is short.
      guard let right = constant(operands[1]), let left = constant(operands[0]),
        left.type == right.type, result(of: name.text, left, right) == nil
      else { return }
      reportConstant(
        LiteralMessage.arithmeticOverflow(
          left: left.value, operator: name.text, right: right.value, type: left.type),
        at: name.position, in: term)
    case ("-", 1):
      guard let value = constant(operands[0]), value.range.lowerBound < 0,
        value.with(-value.value) == nil
      else { return }
      reportConstant(
        LiteralMessage.negationOverflow(
          of: value.value, bitWidth: 129 - value.range.upperBound.leadingZeroBitCount),
        at: name.position, in: term)
    default: return
    }
  }

  private func checkDivision(_ name: Term.OperatorName, _ operands: [Term], _ term: Term) {
    guard let right = constant(operands[1]) else { return }
    if right.value == 0 {
      return reportConstant(LiteralMessage.divisionByZero, at: name.position, in: term)
    }
    guard right.value == -1, let left = constant(operands[0]),
      left.value == left.range.lowerBound
    else { return }
    reportConstant(
      LiteralMessage.divisionOverflow(left: left.value, operator: name.text, right: right.value),
      at: name.position, in: term)
  }

  /// Reports a constant without a value, if the compiler makes code for it.
  func reportConstant(_ message: LiteralMessage, at position: Position, in term: Term?) {
    if term?.syntax?.isNeverCompiled != true { checker.reportFlow(message, at: position) }
  }

  /// The value of a constant expression: literals, limits of types, local constants, and arithmetic.
  func constantInteger(_ term: Term) -> Int128? { constant(term)?.value }

  private func constant(_ term: Term) -> Constant? {
    let term = term.peeled
    if let known = constants[term.id] { return known }
    let value = computedConstant(term)
    // Each operator of a chain asks for the chain on its left.
    if case .infix = term.kind { constants[term.id] = .some(value) }
    return value
  }

  private func computedConstant(_ term: Term) -> Constant? {
    switch term.kind {
    case .integer(let magnitude?, let isNegative):
      return integer(isNegative ? -Int128(magnitude) : Int128(magnitude), term)
    case .infix(let name, let left, let right):
      guard let right = constant(right), let left = constant(left), left.type == right.type,
        isOfPrelude(term)
      else { return nil }
      return result(of: name.text, left, right)
    case .prefix(let name, let operand) where name.text == "-":
      return isOfPrelude(term) ? constant(operand).flatMap { $0.with(-$0.value) } : nil
    case .name: return localConstant(term)
    case .member: return limit(term)
    case .call(_, let arguments):
      guard arguments.list.count == 1, let argument = arguments.list.first,
        argument.label == nil, case .integer(let magnitude?, let isNegative) = argument.value.kind
      else { return nil }
      switch solution.references[term.id]?.target {
      case .type: break
      case .function(let function) where function.isPrelude && function.kind == .initializer: break
      default: return nil
      }
      return integer(isNegative ? -Int128(magnitude) : Int128(magnitude), term)
    default: return nil
    }
  }

  private func result(of name: String, _ left: Constant, _ right: Constant) -> Constant? {
    switch name {
    case "+": return left.with(left.value + right.value)
    case "-": return left.with(left.value - right.value)
    case "*":
      let (value, overflows) = left.value.multipliedReportingOverflow(by: right.value)
      return overflows ? nil : left.with(value)
    case "/": return right.value == 0 ? nil : left.with(left.value / right.value)
    case "%": return right.value == 0 ? nil : left.with(left.value % right.value)
    default: return nil
    }
  }

  private func isOfPrelude(_ term: Term) -> Bool {
    guard case .function(let function)? = solution.references[term.id]?.target else { return false }
    return function.isPrelude
  }

  /// The integer as a value of the term's type.
  private func integer(_ value: Int128, _ term: Term) -> Constant? {
    guard let declaration = reduced(type(of: term)).nominal, declaration.isPrelude,
      let range = IntegerKind.range(ofTypeNamed: declaration.name)
    else { return nil }
    return Constant(value: 0, type: declaration.name, range: range).with(value)
  }

  /// A constant of this body. The compiler doesn't know the values that a closure captures.
  private func localConstant(_ term: Term) -> Constant? {
    guard case .storage(let storage)? = solution.references[term.id]?.target,
      case .variable(let variable) = storage.implementation.value, variable.owner === body,
      let value = variable.knownInteger
    else { return nil }
    return integer(value, term)
  }

  /// `Int.max`
  private func limit(_ term: Term) -> Constant? {
    guard case .storage(let storage)? = solution.references[term.id]?.target, storage.isStatic,
      storage.isFromPrelude, let known = integer(0, term)
    else { return nil }
    switch storage.name {
    case "max": return known.with(known.range.upperBound)
    case "min": return known.with(known.range.lowerBound)
    default: return nil
    }
  }

  // MARK: Initializers

  /// `UInt8(300)` is the literal with the type `UInt8`, and `UInt8(300.0)` a constant conversion.
  func checkLiteral(_ function: FunctionDeclaration, _ site: Site, _ arguments: [Term]) {
    guard function.isPrelude, arguments.count == 1, let term = arguments.first?.peeled,
      let made = site.reference.baseType?.nominal, made.isPrelude,
      site.reference.base != .contextual,
      let range = IntegerKind.range(ofTypeNamed: made.name)
    else { return }
    let label = function.interface.value.parameters.first?.label
    switch term.kind {
    case .integer(let magnitude, let isNegative) where label == nil:
      if let magnitude,
        range.contains(isNegative ? -Int128(magnitude) : Int128(magnitude))
      {
        return
      }
      reportConstant(
        LiteralMessage.overflow(of: magnitude, isNegative: isNegative, type: made.name),
        at: term.position, in: term)
    case .floating(let value) where label == nil || label == "exactly":
      guard let text = term.syntax?.trimmedDescription else { return }
      if value < 0, range.lowerBound == 0, value <= -1 {
        reportConstant(
          LiteralMessage.negativeConversion(literal: text, type: made.name), at: site.position,
          in: term)
      } else if Int128(exactly: value.rounded(.towardZero)).map(range.contains) != true {
        reportConstant(
          LiteralMessage.conversionOverflow(
            literal: text, type: label == nil ? made.name : "\(made.name)?"),
          at: site.position, in: term)
      }
    default: return
    }
  }
}

extension IntegerKind {
  /// The values of an integer type of the standard library; nil for another type.
  fileprivate static func range(ofTypeNamed name: String) -> ClosedRange<Int128>? {
    name == "Int"
      ? Int128(Int.min)...Int128(Int.max) : IntegerKind(rawValue: name)?.range
  }
}
