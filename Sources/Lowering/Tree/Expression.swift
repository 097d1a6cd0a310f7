import Machine

/// A checked expression. Evaluating it leaves exactly one value, `.void` where there is none.
struct Expression {
  var kind: Kind
  var type: Type
  var position: Position

  indirect enum Kind {
    // Values
    case constant(Value)
    /// The pieces of an interpolated string, literal parts included.
    case interpolation([Expression])
    case load(AccessPath)
    case tuple([Expression], labels: [String?])
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case set([Expression])
    case closure(Body)
    /// A function as a value. A local function's captures are gathered where it is used.
    case functionReference(FunctionDeclaration)
    /// A method with its `self` already given.
    case boundMethod(FunctionDeclaration, object: Expression)
    case enumerationCase(TypeDescriptor, index: Int, [Expression])
    /// A structure made by its memberwise initializer; every field in order.
    case structure(TypeDescriptor, [Expression])

    // Calls. An instance member's `self` is the first argument.
    case call(FunctionDeclaration, [Argument])
    /// Chosen by the value of the first argument.
    case dynamicCall(selector: String, [Argument])
    case callClosure(Expression, [Argument])
    /// `Model(…)` of a class: makes the object, then runs the initializer on it.
    case makeObject(TypeDeclaration, initializer: FunctionDeclaration, [Argument])
    case intrinsic(String, [Expression])
    /// A mutating built-in, on what is stored at the path; gives its result.
    case mutatingIntrinsic(String, AccessPath, [Expression])
    case operation(Operation, [Argument])
    /// Runs the call inside on the main actor, or off it; its arguments are evaluated here.
    case isolated(toMainActor: Bool, Expression)

    // Operators and control flow
    case assign(AccessPath, Expression)
    /// Reads the path, computes with it in the variable's place, writes back: `path += …` where
    /// the operator is a plain function.
    case modify(AccessPath, current: Variable, Expression)
    case not(Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)
    case conditional(Expression, then: Expression, else: Expression)
    /// `a ?? b`; when `b` is optional too the result stays wrapped.
    case coalesce(Expression, Expression, staysOptional: Bool)
    /// `if` and `switch` as expressions: each branch ends in `Statement.yield`, throws or leaves.
    case statement(Statement)
    case wrap(Expression)
    /// A weak reference to the object, for a field that doesn't keep it.
    case weakReference(Expression)
    /// Its value, unless a `chainLink` inside finds nil: then nil. `wraps` adds the optional.
    case optionalChain(Expression, wraps: Bool)
    case chainLink(Expression)
    case forceUnwrap(Expression)
    case isType(Expression, RuntimeType)
    case castIfPossible(Expression, RuntimeType)
    case castOrTrap(Expression, RuntimeType)
    /// Nil when the expression throws; `flattens` when it is optional itself.
    case tryOptional(Expression, flattens: Bool)
    case tryForce(Expression)
    case typeOf(Expression)
    /// Evaluates the first for its effect, then gives the second.
    case sequence(Expression, Expression)
  }
}

enum Argument {
  case value(Expression)
  /// An `inout` argument, or the `self` of a mutating method: the callee gets a cell, and what is
  /// in it afterwards is written back, also when the call throws.
  case reference(AccessPath)
}
