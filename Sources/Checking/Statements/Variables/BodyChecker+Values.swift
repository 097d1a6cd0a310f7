package import CheckedTree
package import Machine
import Reading
package import Semantics
import Solving
import SwiftSyntax

/// An expression with the type of its value.
struct CheckedValue {
  var expression: Expression
  var type: Type
  /// Whether it is part of the current actor and not `Sendable`.
  var belongsToActor = false
  /// The value of a constant integer that is known without running the program.
  var knownInteger: Int128?
  /// Whether it is a call's result that may be ignored, and that no closure of the call returned.
  var isDiscardable = false

  var isError: Bool { type.isError }
}

/// Expressions of statements: parsed, solved, built and converted in one step.
extension BodyChecker {
  /// - Parameter functionUse: How the context uses the value if it is a function.
  func checkValue(
    _ syntax: ExprSyntax, for contextual: Contextual = .none, in context: Context,
    functionUse: FunctionUse = .kept
  ) -> CheckedValue {
    checkValue(
      model.term(syntax, in: context), for: contextual, in: context, functionUse: functionUse)
  }

  /// The value, converted to the contextual type if there is one.
  func checkValue(
    _ term: Term, for contextual: Contextual = .none, in context: Context,
    functionUse: FunctionUse = .kept
  ) -> CheckedValue {
    guard let solution = solver.solve(term, for: contextual, in: context) else {
      return makeInvalid(at: term.position, wanting: contextual)
    }
    return checkedValue(term, solution, for: contextual, in: context, functionUse: functionUse)
  }

  /// The value of a solved term.
  func checkedValue(
    _ term: Term, _ solution: Solution, for contextual: Contextual = .none, in context: Context,
    functionUse: FunctionUse = .kept
  ) -> CheckedValue {
    var value = builtValue(
      term, solution, for: contextual, in: context, functionUse: functionUse)
    let builder = ExpressionBuilder(self, solution, in: context)
    value.belongsToActor = builder.belongsToActor(term)
    value.knownInteger = builder.constantInteger(term)
    value.isDiscardable = builder.isDiscardable(term)
    return value
  }

  private func builtValue(
    _ term: Term, _ solution: Solution, for contextual: Contextual, in context: Context,
    functionUse: FunctionUse = .kept
  ) -> CheckedValue {
    let type = solution.types[term.id] ?? .error
    if case .type(let wanted, let purpose) = contextual, term.peeled.operandOfOptional != nil,
      !wanted.hasVariables, model.wrapped(wanted).flatMap({ model.wrapped($0) }) != nil
    {
      let isWhole = [.initialization, .returning, .defaultArgument].contains(purpose)
      return CheckedValue(
        expression: build(term, as: wanted, solution, isWhole: isWhole, in: context), type: wanted)
    }
    var expression = build(term, solution, in: context, functionUse: functionUse)
    if type == core.never { expression.role = .neverReturns }
    switch contextual {
    case .none, .sequence, .opaque, .partlyOpaque:
      return CheckedValue(expression: expression, type: type)
    case .condition: return CheckedValue(expression: expression, type: core.bool)
    case .type(let wanted, _):
      if wanted.hasVariables { return CheckedValue(expression: expression, type: type) }
      if type == core.never, wanted != type {
        return CheckedValue(expression: expression, type: type)
      }
      ExpressionBuilder(self, solution, in: context)
        .checkFunction(term, givenAs: wanted, isArgument: false)
      return CheckedValue(
        expression: convert(expression, from: type, to: wanted, in: context), type: wanted)
    }
  }

  /// A value for an opaque result. If it can't be one, it is solved without context, and comparing
  /// the types reports the error.
  func checkOpaqueValue(
    _ term: Term, as opaque: OpaqueResult, in context: Context
  ) -> CheckedValue {
    let (solution, diagnostics) = collecting {
      solver.solve(term, for: .opaque(opaque), in: context)
    }
    guard let solution else { return checkValue(term, in: context) }
    reporter.add(diagnostics)
    return builtValue(term, solution, for: .opaque(opaque), in: context)
  }

  /// A condition, which is a Boolean.
  func checkCondition(_ syntax: ExprSyntax, in context: Context) -> Expression {
    checkValue(syntax, for: .condition, in: context).expression
  }

  /// A placeholder for an invalid value. Its type suppresses further messages.
  func makeInvalid(at position: Position, wanting contextual: Contextual = .none) -> CheckedValue {
    CheckedValue(
      expression: Expression(kind: .constant(.void), position: position), type: .error)
  }

  package func load(_ variable: Variable, at position: Position) -> Expression {
    Expression(
      kind: .load(.variable(variable)), position: position,
      canHoldObjects: variable.canHoldObjects)
  }

  // MARK: Variables

  /// A storage declaration for a variable of this body, without declaring its name.
  func makeStorage(
    _ variable: Variable, type: Type, isConstant: Bool? = nil, in context: Context
  ) -> StorageDeclaration {
    let storage = StorageDeclaration(
      name: variable.name, position: variable.position, owner: nil,
      isConstant: isConstant ?? variable.isConstant, signature: Lazy(known: context.signature),
      type: Lazy(known: type), implementation: Lazy(known: .variable(variable)))
    variable.isNoncopyable = model.isNoncopyable(type)
    storage.ownership = variable.ownership
    storage.layer = context.layer
    storage.context = context
    storage.access = .private
    return storage
  }

  /// Declares a variable of a body, pattern or condition.
  @discardableResult
  func declareLocal(
    _ name: String, _ type: Type, isConstant: Bool, at position: Position, in context: Context
  ) -> Variable {
    let variable = Variable(
      name: name, isConstant: isConstant, owner: context.body, position: position)
    variable.canHoldObjects = canHoldObjects(type)
    declare(makeStorage(variable, type: type, in: context), in: context)
    return variable
  }

  /// Declares the name, which must be new in its block unless a `guard` binds it.
  package func declare(_ storage: StorageDeclaration, in context: Context) {
    if storage.name == "_" { return }
    let isTaken = (context.names[storage.name] ?? []).contains { named in
      switch named {
      case .storage(let other): other.layer === storage.layer
      case .function(let other): other.layer === storage.layer
      case .type, .alias, .parameter: true
      }
    }
    if isTaken, !context.isInGuard {
      report(VariableMessage.redeclaration(name: storage.name), at: storage.position)
    }
    context.names[storage.name] = [.storage(storage)]
    context.upcoming.remove(storage.name)
  }
}
