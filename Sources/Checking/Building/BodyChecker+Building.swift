import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Entry points to the builder, for one expression each.
extension BodyChecker {
  /// The tree of a solved expression, with the type from the solution.
  func build(
    _ term: Term, _ solution: Solution, in context: Context,
    functionUse: FunctionUse = .kept
  ) -> Expression {
    let builder = ExpressionBuilder(self, solution, in: context)
    builder.functionUse = functionUse
    let value = builder.whole(term) { builder.build(term) }
    builder.checkParts(of: builder.type(of: term), at: term.start)
    return value
  }

  /// The tree of a solved expression, converted to the wanted type.
  ///
  /// - Parameter isWhole: Whether it is a whole initial value, default argument or result of a function.
  func build(
    _ term: Term, as type: Type, _ solution: Solution, isWhole: Bool = false, in context: Context
  ) -> Expression {
    let builder = ExpressionBuilder(self, solution, in: context)
    builder.hasReportedParts = model.uncopiedPart(of: type) != nil
    let value = builder.whole(term) {
      isWhole ? builder.buildWhole(term, as: type) : builder.build(term, as: type)
    }
    builder.checkParts(of: builder.type(of: term), at: term.start)
    return value
  }

  /// Converts a value to a type that the solver accepted.
  func convert(
    _ expression: Expression, from: Type, to: Type, in context: Context
  ) -> Expression {
    ExpressionBuilder(self, Solution(), in: context).convert(expression, from: from, to: to)
  }

  /// An expression for the type at run time. Its value is a `Value.type`.
  func typeExpression(_ type: Type, in context: Context, at position: Position) -> Expression {
    ExpressionBuilder(self, Solution(), in: context).typeExpression(type, at: position)
  }

  /// Whether a value of the type can keep one of the program's objects alive.
  func canHoldObjects(_ type: Type) -> Bool {
    switch type.kind {
    case .tuple(let elements): return elements.contains { canHoldObjects($0.type) }
    case .metatype: return false
    case .nominal(let declaration, let arguments):
      if let builtIn = declaration.builtIn {
        return arguments.contains { canHoldObjects($0) } || builtIn == "native"
          || builtIn == "keyPath"
      }
      if declaration.kind == .enumeration, declaration.descriptor != nil {
        return declaration.cases.contains {
          !$0.parameters.isComputing && !$0.parameters.value.isEmpty
        }
      }
      return true
    case .parameter, .member, .existential, .opaque, .function, .variable, .error: return true
    }
  }
}
