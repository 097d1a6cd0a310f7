import CheckedTree
import Machine
import Reading
import SwiftSyntax

/// A declaration of anything except types and generic parameters, which have classes of their own.
class Declaration {
  let name: String
  let position: Position
  /// The type or extension of a member; nil at the top level and for local declarations.
  let owner: Owner?
  var access = Access.module
  var isStatic = false
  /// Whether it can't be overridden: `final`, or `static` without `class`.
  var isFinal = false
  var isOverride = false
  /// The submission that declared it; nil for the prelude.
  var layer: Layer?
  /// Why it can't be used: `@available(…unavailable)`, or a declaration that Heirloom doesn't
  /// support.
  var refusal: String?
  /// The message for uses in asynchronous code: `@available(*, noasync)`.
  var refusalWhereAsync: String?
  /// The positions of its modifiers, by keyword.
  var modifiers: [String: Position] = [:]
  /// Chosen only if no other overload fits (`@_disfavoredOverload`).
  var isDisfavored = false
  /// Whether it is an invalid redeclaration, which was reported. Names refer to the first
  /// declaration.
  var isRepeated = false

  init(name: String, position: Position, owner: Owner?) {
    self.name = name
    self.position = position
    self.owner = owner
  }

  /// Whether it is a member of instances.
  var isInstanceMember: Bool { owner != nil && !isStatic }
}

/// The owner of a member: the type, or the extension that declares it.
final class Owner {
  /// The structure, class, enumeration or protocol.
  let type: TypeContext
  /// Nil if the type's own declaration declares the member.
  let `extension`: ExtensionDeclaration?

  init(type: TypeContext, extension: ExtensionDeclaration?) {
    self.type = type
    self.extension = `extension`
  }

  /// The generic signature of the members.
  var signature: GenericSignature { `extension`?.signature.value ?? type.signature }
  /// The type of `self`: the type with its own parameters, or the protocol's `Self`.
  var selfType: Type { type.declaredType }
  /// Whether it is a class or an actor.
  var isClass: Bool { (type as? NominalDeclaration)?.isReference ?? false }
}

/// The generic parameters of a context and their requirements.
final class GenericSignature {
  /// All parameters, those of enclosing declarations first.
  let parameters: [GenericParameter]
  let requirements: [GenericRequirement]
  /// Cached answers of `GenericSignature+Queries`.
  var cache = GenericSignatureCache()
  /// Resolves the associated types of concrete types.
  unowned let checker: Checker?

  init(
    parameters: [GenericParameter], requirements: [GenericRequirement], checker: Checker? = nil
  ) {
    self.parameters = parameters
    self.requirements = requirements
    self.checker = checker
  }

  static var empty: GenericSignature { GenericSignature(parameters: [], requirements: []) }
}

/// Facts that most declarations don't have. They never change, so all declarations share them.
private enum NoFact {
  nonisolated(unsafe) static let type = Lazy<Type?>(known: nil)
  nonisolated(unsafe) static let slot = Lazy<MethodSlot?>(known: nil)
  nonisolated(unsafe) static let function = Lazy<FunctionDeclaration?>(known: nil)
  nonisolated(unsafe) static let storage = Lazy<StorageDeclaration?>(known: nil)
  nonisolated(unsafe) static let isolation = Lazy<Isolation>(known: .unspecified)
  nonisolated(unsafe) static let parameters = Lazy<[FunctionDeclaration.Parameter]>(known: [])
}

// MARK: Values

/// A function, method, operator, initializer, accessor or `deinit`.
final class FunctionDeclaration: Declaration {
  enum Kind { case function, initializer, deinitializer, getter, setter }

  struct Parameter {
    /// Nil for `_`.
    var label: String?
    var name: String
    var type: Type
    var isInout = false
    /// Whether the function owns the argument, and may change it: `consuming`.
    var isConsuming = false
    var isVariadic = false
    var isAutoclosure = false
    /// Whether its type is written with `!`.
    var isImplicitlyUnwrapped = false
    /// Whether a closure argument inherits the isolation of its context.
    var inheritsActorContext = false
    /// Whether a closure argument runs on the main actor: a parameter of `DispatchQueue.main`'s
    /// methods.
    var runsOnMainActor = false
    /// Whether a prelude function takes a nonescaping function as its generic argument.
    var isLent = false
    /// `sending`
    var isSending = false
    /// `isolated`
    var isIsolated = false
    /// Whether a prelude operation ignores the argument, which has no effect here.
    var isIgnored = false
    var defaultValue: DefaultArgument?
    /// `@SomeBuilder`: the builder type that transforms a closure argument.
    var resultBuilder: Type?
    /// `@Wrapper`: the body uses the value through a wrapper, created at the start of the body.
    var wrapper: AttributeSyntax?
    var position: Position

    var hasDefault: Bool { defaultValue != nil || isVariadic }
  }

