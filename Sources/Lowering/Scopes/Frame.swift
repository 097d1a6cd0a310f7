import CheckedTree
import Machine

/// The function, closure or initializer that contains the code of a context. It determines the
/// meaning of `return`, `throw`, `await`, `break`, `self` and the hidden types.
final class Frame {
  enum Kind {
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

  let kind: Kind
  let body: Body
  /// The enclosing frame, for closures and local functions.
  let parent: Frame?
  /// The type of returned values; nil while a closure's type is still open.
  var result: Type?
  /// Whether the open result is an optional. The first returned value may have its wrapped type.
  var wantsOptional = false
  var isAsync: Bool
  /// The variables with the types that generic code receives, by parameter. `typeVariable(for:)`
  /// also finds those of enclosing bodies.
  var typeVariables: [GenericParameter: Variable] = [:]
  /// `self`, if this body has one of its own.
  var selfVariable: Variable?
  /// The errors that leave the body uncaught.
  let errors: ErrorScope
  /// The targets of `break` and `continue`, innermost last.
  var targets: [JumpTarget] = []
  /// For each enclosing `switch`, innermost last: whether `fallthrough` is allowed in this case.
  var fallthroughs: [FallthroughRule] = []
  /// The number of enclosing `defer` blocks, which control can't leave early.
  var deferDepth = 0
  /// `some P` as the result. The first returned value determines its underlying type.
  var opaqueResult: OpaqueResult?
  /// `some P` as a part of the result: `[some P]`. Found in the same way.
  var opaquePart: OpaqueResult?
  /// The function whose parameter's default value this is.
  var defaultArgumentOwner: FunctionDeclaration?
  /// The initializer that an initializer calls.
  var delegation = Delegation.none

  enum Delegation {
    case none
    /// `self.init`: another initializer initializes the value.
    case toSelf
    case toSuper
    /// The superclass's `init()` is called at the end of the initializer.
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

  /// The variable, possibly of an enclosing body, with the type for a generic parameter. Nil if the
  /// type comes from `self`, as in a class's methods, or if there is none.
  func typeVariable(for parameter: GenericParameter) -> Variable? {
    typeVariables[parameter] ?? parent?.typeVariable(for: parameter)
  }

  /// The visible `self`, possibly a captured one.
  var visibleSelf: Variable? { selfVariable ?? parent?.visibleSelf }

  /// The outermost enclosing frame with a `self`, possibly this one.
  var outermostWithSelf: Frame? { parent?.outermostWithSelf ?? (selfVariable == nil ? nil : self) }

  /// The function that contains this code, also from inside its closures.
  var function: FunctionDeclaration? {
    if case .function(let function) = kind { function } else { parent?.function }
  }

  /// The initializer whose body this is.
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

/// Whether `fallthrough` is allowed.
enum FallthroughRule {
  case allowed
  /// It is the last case.
  case nothingFollows
  /// The next case binds this variable.
  case nextBinds(String)
}

/// Collects the errors thrown in a piece of code, with their positions. They are checked once it is
/// known what catches them.
final class ErrorScope {
  enum Kind {
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

  struct Site {
    var type: Type
    var position: Position
    /// Whether a `throw` statement throws it, and not a call.
    var isStatement = false
    /// Whether it passed a `do` whose `catch` clauses don't catch everything.
    var passedCatch = false
    /// The position of a `throw` statement's value.
    var valuePosition: Position?
    /// Whether it is thrown only if an argument of a `rethrows` function throws.
    var isConditional = true
  }

  let kind: Kind
  let parent: ErrorScope?
  private(set) var sites: [Site] = []

  init(_ kind: Kind, parent: ErrorScope?) {
    self.kind = kind
    self.parent = parent
  }

  /// The declared error type.
  var declaredType: Type? {
    if case .declared(let type) = kind { type } else { nil }
  }

  func add(_ site: Site) { sites.append(site) }

  /// Marks errors in a `catch` clause as conditional, because an argument's error causes them.
  func makeConditional(from index: Int) {
    for index in sites.indices.dropFirst(index) { sites[index].isConditional = true }
  }

  /// The combined error type: nil without errors, the type if all errors have it.
  func thrown(otherwise anyError: Type) -> Type? {
    guard let first = sites.first?.type else { return nil }
    // Without full typed throws, the error of a `throw` statement counts as `any Error`.
    return sites.allSatisfy { !$0.isStatement && $0.type == first } ? first : anyError
  }
}
