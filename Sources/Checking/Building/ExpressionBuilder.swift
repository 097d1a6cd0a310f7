import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Builds the checked tree of one expression from its solution. Conversions become explicit, names
/// become storage or code, and hidden arguments are added. It also checks rules that don't
/// influence types: `try` and `await`, mutability, isolation, captures.
final class ExpressionBuilder {
  unowned let checker: BodyChecker
  var model: SemanticModel { checker.model }
  var solver: Solver { checker.solver }
  let solution: Solution
  let context: Context
  var coverage = Coverage()
  /// The types inside opened existentials.
  var opened: [OpaqueResult: OpenedType] = [:]
  /// How the current expression uses a function.
  var functionUse = FunctionUse.kept
  /// The term that stands before the arguments of the current call of a function value.
  var directCallee: Int?
  /// The class that a protocol extension's initializer creates an object of, if it is computed.
  var madeClass: Expression?
  /// Whether the current expression is an argument for a `sending` parameter, or of a `@preconcurrency` declaration.
  var isSent = false
  /// Whether the wanted type has a part that must be copyable and isn't, which is reported where the type
  /// is written.
  var hasReportedParts = false
  /// Whether the current expression is an argument.
  var isArgument = false
  /// Whether the current expression is unwrapped with `!`.
  var isForced = false
  /// The error type of the argument of an autoclosure parameter, for `rethrows`.
  var thrownByAutoclosure: Type?
  /// Variables for values that the current expression needs more than once, outermost first.
  var bindings: [(variable: Variable, value: Expression)] = []

  /// The values of the constant operators so far; nil for one without a value.
  var constants: [Int: Constant?] = [:]

  /// The waits of the expression without `await`; nil if each wait is reported by itself.
  var openWaits: [OpenWait]?
  /// The number of waits that were refused.
  var refusedWaits = 0

  /// The effects that the surrounding expressions cover.
  struct Coverage {
    var hasTry = false
    /// Where that `try` is, where errors about what it covers are shown.
    var tryPosition: Position?
    var hasAwait = false
    /// `try?` or `try!`: errors don't propagate further.
    var stopsErrors = false
    /// The right side of `&&`, `||` and `??`, which can't wait.
    var isInAutoclosure = false
  }

  /// Where the type of an opened existential's value is found.
  enum OpenedType {
    case value(Variable)
    case metatype(Variable)
  }

  init(_ checker: BodyChecker, _ solution: Solution, in context: Context) {
    self.checker = checker
    self.solution = solution
    self.context = context
  }

  var core: CoreTypes { checker.core }

  /// The body that contains the current code.
  var body: Body? { context.body }

  // MARK: Making expressions

  func make(_ kind: Expression.Kind, _ type: Type, at position: Position) -> Expression {
    var result = Expression(kind: kind, position: position)
    result.canHoldObjects = checker.canHoldObjects(type)
    result.typeIndex = regionType(type, result.canHoldObjects)
    if case .load = kind { result.ownership = ownership(of: type) }
    if type.nominal?.known == .never {
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

  /// A variable that the program can't name.
  func temporary(_ name: String, _ type: Type, at position: Position) -> Variable {
    let variable = Variable(name: name, isConstant: true, owner: body, position: position)
    variable.canHoldObjects = checker.canHoldObjects(type)
    return variable
  }

  /// The type of a term's value.
  func type(of term: Term) -> Type { solution.types[term.id] ?? .error }

  // MARK: Values used twice

  /// Wraps the result of `make` in the bindings that it creates, and in no others.
  func binding(_ make: () -> Expression) -> Expression {
    let outer = bindings
    bindings = []
    var result = make()
    for (variable, value) in bindings.reversed() {
      let role = result.role
      let holds = result.canHoldObjects
      let typeIndex = result.typeIndex
      result = Expression(kind: .bind(variable, value, in: result), position: result.position)
      result.role = role
      result.canHoldObjects = holds
      result.typeIndex = typeIndex
    }
    bindings = outer
    return result
  }

  /// Binds the expression to a variable, so that it is evaluated once.
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
    result.typeIndex = variable.typeIndex
    return result
  }

  /// The index of a type for region analysis, which is only for the session's own code.
  func regionType(
    _ type: Type, _ canHoldObjects: Bool, _ storage: StorageDeclaration? = nil
  ) -> Int {
    guard canHoldObjects || storage?.isConstant ?? false, !context.file.isPrelude else { return 0 }
    return checker.noteRegionType(
      RegionType(
        type: type, signature: context.signature, isOfActor: storage?.isOfActor ?? false,
        isConstant: storage?.isConstant ?? false,
        isOnlyWarned: model.isOnlyWarned(type, in: context),
        isSendable: storage?.isNonisolatedUnsafe ?? false ? true : nil))
  }
}
