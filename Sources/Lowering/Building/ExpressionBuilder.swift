import CheckedTree
import Machine
import Reading

/// Makes the checked tree of one expression from what the solver found out about it: conversions
/// become explicit, names become storage or code, hidden arguments are filled in. On the way it
/// judges what needs no types to be found: `try` and `await`, what can be changed, isolation,
/// captures.
final class ExpressionBuilder {
  unowned let checker: Checker
  let solution: Solution
  let context: Context
  var coverage = Coverage()
  /// What the types inside opened existentials are.
  var opened: [OpaqueResult: OpenedType] = [:]
  /// What becomes of a function here.
  var functionUse = FunctionUse.kept
  /// The class that an initializer of a protocol's extension makes an object of, where it is computed.
  var madeClass: Expression?
  /// Whether what is being built is given for a `sending` parameter.
  var isSent = false
  /// Whether what is being built is unwrapped with `!`.
  var isForced = false
  /// What the argument of an autoclosure parameter throws, for `rethrows`.
  var thrownByAutoclosure: Type?
  /// Variables for values that the expression being built needs more than once, outermost first.
  var bindings: [(variable: Variable, value: Expression)] = []

  /// What stands around the place being built.
  struct Coverage {
    var hasTry = false
    var hasAwait = false
    /// `try?` or `try!`: errors go no further.
    var stopsErrors = false
    /// The right side of `&&`, `||` and `??`, which can't wait.
    var isInAutoclosure = false
  }

  /// Where the type of an opened existential's value is found.
  enum OpenedType {
    case value(Variable)
    case metatype(Variable)
  }

  init(_ checker: Checker, _ solution: Solution, in context: Context) {
    self.checker = checker
    self.solution = solution
    self.context = context
  }

  var core: CoreTypes { checker.core }

  /// The body that the code being built belongs to.
  var body: Body? { context.body }

  // MARK: Making expressions

  func make(_ kind: Expression.Kind, _ type: Type, at position: Position) -> Expression {
    var result = Expression(kind: kind, position: position)
    result.canHoldObjects = checker.canHoldObjects(type)
    if let nominal = type.nominal, nominal.isPrelude, nominal.name == "Never" {
      result.role = .neverReturns
    }
    return result
  }

  func void(at position: Position) -> Expression {
    make(.constant(.void), .void, at: position)
  }

  func constant(_ value: Value, at position: Position) -> Expression {
    var result = Expression(kind: .constant(value), position: position)
    result.canHoldObjects = false
    return result
  }

  /// A variable that the program doesn't see.
  func temporary(_ name: String, _ type: Type, at position: Position) -> Variable {
    let variable = Variable(name: name, isConstant: true, owner: body, position: position)
    variable.canHoldObjects = checker.canHoldObjects(type)
    return variable
  }

  /// The type of a term's value.
  func type(of term: Term) -> Type { solution.types[term.id] ?? .error }

  // MARK: Values used twice

  /// Evaluates what `make` builds with the bindings that it asks for, and no others, around it.
  func binding(_ make: () -> Expression) -> Expression {
    let outer = bindings
    bindings = []
    var result = make()
    for (variable, value) in bindings.reversed() {
      let role = result.role
      let holds = result.canHoldObjects
      result = Expression(kind: .bind(variable, value, in: result), position: result.position)
      result.role = role
      result.canHoldObjects = holds
    }
    bindings = outer
    return result
  }

  /// The expression in a variable, so that it is evaluated once.
  func bind(_ value: Expression, named name: String, _ type: Type) -> Variable {
    if case .load(.variable(let variable)) = value.kind, variable.isConstant,
      variable.owner === body, variable.ownership == .strong
    {
      return variable
    }
    let variable = temporary(name, type, at: value.position)
    bindings.append((variable, value))
    return variable
  }

  func load(_ variable: Variable, at position: Position) -> Expression {
    var result = Expression(kind: .load(.variable(variable)), position: position)
    result.canHoldObjects = variable.canHoldObjects
    return result
  }
}
