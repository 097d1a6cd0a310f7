import Machine
import SwiftSyntax

/// A function, method, initializer, subscript accessor or thunk.
final class FunctionDeclaration {
  enum Throwing { case never, always, ifArgumentsDo }

  enum Implementation {
    /// Lowered code in `function`.
    case code
    case intrinsic(String)
    case operation(Operation)
    /// A protocol's requirement: found by the value.
    case requirement
  }

  struct Parameter {
    /// Nil for `_`.
    var label: String?
    var name: String
    var type: Type
    var isInout = false
    var isVariadic = false
    var isAutoclosure = false
    /// Whether a closure given for it is isolated as the place where it is written.
    var inheritsActorContext = false
    var defaultValue: ExprSyntax?
    /// For a memberwise initializer: the property has a value of its own.
    var hasStoredDefault = false

    var hasDefault: Bool { defaultValue != nil || hasStoredDefault || isVariadic }
  }

  let name: String
  var parameters: [Parameter] = []
  var result: Type = .void
  var isAsync = false
  var throwing = Throwing.never
  var isStatic = false
  var isMutating = false
  var isInitializer = false
  var isFailable = false
  var isConvenience = false
  /// An initializer of an extension, which leaves a structure its memberwise one.
  var isInExtension = false
  /// The initializer a structure gets when it writes none.
  var isMemberwise = false
  var isMainActor = false
  var isPrivate = false
  var isDiscardable = false
  /// Whether calls on a class must ask the object: not final, not private, in a class.
  var isDynamic = false
  var genericParameters: [GenericParameter] = []
  var constraints: [Constraint] = []
  var implementation = Implementation.code
  /// The type it is a member of.
  weak var owner: TypeDeclaration?
  /// Where its default arguments are looked up.
  var scope: LexicalScope?
  /// The body it is declared in, for a local function.
  weak var enclosingBody: Body?
  let position: Position
  /// What runs; made with the declaration, sealed when its body is emitted.
  let function: Function
  /// The checked body; nil until it is needed.
  var body: Body?
  /// Checks the body; run once, when something first refers to the declaration.
  var prepare: (() -> Body?)?
  /// Whether its body was asked for already.
  var isWaiting = false

  init(name: String, position: Position, isAsync: Bool = false, isMainActor: Bool = false) {
    self.name = name
    self.position = position
    self.isAsync = isAsync
    self.isMainActor = isMainActor
    function = Function(
      name: name, position: position, isAsync: isAsync, isMainActor: isMainActor)
  }

  /// Of an initializer, what finds the one that overrides it: the types tell overloads apart.
  var initializerSelector: String {
    "init(" + parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ") + ")"
  }

  /// Its name with its argument labels: `fetch(id:)`.
  var selector: String {
    parameters.isEmpty
      ? name + "()"
      : name + "("
        + parameters.map { ($0.label ?? "_") + ":" }
        .joined() + ")"
  }
}

/// A computed, stored, static or global property, or a subscript.
final class PropertyDeclaration {
  enum Storage {
    case stored(StoredProperty)
    case `static`(StaticStorage)
    case computed(Accessors)
    /// A static one that `@Dependency` wraps: the storage holds the wrapper.
    case dependency(StaticStorage)
    /// `$name` of a `@TaskLocal`: the declaration itself.
    case taskLocal(TaskLocalDeclaration)
    /// A protocol's requirement.
    case requirement
  }

  let name: String
  /// What is written or inferred; ask `Checker.type(of:)`, which infers it when it isn't known yet.
  var type: Type
  /// Infers `type`; taken away while it runs, so that a cycle is noticed.
  var inferType: (() -> Type)?
  let isConstant: Bool
  var isStatic = false
  var isAsync = false
  var isThrowing = false
  var isMainActor = false
  var isPrivate = false
  /// `private(set)`
  var hasPrivateSetter = false
  var storage: Storage
  weak var owner: TypeDeclaration?
  var constraints: [Constraint] = []
  /// For a subscript: its parameters.
  var parameters: [FunctionDeclaration.Parameter] = []
  var genericParameters: [GenericParameter] = []
  let position: Position

  init(name: String, type: Type, isConstant: Bool, storage: Storage, position: Position) {
    self.name = name
    self.type = type
    self.isConstant = isConstant
    self.storage = storage
    self.position = position
  }
}
