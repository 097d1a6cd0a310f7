package import CheckedTree
import Machine
import Reading
package import Semantics
import Solving
package import SwiftSyntax

/// How names in a pattern become new variables.
package struct BindingMode {
  var isConstant: Bool
  /// Whether `let` or `var` is written. Inside it no other one is allowed.
  var isWritten = true

  /// A `for` loop declares constants without `let`.
  static let ofLoops = BindingMode(isConstant: true, isWritten: false)
}

/// A pattern of the tree, and the values that it covers.
package struct CheckedPattern {
  package var pattern: Pattern
  var shape: PatternShape

  package static var anything: CheckedPattern {
    CheckedPattern(pattern: .anything, shape: .everything)
  }
  /// A pattern with a reported error.
  static var invalid: CheckedPattern { anything }
}

/// The values that a pattern matches, as far as they are known before running.
indirect enum PatternShape {
  case everything
  /// Some values, which depend on run time.
  case some
  case tuple([PatternShape])
  /// A case of an enumeration or optional, by index: `none` is 0, `some` is 1.
  case enumerationCase(Int, [PatternShape])
  case boolean(Bool)
}

extension BodyChecker {
  /// A pattern for a subject's type. Names bind in the context, inside `let` and `var` only.
  package func pattern(
    _ syntax: PatternSyntax, subject: Type, binding: BindingMode?, in context: Context
  ) -> CheckedPattern {
    let position = context.file.position(of: syntax)
    switch syntax.as(PatternSyntaxEnum.self) {
    case .wildcardPattern, .missingPattern: return .anything
    case .identifierPattern(let identifier):
      guard let binding else {
        return expressionPattern(
          ExprSyntax(DeclReferenceExprSyntax(baseName: identifier.identifier)), subject: subject,
          binding: nil, in: context)
      }
      return bind(
        identifier.identifier.plainName, subject, binding, at: position, in: context)
    case .valueBindingPattern(let value):
      let word = value.bindingSpecifier.text
      if let binding, binding.isWritten || word == "let" {
        report(
          binding.isWritten
            ? PatternMessage.nestedBinding(keyword: word) : .nestedLet,
          at: context.file.position(of: value))
      }
      return pattern(
        value.pattern, subject: subject,
        binding: BindingMode(isConstant: word == "let"), in: context)
    case .tuplePattern(let tuple):
      return tuplePattern(
        tuple.elements.map { .pattern($0.label?.plainName, $0.pattern) }, subject: subject,
        binding: binding, at: position, in: context)
    case .isTypePattern(let test):
      return typePattern(
        model.resolve(test.type, in: context), written: test.type, .anything, subject: subject,
        at: position, in: context)
    case .expressionPattern(let expression):
      return expressionPattern(
        expression.expression, subject: subject, binding: binding, in: context)
    }
  }

  /// A part of a pattern, with the syntax of a pattern or of an expression.
  package enum PatternPart {
    case pattern(String?, PatternSyntax)
    case expression(String?, ExprSyntax)

    package var label: String? {
      switch self {
      case .pattern(let label, _), .expression(let label, _): label
      }
    }

    package var syntax: Syntax {
      switch self {
      case .pattern(_, let pattern): Syntax(pattern)
      case .expression(_, let expression): Syntax(expression)
      }
    }
  }

  package func pattern(
    _ part: PatternPart, subject: Type, binding: BindingMode?, in context: Context
  ) -> CheckedPattern {
    switch part {
    case .pattern(_, let syntax):
      pattern(syntax, subject: subject, binding: binding, in: context)
    case .expression(_, let syntax):
      expressionPattern(syntax, subject: subject, binding: binding, in: context)
    }
  }

  /// Binds a new variable. Later alternatives of a case share the variable of the first.
  func bind(
    _ name: String, _ type: Type, _ mode: BindingMode, at position: Position,
    in context: Context
  ) -> CheckedPattern {
    if let alternatives = context.alternatives, let shared = alternatives.variables[name] {
      alternatives.bound.insert(name)
      // In a context with `L == R`, both are the same type.
      let type = context.signature.reduce(type)
      if context.signature.reduce(shared.type) != type, !type.isError, !shared.type.isError {
        report(PatternMessage.boundTypesDiffer(type: type, wanted: shared.type), at: position)
      }
      return CheckedPattern(pattern: .bind(shared.variable), shape: .everything)
    }
    let variable =
      context.isTopLevel
      ? declareGlobal(name, type, isConstant: mode.isConstant, at: position, in: context)
      : declareLocal(name, type, isConstant: mode.isConstant, at: position, in: context)
    context.alternatives?.add(name, variable, type)
    return CheckedPattern(pattern: .bind(variable), shape: .everything)
  }

