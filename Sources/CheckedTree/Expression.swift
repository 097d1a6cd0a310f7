package import Machine

/// A checked expression. Evaluating it leaves exactly one value; `.void` if there is no other.
package struct Expression {
  package var kind: Kind
  package var position: Position
  /// Whether its value can keep one of the program's objects alive.
  package var canHoldObjects = true
  /// The index of its type among those that the checker keeps for region analysis; 0 for none.
  package var typeIndex = 0
  /// The role in control flow and initialization.
  package var role: Role?
  /// What happens to the place that it reads, if its value isn't copied.
  package var ownership: Ownership?
  /// Whether it computes the default value of an omitted argument. A call evaluates it after the
  /// written arguments.
  package var isDefaultArgument = false

  package init(kind: Kind, position: Position, canHoldObjects: Bool = true, role: Role? = nil) {
    self.kind = kind
    self.position = position
    self.canHoldObjects = canHoldObjects
    self.role = role
  }

  package enum Role: Equatable {
    /// Its type is `Never`, so nothing runs after it.
    case neverReturns
    /// `super.init(…)`
    case initializesSuperclass
    /// The implicit call of `super.init()`.
    case initializesSuperclassImplicitly
    /// `self.init(…)`, or `self = …` in an initializer.
    case delegates
    /// A value that is sent to another task or actor, by a call at this position.
    case sends(Position)
    /// A value that another actor uses during a call at this position.
    case lends(Position)
    /// A call whose result no other code holds: `-> sending T`.
    case givesSending
    /// A local function as a value that may escape.
    case escapes
    /// An assignment to a property in an initializer, which calls no observer of the property.
    case skipsObservers(of: String)
  }

  package indirect enum Kind {
    // Values
    case constant(Value)
    /// The pieces of an interpolated string, including literal parts.
    case interpolation([Expression])
    case load(AccessPath)
    case tuple([Expression], labels: [String?])
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case set([Expression])
    case closure(Body)
    /// A function as a value. The captures of a local function are collected where it is used. The
    /// leading arguments that are already given (types, `self`) are stored with it.
    case partial(Routine, given: [Expression])
    /// A requirement as a value, with its self type and the given leading arguments.
    case partialWitness(Requirement, selfType: Expression, given: [Expression])
    /// A class's method as a value; `given` ends in `self`.
    case partialMethod(MethodSlot, given: [Expression])
    /// A case of an enumeration; a generic one begins with its type arguments.
    case enumerationCase(TypeDescriptor, types: [Expression], index: Int, [Expression])
    /// A structure from its memberwise initializer, with every field in order.
    case structure(TypeDescriptor, types: [Expression], [Expression])
    /// `\Root.a.b`: takes the root, and if it is writable a cell or object and the new value.
    case keyPath(KeyPathParts)

    // Types as values
    /// A type that mentions generic parameters: `template` with `.parameter(i)` replaced by `types[i]`.
    case makeType(RuntimeType, types: [Expression])
    /// `T.Element`: from the type's conformance to the protocol.
    case associatedType(Expression, ProtocolDescriptor, index: Int)
    /// A type argument of an object or metatype, as a parameter of this class.
    case typeArgument(of: Expression, TypeDescriptor, index: Int)

    // Calls, with arguments in the order that `Routine` describes.
    case call(Routine, [Argument])
    /// Dispatched by the conformance of `selfType` to the requirement's protocol. The arguments are
    /// the types of the requirement's own generic parameters, `self` unless it is static, then the
    /// rest.
    case callWitness(Requirement, selfType: Expression, [Argument])
    /// Dispatched by the class of the object or metatype at `selfIndex`.
    case callMethod(MethodSlot, selfIndex: Int, [Argument])
    case callClosure(Expression, [Argument], canThrow: Bool)
    /// `Model(…)` for a class: creates the object, then runs the initializer on it. The object is
    /// its `self` argument, after its own generic parameters' types.
    case makeObject(Layout, types: [Expression], initializer: Routine, selfIndex: Int, [Argument])
    /// Creates an object of a class known only at run time (`T()`, `type.init()`). The class is a
    /// metatype value, and the slot finds the initializer in the class.
    case makeDynamicObject(Expression, MethodSlot, selfIndex: Int, [Argument])
    case intrinsic(String, [Expression])
    /// A mutating built-in function on the value at the path, with its result.
    case mutatingIntrinsic(String, AccessPath, [Expression])
    case operation(Operation, [Argument])
    /// Runs the inner call on an actor, or on none. Its arguments are evaluated here.
    case isolated(to: Destination, Expression)

    // Operators and control flow
    case assign(AccessPath, Expression)
    /// The assignment of a property in an initializer. The pass for initialization decides which.
    case assignInInitializer(InitializerAssignment)
    /// Reads the path into the variable, computes with it, and writes the result back: `path += …`
    /// for an operator that is a plain function.
    case modify(AccessPath, current: Variable, Expression)
    case not(Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)
    case conditional(Expression, then: Expression, else: Expression)
    /// `a ?? b`; if `b` is optional too, the result stays wrapped.
    case coalesce(Expression, Expression, staysOptional: Bool)
    /// `if` and `switch` as expressions. Each branch ends in `Statement.yield`, throws or leaves.
    case statement(Statement)
    case wrap(Expression)
    /// A weak reference to the object, for a field that doesn't keep it.
    case weakReference(Expression)
    /// Its value, or nil if a `chainLink` inside finds nil. `wraps` adds the optional.
    case optionalChain(Expression, wraps: Bool)
    case chainLink(Expression)
    case forceUnwrap(Expression)
    /// The type is an expression for a `Value.type`, usually a constant.
    case isType(Expression, Expression)
    case castIfPossible(Expression, Expression)
    case castOrTrap(Expression, Expression)
    /// Nil if the expression throws; `flattens` if it is optional itself.
    case tryOptional(Expression, flattens: Bool)
    case tryForce(Expression)
    case typeOf(Expression)
    /// Evaluates the first for its effect, and returns the second.
    case sequence(Expression, Expression)
    /// Binds the variable to the value and evaluates the result, for values that are used twice.
    case bind(Variable, Expression, in: Expression)
    /// Converts each element or part: `[Dog]` to `[any Animal]`, function conversions.
    case convertElements(Expression, element: Variable, Expression, CollectionKind)
  }

  package enum CollectionKind { case array, optional, set, dictionaryValues }
}