  enum DefaultArgument {
    /// An expression, checked in the declaration's scope at first use. It becomes a function of the
    /// declaration's type arguments.
    case expression(ExprSyntax)
    /// `#line` and similar macros, evaluated at the call.
    case callerMagic(String)
    /// The property's own default value, for a memberwise initializer.
    case stored(StorageDeclaration)
    /// `nil`, for an optional `var` without a value.
    case none
  }

  let kind: Kind
  /// The signature of the head: the owner's parameters and requirements, then its own.
  var signature: Lazy<GenericSignature>
  /// Its own generic parameters only, including `some P` parameters.
  var genericParameters: [GenericParameter] = []
  var interface: Lazy<Interface>
  /// The interface without isolation, which is known before the isolation.
  var shape: Lazy<Interface>?
  var isMutating = false
  var isFailable = false
  var isImplicitlyUnwrapped = false
  var isConvenience = false
  var isRequired = false
  var isMemberwise = false
  var isSendable = false
  var isPrefix = false
  var isPostfix = false
  /// Whether an intrinsic receives its hidden types anyway: `@passTypes`.
  var passesTypes = false
  /// The description of a synthesized body.
  var synthesis: Synthesis?
  /// `@SomeBuilder` on the declaration: the type that transforms its body.
  var resultBuilder = NoFact.type
  /// For an intrinsic with a body: the function that runs the body.
  var withoutIntrinsic: FunctionDeclaration?
  /// Functions that compute the parameters' default values, by index; created at first use.
  var defaultArguments: [Int: FunctionDeclaration] = [:]
  /// The types that default values determine for generic parameters, by index; nil for defaults
  /// without a type of their own.
  var inferredDefaults: [Int: Type?] = [:]
  /// Whether the body is, or was, in the checker's queue.
  var isBodyWanted = false
  /// Whether its body is being checked.
  var isBodyBeingChecked = false
  /// The property or subscript of an accessor.
  var storage: StorageDeclaration?
  /// The index of a protocol's requirement.
  var requirementIndex: Int?
  var slotFact = NoFact.slot
  /// The slot that dynamic dispatch uses; nil if the method can't be overridden.
  var slot: MethodSlot? { slotFact.value }
  var overriddenFact = NoFact.function
  var overridden: FunctionDeclaration? { overriddenFact.value }
  /// The routine to run, created at the first reference.
  var routine: Lazy<Routine>
  var opaqueResult: OpaqueResult?
  /// The syntax of the head and body.
  var syntax: DeclSyntax?
  /// The statements of its body; nil for synthesized functions and requirements.
  var statements: CodeBlockItemListSyntax?
  /// The position of the body's closing brace.
  var end: Position?
  /// The context of its head, with the generic parameters, inside the enclosing context. It doesn't
  /// contain the parameters.
  var context: Context?

  init(
    name: String, kind: Kind, position: Position, owner: Owner?, signature: Lazy<GenericSignature>,
    interface: Lazy<Interface>, routine: Lazy<Routine>
  ) {
    self.kind = kind
    self.signature = signature
    self.interface = interface
    self.routine = routine
    super.init(name: name, position: position, owner: owner)
  }

