package import CheckedTree
package import Machine

/// The function, closure or initializer that contains the code of a context. It determines the
/// meaning of `return`, `throw`, `await`, `break`, `self` and the hidden types.
package final class Frame {
  package enum Kind {
    /// A function, method, initializer or accessor.
    case function(FunctionDeclaration)
    case closure
    /// A submission's own statements. A script's statements are at the top level of a file.
    case topLevel(isScript: Bool)
    /// The initial value of a property, or a parameter's default value.
    case initialValue
    /// The child task of an `async let`.
    case asyncLet
  }

  package let kind: Kind
  package let body: Body
  /// The enclosing frame, for closures and local functions.
  package let parent: Frame?
  /// The type of returned values; nil while a closure's type is still open.
  package var result: Type?
  /// Whether the open result is an optional. The first returned value may have its wrapped type.
  package var wantsOptional = false
  package var isAsync: Bool
  /// The variables with the types that generic code receives, by parameter. `typeVariable(for:)`
  /// also finds those of enclosing bodies.
  package var typeVariables: [GenericParameter: Variable] = [:]
  /// `self`, if this body has one of its own.
  package var selfVariable: Variable?
  /// The errors that leave the body uncaught.
  package let errors: ErrorScope
  /// The targets of `break` and `continue`, innermost last.
  package var targets: [JumpTarget] = []
  /// For each enclosing `switch`, innermost last: whether `fallthrough` is allowed in this case.
  package var fallthroughs: [FallthroughRule] = []
  /// The number of enclosing `defer` blocks, which control can't leave early.
  package var deferDepth = 0
  /// `some P` as the result. The first returned value determines its underlying type.
  package var opaqueResult: OpaqueResult?
  /// `some P` as a part of the result: `[some P]`. Found in the same way.
  package var opaquePart: OpaqueResult?
  /// The function whose parameter's default value this is.
  package var defaultArgumentOwner: FunctionDeclaration?
  /// The initializer that an initializer calls.
  package var delegation = Delegation.none

  package enum Delegation {
    case none
    /// `self.init`: another initializer initializes the value.
    case toSelf
    case toSuper
    /// The superclass's `init()` is called at the end of the initializer.
    case implicitlyToSuper
  }

  package init(
    kind: Kind, body: Body, parent: Frame?, result: Type?, isAsync: Bool,
    errors: ErrorScope.Kind
  ) {
    self.kind = kind
    self.body = body
    self.parent = parent
    self.result = result
    self.isAsync = isAsync
    self.errors = ErrorScope(errors, parent: nil)
  }

  /// The variable, possibly of an enclosing body, with the type for a generic parameter. Nil if the
  /// type comes from `self`, as in a class's methods, or if there is none.
  package func typeVariable(for parameter: GenericParameter) -> Variable? {
    typeVariables[parameter] ?? parent?.typeVariable(for: parameter)
  }

  /// The visible `self`, possibly a captured one.
  package var visibleSelf: Variable? { selfVariable ?? parent?.visibleSelf }

  /// The outermost enclosing frame with a `self`, possibly this one.
  package var outermostWithSelf: Frame? {
    parent?.outermostWithSelf ?? (selfVariable == nil ? nil : self)
  }

  /// The function that contains this code, also from inside its closures.
  package var function: FunctionDeclaration? {
    if case .function(let function) = kind { function } else { parent?.function }
  }

  /// The initializer whose body this is.
  package var initializer: FunctionDeclaration? {
    guard case .function(let function) = kind, function.kind == .initializer else { return nil }
    return function
  }
}

/// A statement that `break` or `continue` can leave.
package struct JumpTarget {
  package enum Kind { case loop, choice, block }
  package var id: Statement.LoopID
  package var label: String?
  package var kind: Kind

  package init(id: Statement.LoopID, label: String? = nil, kind: Kind) {
    self.id = id
    self.label = label
    self.kind = kind
  }
}

/// Whether `fallthrough` is allowed.
package enum FallthroughRule {
  case allowed
  /// It is the last case.
  case nothingFollows
  /// The next case binds this variable.
  case nextBinds(String)
}

/// Collects the errors thrown in a piece of code, with their positions. They are checked once it is
/// known what catches them.
package final class ErrorScope {
  package enum Kind {
    /// Code that any error may leave, such as the top level.
    case anything
    /// A function with this declared error type; nil for one that doesn't throw.
    case declared(Type?)
    /// A closure whose error type is inferred.
    case inferred
    /// The block of a `do` with `catch`, or the operand of `try?` and `try!`.
    case gathering
    /// The code of a `defer`, which errors can't leave.
    case deferred
  }

  package struct Site {
    package var type: Type
    package var position: Position
    /// Whether a `throw` statement throws it, and not a call.
    package var isStatement = false
    /// Whether it passed a `do` whose `catch` clauses don't catch everything.
    package var passedCatch = false
    /// The position of a `throw` statement's value, or of the call that throws.
    package var valuePosition: Position?
    /// Whether it is thrown only if an argument of a `rethrows` function throws.
    package var isConditional = true

    package init(
      type: Type, position: Position, isStatement: Bool = false, passedCatch: Bool = false,
      valuePosition: Position? = nil, isConditional: Bool = true
    ) {
      self.type = type
      self.position = position
      self.isStatement = isStatement
      self.passedCatch = passedCatch
      self.valuePosition = valuePosition
      self.isConditional = isConditional
    }
  }

  package let kind: Kind
  package let parent: ErrorScope?
  package private(set) var sites: [Site] = []

  package init(_ kind: Kind, parent: ErrorScope?) {
    self.kind = kind
    self.parent = parent
  }

  /// The declared error type.
  package var declaredType: Type? {
    if case .declared(let type) = kind { type } else { nil }
  }

  package func add(_ site: Site) { sites.append(site) }

  /// Marks errors in a `catch` clause as conditional, because an argument's error causes them.
  package func makeConditional(from index: Int) {
    for index in sites.indices.dropFirst(index) { sites[index].isConditional = true }
  }

  /// The combined error type: nil without errors, the type if all errors have it.
  package func thrown(otherwise anyError: Type) -> Type? {
    guard let first = sites.first?.type else { return nil }
    // Without full typed throws, the error of a `throw` statement counts as `any Error`.
    return sites.allSatisfy { !$0.isStatement && $0.type == first } ? first : anyError
  }
}

/// The variables of a case's alternatives, which all bind the same names.
package final class Alternatives {
  package private(set) var variables: [String: (variable: Variable, type: Type)] = [:]
  /// The names that the current alternative has bound so far.
  package var bound: Set<String> = []

  package init() {}

  package func add(_ name: String, _ variable: Variable, _ type: Type) {
    bound.insert(name)
    variables[name] = (variable, type)
  }
}
