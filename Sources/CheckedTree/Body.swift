package import Machine

// The checked program: the result of the front end, and the input of emission.
//
// The names and types of the program are resolved. A `Body` is the code of one function, closure,
// accessor or initializer. It has `Statement`s, and these have `Expression`s. Nothing in it is a
// declaration or a type of the program: a `Variable` is the place of a value, an `AccessPath` a
// part of it, a `Routine` the target of a call, a `Layout` the fields of an instance. Types are the
// machine's descriptors, or expressions that compute one if it depends on generic parameters.
//
// The tree has no operations. It is the contract between the checker, which creates it, and
// emission.
//
// Invariants: an expression leaves exactly one value. Implicit calls (`self`, conversions, key
// paths' closures, writebacks) are explicit. A `Routine` whose body isn't needed has none.
//
// Where to add: a new form of expression is a case of `Expression.Kind`. It is emitted in
// `Emitter+Expressions`, and handled by the passes over bodies.

/// The checked code of a function, closure, accessor or initializer.
package final class Body {
  package enum Kind {
    case function
    case closure
    /// Creates a structure or enumeration and returns it. `self` is a local variable whose stored
    /// properties have their default values, or are uninitialized.
    case valueInitializer(Layout?, types: [Expression], isFailable: Bool)
    /// Receives the object as the parameter `selfVariable` and returns it. It first sets properties
    /// to their default values, unless it delegates to another initializer of the same class.
    case classInitializer(Layout, types: [Expression], isFailable: Bool, delegates: Bool)
  }

  package var kind: Kind
  package let function: Function
  /// The type whose instance member or initializer it is.
  package var owner: String?
  /// The enclosing body, whose variables it may capture.
  package let parent: Body?
  /// Whether closures or local functions use variables that it declares. Set while checking.
  package var lendsVariables = false
  /// In slot order after the captures: types, `self` if there is one, parameters.
  package var parameters: [Variable] = []
  /// The variable `self`. It is one of the parameters, except in a structure's initializer.
  package var selfVariable: Variable?
  /// The type arguments of `self` that closures inside use, computed at the start of the body.
  package var ownTypes: [(variable: Variable, value: Expression)] = []
  package var statements: [Statement] = []
  /// Variables of enclosing bodies that this body or a body inside it uses; emission finds them.
  package var captures: [Variable] = []
  /// Where a closure takes its captures, if it leaves the actor of the enclosing code.
  package var destination: SentTo?
  /// Where a closure is passed to a `sending` parameter: the called function's name. For the child
  /// task of an `async let`, the beginning of its value.
  package var sentPosition: Position?

  /// The closing brace, where its variables end; nil in libraries.
  package var end: Position?
  /// Whether it is a closure for a parameter whose function type has a generic result.
  package var givesGenericResult = false

  package enum SentTo {
    /// A `sending` parameter, usually that of a task.
    case task
    /// The child task of an `async let`.
    case child
    /// The global actor of the closure.
    case actor
  }
  /// The nonescaping parameters of enclosing code that a local function uses.
  package var nonEscapingCaptures: [String] = []
  /// The first nonescaping parameter that an escaping closure uses.
  package var escapingCapture: String?
  /// Whether a closure may be kept.
  package var isEscaping = false
  /// The first `inout` parameter, or `self` of a mutating method, of enclosing code that a closure or
  /// local function uses.
  package var inoutCapture: String?
  /// The local functions of enclosing code that it uses.
  package var localFunctions: [Routine] = []
  /// Whether a closure or local function uses state of the current actor, so that it can't run
  /// elsewhere.
  package var holdsActorState = false
  /// The copies made when a closure is created: the inner variable, and its value evaluated
  /// outside.
  package var captureList: [(variable: Variable, value: Expression)] = []
  /// The actor of an asynchronous closure, except the main actor.
  package var actor: OwnActor?
  /// Whether the closure isn't on the enclosing code's actor only because it doesn't capture that actor.
  package var isWithoutActor = false
  /// Whether a value type's initializer gets the whole `self` from another initializer.
  package var replacesSelf = false
  /// The fields that a memberwise initializer receives, whose default values aren't evaluated.
  package var givenFields: Set<Int> = []
  /// Whether a closure awaits something. If it doesn't, overloads in it are chosen as in
  /// synchronous code, even if its contextual type is asynchronous. False for a script's top level.
  package var waits: Bool?
  /// Whether it computes a value once and keeps it, like the getter of a lazy property.
  package var keepsValue = false
  /// Whether it reads values that aren't copied.
  package var movesValues = false
  /// Whether its statements have the places where moved values end.
  package var hasEndings = false
  /// Whether it is synthesized, so that it has no source lines.
  package var isUnwritten = false
  /// Whether the end may be reached without a value (`Void`). Otherwise that is a trap.
  package var returnsVoid = true

  /// Whether an enclosing body has variables that this body can capture.
  ///
  /// - Complexity: O(*n*) for *n* enclosing bodies.
  package var mayCapture: Bool {
    var outer = parent
    while let body = outer, !body.lendsVariables { outer = body.parent }
    return outer != nil
  }

  package init(kind: Kind, function: Function, parent: Body?) {
    self.kind = kind
    self.function = function
    self.parent = parent
  }
}

/// The actor on which a closure runs.
package enum OwnActor {
  /// The captured `self` of the enclosing code, or its captured `isolated` parameter.
  case captured
  /// The actor of a global actor.
  case shared(Expression)
}