  /// The name with argument labels: `fetch(id:)`.
  var fullName: String {
    name + "(" + interface.value.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

/// A property, subscript, global or local variable.
final class StorageDeclaration: Declaration {
  enum Implementation {
    /// A field of each instance, by index among all fields.
    case stored(index: Int)
    /// A static property, or a global of the prelude's scripts, initialized lazily.
    case `static`(StaticStorage)
    /// A local variable, a parameter, or a global of a script.
    case variable(Variable)
    case computed
    /// `$name` of a `@TaskLocal`.
    case taskLocal(TaskLocalDeclaration)
    /// A protocol's requirement.
    case requirement
  }

  let isConstant: Bool
  let isSubscript: Bool
  var signature: Lazy<GenericSignature>
  /// The generic parameters of a subscript.
  var genericParameters: [GenericParameter] = []
  /// The parameters of a subscript.
  var parameters: Lazy<[FunctionDeclaration.Parameter]>
  /// The type of the value, written or inferred.
  var type: Lazy<Type>
  /// Computed when code uses the declaration.
  var implementation: Lazy<Implementation>
  var getter: FunctionDeclaration?
  var setter: FunctionDeclaration?
  var setterAccess: Access?
  var ownership = Variable.Ownership.strong
  var isolationFact = NoFact.isolation
  /// The declared or inferred isolation. A stored constant can still be `nonisolated` by Swift's
  /// rules.
  var isolation: Isolation {
    get { isolationFact.value }
    set { isolationFact = Lazy(known: newValue) }
  }
  /// Of a class: whether its type is `Self`, the class of the object that it belongs to.
  var returnsSelf = false
  var isLazy = false
  var isNonisolatedUnsafe = false
  /// The initial value in its declaration, solved once, for its type and its code.
  var initialValue: InitialValue?
  /// The function that computes the initial value of a field, a static property, or a module's
  /// global.
  var defaultValue: FunctionDeclaration?
  var observers: PropertyObservers?
  /// Whether it overrides the superclass's property only to observe it.
  var isOverridingWithObservers = false
  /// `@SomeBuilder` on the property, for its getter.
  var resultBuilder = NoFact.type
  /// The optional field behind a lazy property.
  var lazyField: StorageDeclaration?
  /// The wrapped property, for `_name` and `$name`.
  var wrapped: StorageDeclaration?
  /// `$name` of a wrapped property or a task-local.
  var projection: StorageDeclaration?
  var isTaskLocal = false
  /// The declarations of a wrapped property: `name`, `_name` and `$name`.
  var wrapper: WrappedProperty?
  /// The accessor `init` of a computed property.
  var initializingAccessor: InitializingAccessor?
  /// Whether its declaration has an initial value.
  var hasInitialValue = false
  /// For the stored property behind a lazy property, the lazy one.
  weak var lazyProperty: StorageDeclaration?
  var isLazyStorage: Bool { lazyProperty != nil }
  /// `async let`
  var isAsyncLet = false
  /// The index in the child task's tuple, for a name in `async let (a, b)`.
  var asyncElement: Int?
  /// Whether a requirement is `{ get set }`.
  var isSettableRequirement = false
  var requirementIndex: Int?
  var setterRequirementIndex: Int?
  var slotFact = NoFact.slot
  /// The getter's slot for dynamic dispatch; nil if it can't be overridden.
  var slot: MethodSlot? { slotFact.value }
  var setterSlotFact = NoFact.slot
  var setterSlot: MethodSlot? { setterSlotFact.value }
  var overriddenFact = NoFact.storage
  var overridden: StorageDeclaration? { overriddenFact.value }
  /// Accessors of a stored property, created if code needs them as functions.
  var storedGetter: FunctionDeclaration?
  var storedSetter: FunctionDeclaration?
  var opaqueResult: OpaqueResult?
  var isImplicitlyUnwrapped = false
  /// The syntax of its pattern binding, or of the subscript.
  var syntax: Syntax?
  var context: Context?

  init(
    name: String, position: Position, owner: Owner?, isConstant: Bool, isSubscript: Bool = false,
    signature: Lazy<GenericSignature>, type: Lazy<Type>, implementation: Lazy<Implementation>
  ) {
    self.isConstant = isConstant
    self.isSubscript = isSubscript
    self.signature = signature
    parameters = NoFact.parameters
    self.type = type
    self.implementation = implementation
    super.init(name: name, position: position, owner: owner)
  }

  var isComputed: Bool { getter != nil }
  /// Whether it can be assigned where its setter is accessible.
  var isSettable: Bool {
    if isSettableRequirement { return true }
    return isComputed ? setter != nil : !isConstant
  }
}

/// The declarations of a property with a wrapper.
final class WrappedProperty {
  let wrapperType: Lazy<Type>
  /// `_name`
  let backing: StorageDeclaration
  /// `$name`, if the wrapper has a `projectedValue`.
  var projection: Lazy<StorageDeclaration?>
  /// Whether the wrapper has an initializer for initial values: `init(wrappedValue:)`.
  var takesInitialValue = true
  /// Whether that initializer takes an autoclosure.
  var delaysInitialValue = false
  /// Whether the value is an optional without a written value, so that it is nil.
  var beginsWithNil = false
  /// The number of nested wrappers.
  var depth = 1
  /// The context of the wrappers' arguments.
  var valueContext: Context?
  /// Creates the call that wraps a value. Without a value it creates the outer wrapper from its
  /// arguments.
  var makeWrapper: ((Term?, Context) -> Term)?

  init(
    wrapperType: Lazy<Type>, backing: StorageDeclaration, projection: Lazy<StorageDeclaration?>
  ) {
    self.wrapperType = wrapperType
    self.backing = backing
    self.projection = projection
  }
}

/// One case of an enumeration.
final class CaseDeclaration: Declaration {
  struct Parameter {
    var label: String?
    var type: Type
    var defaultValue: ExprSyntax?
  }

  let index: Int
  var parameters: Lazy<[Parameter]>
  var rawValue: ExprSyntax?
  var isIndirect = false
  var context: Context?

  init(
    name: String, index: Int, position: Position, owner: Owner, parameters: Lazy<[Parameter]>
  ) {
    self.index = index
    self.parameters = parameters
    super.init(name: name, position: position, owner: owner)
    isStatic = true
  }
}

/// `typealias Name<T> = …`
final class AliasDeclaration: Declaration {
  var genericParameters: [GenericParameter] = []
  var underlying: Lazy<Type>
  var signature: Lazy<GenericSignature>

  init(
    name: String, position: Position, owner: Owner?, underlying: Lazy<Type>,
    signature: Lazy<GenericSignature>
  ) {
    self.underlying = underlying
    self.signature = signature
    super.init(name: name, position: position, owner: owner)
  }
}