  func tuplePattern(
    _ parts: [PatternPart], subject: Type, binding: BindingMode?, at position: Position,
    in context: Context
  ) -> CheckedPattern {
    if parts.count == 1 {
      return pattern(parts[0], subject: subject, binding: binding, in: context)
    }
    guard case .tuple(let elements) = subject.kind, elements.count == parts.count else {
      if case .tuple(let elements) = subject.kind {
        report(
          PatternMessage.tupleLengthDiffersBy(
            subject: subject, elements: parts.count, count: elements.count), at: position)
      } else if !subject.isError {
        report(PatternMessage.tupleForOtherType(type: subject), at: position)
      }
      for part in parts { _ = pattern(part, subject: .error, binding: binding, in: context) }
      return .invalid
    }
    let checked = zip(parts, elements).map { part, element in
      if let label = part.label, label != element.label {
        report(
          PatternMessage.elementLabelDiffers(label: label, wanted: element.label ?? "_"),
          at: context.file.position(of: part.syntax))
      }
      return pattern(part, subject: element.type, binding: binding, in: context)
    }
    return CheckedPattern(
      pattern: .tuple(checked.map(\.pattern)), shape: .tuple(checked.map(\.shape)))
  }

  /// `is T` and `pattern as T`
  func typePattern(
    _ type: Type, written: TypeSyntax? = nil, _ inner: CheckedPattern, subject: Type,
    at position: Position, in context: Context
  ) -> CheckedPattern {
    if type.isError || subject.isError { return .invalid }
    noteCast(to: type)
    let builder = ExpressionBuilder(self, Solution(), in: context)
    let target = builder.castTarget(type, written: written, at: position)
    let cast = Pattern.isType(target, inner.pattern)
    let opened = optionalsOpened(by: subject, as: type, in: context)
    return CheckedPattern(
      pattern: (0..<opened).reduce(cast) { pattern, _ in .some(pattern) },
      shape: shape(of: type, inner.shape, subject, at: position, in: context))
  }

  /// A cast that is an implicit conversion always succeeds. One that takes the value out of an optional doesn't.
  private func shape(
    of type: Type, _ inner: PatternShape, _ subject: Type, at position: Position,
    in context: Context
  ) -> PatternShape {
    if type == subject { return inner }
    let core = model.core
    guard case .everything = inner,
      subject.nominal !== core.optional || type.nominal === core.optional,
      solver.convertsImplicitly(subject, to: type, at: position, in: context)
    else { return .some }
    return .everything
  }
}

extension BodyChecker {
  /// The alternatives of a `case` or `catch`, which bind the same names.
  func alternatives<Item>(
    _ items: [Item], in context: Context, pattern: (Item) -> (CheckedPattern, Position),
    condition: (Item) -> Expression?
  ) -> [CheckedAlternative] {
    let alternatives = Alternatives()
    context.alternatives = items.count > 1 ? alternatives : nil
    context.readsPatterns = true
    defer {
      context.alternatives = nil
      context.readsPatterns = false
    }
    var result: [CheckedAlternative] = []
    for (index, item) in items.enumerated() {
      alternatives.bound = []
      let known = Set(alternatives.variables.keys)
      let (checked, position) = pattern(item)
      let names = Set(alternatives.variables.keys)
      let missing = index == 0 ? [] : names.symmetricDifference(alternatives.bound)
      for name in missing.union(index == 0 ? [] : names.subtracting(known)).sorted() {
        report(PatternMessage.notBoundInEveryPattern(name: name), at: position)
      }
      result.append(CheckedAlternative(pattern: checked, condition: condition(item)))
    }
    return result
  }
}

/// One pattern of a case with its `where`.
struct CheckedAlternative {
  var pattern: CheckedPattern
  var condition: Expression?

  var inTree: (pattern: Pattern, where: Expression?) { (pattern.pattern, condition) }
}
