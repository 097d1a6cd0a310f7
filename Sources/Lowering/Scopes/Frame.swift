import CheckedTree
import Machine

/// The function, closure or initializer whose code stands in a context: what `return`, `throw`,
/// `await`, `break`, `self` and the hidden types mean there.
final class Frame {
  enum Kind {
    /// A function, method, initializer or accessor.
    case function(FunctionDeclaration)
    case closure
    /// A submission's own statements. Those of a script aren't in a function.
    case topLevel(isScript: Bool)
    /// The value of a property, a static, or a parameter's default.
    case initialValue
    /// The child of an `async let`.
    case asyncLet
  }

  let kind: Kind
  let body: Body
  /// Of the code around it, for closures and local functions.
  let parent: Frame?
  /// What `return` must give; nil while a closure's is still to be found.
  var result: Type?
  /// Whether what is to be found is an optional: the first value returned may be what is in it.
  var wantsOptional = false
  var isAsync: Bool
  /// Where the types are that are passed to generic code, by parameter. Those of bodies around it
  /// are found by `typeVariable(for:)`.
  var typeVariables: [GenericParameter: Variable] = [:]
  /// `self`, if this body has one of its own.
  var selfVariable: Variable?
  /// Errors that nothing inside catches.
  let errors: ErrorScope
  /// What `break` and `continue` can refer to, innermost last.
  var targets: [JumpTarget] = []
  /// For each `switch` around, innermost last: what is wrong with a `fallthrough` in this case.
  var fallthroughs: [FallthroughRule] = []
  /// How many `defer` blocks are around, which nothing but the end leaves.
  var deferDepth = 0
  /// `some P` as the result: the type of the first value returned is what it stands for.
  var opaqueResult: OpaqueResult?
  /// In an initializer: which other one it calls.
  var delegation = Delegation.none

  enum Delegation {
    case none
    /// `self.init`: another initializer does the work.
    case toSelf
    case toSuper
    /// The superclass's `init()` is called where the initializer ends.
    case implicitlyToSuper
  }

  init(
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

  /// The variable, possibly of a body around this one, that holds what a parameter stands for. Nil
  /// where the type comes from `self`, as in a class's methods, or where there is none.
  func typeVariable(for parameter: GenericParameter) -> Variable? {
    typeVariables[parameter] ?? parent?.typeVariable(for: parameter)
  }

  /// The `self` in view, possibly a captured one.
  var visibleSelf: Variable? { selfVariable ?? parent?.visibleSelf }

  /// The one around, or this one, that was given its `self`.
  var outermostWithSelf: Frame? { parent?.outermostWithSelf ?? (selfVariable == nil ? nil : self) }

  /// The function that this code belongs to, also from inside its closures.
  var function: FunctionDeclaration? {
    if case .function(let function) = kind { function } else { parent?.function }
  }

  /// The initializer this body itself is of.
  var initializer: FunctionDeclaration? {
    guard case .function(let function) = kind, function.kind == .initializer else { return nil }
    return function
  }
}

/// A statement that `break` or `continue` can leave.
struct JumpTarget {
  enum Kind { case loop, choice, block }
  var id: Statement.LoopID
  var label: String?
  var kind: Kind
}

/// Whether a `fallthrough` may stand in a place.
enum FallthroughRule {
  case allowed
  /// It is the last case.
  case nothingFollows
  /// The next case binds this variable.
  case nextBinds(String)
}

/// Where errors thrown in a piece of code go. They are gathered with their places, and judged when
/// it is known what catches them.
final class ErrorScope {
  enum Kind {
    /// Code from which any error may leave, as the top level.
    case anything
    /// A function declared to throw this; nil for one that doesn't throw.
    case declared(Type?)
    /// A closure whose errors say what it throws.
    case inferred
    /// The block of a `do` with `catch`, or the operand of `try?` and `try!`.
    case gathering
    /// What is thrown inside a `defer`, which errors can't leave.
    case deferred
  }

  struct Site {
    var type: Type
    var position: Position
    /// A `throw` statement rather than a call.
    var isStatement = false
    /// It passed a `do` whose `catch` clauses don't catch everything.
    var passedCatch = false
    /// Of a `throw` statement's value.
    var valuePosition: Position?
    /// In a function that is `rethrows`: whether it is only thrown where an argument throws.
    var isConditional = true
  }

  let kind: Kind
  let parent: ErrorScope?
  private(set) var sites: [Site] = []

  init(_ kind: Kind, parent: ErrorScope?) {
    self.kind = kind
    self.parent = parent
  }

  /// What may be thrown here, where that is written.
  var declaredType: Type? {
    if case .declared(let type) = kind { type } else { nil }
  }

  func add(_ site: Site) { sites.append(site) }

  /// What is thrown while an argument's error is handled comes from that error.
  func makeConditional(from index: Int) {
    for index in sites.indices.dropFirst(index) { sites[index].isConditional = true }
  }

  /// What is thrown, all together: nil for nothing, the type if it is always the same.
  func thrown(otherwise anyError: Type) -> Type? {
    guard let first = sites.first?.type else { return nil }
    // What a `throw` statement throws counts as any error, without full typed throws.
    return sites.allSatisfy { !$0.isStatement && $0.type == first } ? first : anyError
  }
}
