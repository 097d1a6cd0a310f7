package import Machine

/// A checked expression. Evaluating it leaves exactly one value, `.void` where there is none.
package struct Expression {
  package var kind: Kind
  package var position: Position
  /// Whether its value can keep an object of the program alive.
  package var canHoldObjects = true
  /// What the flow of control and initialization must know of it.
  package var role: Role?

  package init(kind: Kind, position: Position, canHoldObjects: Bool = true, role: Role? = nil) {
    self.kind = kind
    self.position = position
    self.canHoldObjects = canHoldObjects
    self.role = role
  }

  package enum Role {
    /// Its type is `Never`: nothing runs after it.
    case neverReturns
    /// `super.init(…)`
    case initializesSuperclass
    /// The same, where it isn't written.
    case initializesSuperclassImplicitly
    /// `self.init(…)`, or `self = …` in an initializer.
    case delegates
    /// A variable whose value is given to another task, for a `sending` parameter.
    case sends
    /// A local function as a value that may be kept.
    case escapes
  }

  package indirect enum Kind {
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
    /// A function as a value. A local function's captures are gathered where it is used; the leading
    /// arguments that are already given (types, `self`) are kept with it.
    case partial(Routine, given: [Expression])
    /// A requirement as a value, with its self type and the given leading arguments.
    case partialWitness(Requirement, selfType: Expression, given: [Expression])
    /// A class's method as a value; `given` ends in `self`.
    case partialMethod(MethodSlot, given: [Expression])
    /// A value of a generic enumeration begins with its type arguments.
    case enumerationCase(TypeDescriptor, types: [Expression], index: Int, [Expression])
    /// A structure made by its memberwise initializer; every field in order.
    case structure(TypeDescriptor, types: [Expression], [Expression])
    /// `\Root.a.b`: takes the root, and (for a writable one) a cell or object and the new value.
    case keyPath(KeyPathParts)

    // Types as values
    /// A type that mentions generic parameters: `template` with `.parameter(i)` replaced by `types[i]`.
    case makeType(RuntimeType, types: [Expression])
    /// `T.Element`: what the conformance of the type to the protocol says.
    case associatedType(Expression, ProtocolDescriptor, index: Int)
    /// A type argument that an object (or class metatype) was made with, as seen by this class.
    case typeArgument(of: Expression, TypeDescriptor, index: Int)

    // Calls. Arguments in the order that `Routine` describes.
    case call(Routine, [Argument])
    /// Chosen by the conformance of `selfType` to the requirement's protocol. Arguments: the types
    /// of the requirement's own generic parameters, then `self` (not for static ones), then the rest.
    case callWitness(Requirement, selfType: Expression, [Argument])
    /// Chosen by the class of the object, or of the metatype, which stands at `selfIndex`.
    case callMethod(MethodSlot, selfIndex: Int, [Argument])
    case callClosure(Expression, [Argument], canThrow: Bool)
    /// `Model(…)` of a class: makes the object, then runs the initializer on it, which gets it after
    /// its own generic parameters' types, where `self` goes.
    case makeObject(Layout, types: [Expression], initializer: Routine, selfIndex: Int, [Argument])
    /// The same for a class known only at run time (`T()`, `type.init()`): the class is a metatype
    /// value, the initializer is found in its class by the slot.
    case makeDynamicObject(Expression, MethodSlot, selfIndex: Int, [Argument])
    case intrinsic(String, [Expression])
    /// A mutating built-in, on what is stored at the path; gives its result.
    case mutatingIntrinsic(String, AccessPath, [Expression])
    case operation(Operation, [Argument])
    /// Runs the call inside on an actor, or off all; its arguments are evaluated here.
    case isolated(to: Destination, Expression)

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
    /// The type is an expression that gives a `Value.type`; mostly a constant.
    case isType(Expression, Expression)
    case castIfPossible(Expression, Expression)
    case castOrTrap(Expression, Expression)
    /// Nil when the expression throws; `flattens` when it is optional itself.
    case tryOptional(Expression, flattens: Bool)
    case tryForce(Expression)
    case typeOf(Expression)
    /// Evaluates the first for its effect, then gives the second.
    case sequence(Expression, Expression)
    /// Declares the variable with the value, then gives the result: an argument used twice.
    case bind(Variable, Expression, in: Expression)
    /// Element by element or piece by piece: `[Dog]` as `[any Animal]`, function conversions.
    case convertElements(Expression, element: Variable, Expression, CollectionKind)
  }

  package enum CollectionKind { case array, optional, set, dictionaryValues }
}

/// What a key path literal is made of.
package struct KeyPathParts {
  /// As it is written: `\Model.name`.
  package var name: String
  /// Closures; a getter takes the root. A setter takes a cell holding the root (or the object) and
  /// the new value.
  package var getter: Expression
  package var setter: Expression?
  /// Types as values: what it starts from, and what it leads to.
  package var root: Expression
  package var value: Expression
  /// Whether it writes through an object, so that no cell is needed.
  package var isReferenceWritable: Bool
  /// What tells it from other key paths: the components' declarations, and the values of subscripts'
  /// arguments.
  package var identity: [String]
  package var arguments: [Expression]

  package init(
    name: String, getter: Expression, setter: Expression? = nil, root: Expression,
    value: Expression, isReferenceWritable: Bool, identity: [String], arguments: [Expression]
  ) {
    self.name = name
    self.getter = getter
    self.setter = setter
    self.root = root
    self.value = value
    self.isReferenceWritable = isReferenceWritable
    self.identity = identity
    self.arguments = arguments
  }
}

/// What a call passes for one parameter.
package enum Argument {
  case value(Expression)
  /// An `inout` argument, or the `self` of a mutating method: the callee gets a cell, and what is
  /// in it afterwards is written back, also when the call throws.
  case reference(AccessPath)
}

extension Expression {
  /// What calling it gives, if it is a closure that does nothing else.
  package var constantResult: Value? {
    guard case .closure(let body) = kind, !body.function.isAsync, body.actor == nil,
      body.parameters.isEmpty, body.captureList.isEmpty, body.statements.count == 1,
      case .returning(let result?) = body.statements[0], case .constant(let value) = result.kind
    else { return nil }
    return value
  }
}