/// The parts of a key path literal.
package struct KeyPathParts {
  /// The source text of the components: `.name` of `\Model.name`.
  package var path: String
  /// Closures. A getter takes the root. A setter takes a cell with the root, or the object, and the
  /// new value.
  package var getter: Expression
  package var setter: Expression?
  /// Types as values: the root type and the value type.
  package var root: Expression
  package var value: Expression
  /// Whether it writes through an object, so that no cell is needed.
  package var isReferenceWritable: Bool
  /// Whether an assignment first reads the value: the last component is computed, and no other one.
  package var readsToAssign: Bool
  /// The identity of the key path: the components' declarations, and the values of subscripts'
  /// arguments.
  package var identity: [String]
  package var arguments: [Expression]

  package init(
    path: String, getter: Expression, setter: Expression? = nil, root: Expression,
    value: Expression, isReferenceWritable: Bool, readsToAssign: Bool = false, identity: [String],
    arguments: [Expression]
  ) {
    self.path = path
    self.getter = getter
    self.setter = setter
    self.root = root
    self.value = value
    self.isReferenceWritable = isReferenceWritable
    self.readsToAssign = readsToAssign
    self.identity = identity
    self.arguments = arguments
  }
}

/// An argument for one parameter.
package enum Argument {
  case value(Expression)
  /// An `inout` argument, or the `self` of a mutating method. The callee receives a cell, and the
  /// cell's final value is written back, also if the call throws.
  case reference(AccessPath)
}

extension Expression {
  /// The result of a closure that only returns a constant.
  package var constantResult: Value? {
    guard case .closure(let body) = kind, !body.function.isAsync, body.actor == nil,
      body.parameters.isEmpty, body.captureList.isEmpty, body.statements.count == 1,
      case .returning(let result?) = body.statements[0], case .constant(let value) = result.kind
    else { return nil }
    return value
  }
}

/// The two meanings of an assignment in an initializer to a property with a wrapper or an accessor `init`.
/// While `self` lacks a value, the assignment initializes the stored property behind the other. After that,
/// it calls the setter.
package final class InitializerAssignment {
  package let initializing: Expression
  package let setting: Expression
  /// Whether `self` lacks a value on some way to here; nil before the pass for initialization.
  package var initializes: Bool?

  package init(initializing: Expression, setting: Expression) {
    self.initializing = initializing
    self.setting = setting
  }

  /// The expression that is run.
  package var chosen: Expression { initializes == false ? setting : initializing }
}
