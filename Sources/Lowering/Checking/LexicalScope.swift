import Machine

/// What a plain name can mean.
enum Entity {
  case variable(Variable)
  case functions([FunctionDeclaration])
  case type(TypeDeclaration)
  case alias(Type)
  case generic(GenericParameter)
  case property(PropertyDeclaration)
}

/// A region of source in which names are declared; looks outwards for what it doesn't know.
final class LexicalScope {
  let parent: LexicalScope?
  /// The type whose members are visible without a base, with `self` or statically.
  var type: TypeDeclaration?
  private(set) var entities: [String: Entity] = [:]

  init(parent: LexicalScope?, type: TypeDeclaration? = nil) {
    self.parent = parent
    self.type = type
  }

  func declare(_ entity: Entity, as name: String) {
    if case .functions(let new) = entity, case .functions(let old)? = entities[name] {
      entities[name] = .functions(old + new)
    } else {
      entities[name] = entity
    }
  }

  func remove(_ name: String) {
    entities[name] = nil
  }

  func local(_ name: String) -> Entity? { entities[name] }
}

/// The function, closure or initializer that is being checked.
final class FunctionContext {
  let body: Body
  let parent: FunctionContext?
  /// Nil while a closure's result is still to be inferred.
  var resultType: Type?
  /// An initializer, which may assign constants.
  var isInitializer = false
  /// What a `return` would like to give, when the result is being inferred.
  var resultHint: Type?
  let isAsync: Bool
  /// Whether errors may leave it: declared so, or a closure whose own type is still open.
  let allowsThrowing: Bool
  var isClosure = false
  /// `@Sendable`, so that variables of others can't be captured.
  var isSendable = false
  /// A closure that may outlive the call it is given to.
  var isEscaping = false
  var isMainActor: Bool
  /// The variable `self` here, and whether it may be changed.
  var selfVariable: Variable?
  /// Set when something in it throws out of it.
  var throwsSomething = false
  /// For a closure: the type variable its result is to settle.
  var openResult: Type?
  /// Statements before those that are written.
  var prologue: [Statement] = []
  /// What `break` and `continue` can leave, from the outside in.
  enum LoopKind { case loop, choice, block }

  var loops: [(id: Statement.LoopID, label: String?, kind: LoopKind)] = []
  var isFailableInitializer = false
  /// For a closure without a parameter list: `$0`, `$1` and so on.
  var anonymousParameters: [Variable] = []
  var usesAnonymousParameters = false
  /// In a static member: the type that `self` is.
  var staticSelf: TypeDeclaration?

  init(
    body: Body, parent: FunctionContext?, resultType: Type?, isAsync: Bool,
    allowsThrowing: Bool, isMainActor: Bool
  ) {
    self.body = body
    self.parent = parent
    self.resultType = resultType
    self.isAsync = isAsync
    self.allowsThrowing = allowsThrowing
    self.isMainActor = isMainActor
    self.selfVariable = parent?.selfVariable
  }
}
