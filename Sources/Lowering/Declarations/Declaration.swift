import CheckedTree
import Machine
import Reading
import SwiftSyntax

/// Anything that a name can mean, but types and generic parameters, which have classes of their own.
class Declaration {
  let name: String
  let position: Position
  /// What it is a member of; nil at the top level and for local ones.
  let owner: Owner?
  var access = Access.module
  var isStatic = false
  /// `class func`: static, and open to overriding.
  var isFinal = false
  var isOverride = false
  /// The submission that declared it; nil for the prelude.
  var layer: Layer?
  /// `@available(…unavailable)`, or one that the interpreter knows and can't run: why.
  var refusal: String?
  /// `@available(*, noasync)`: what is said where asynchronous code calls it.
  var refusalWhereAsync: String?
  /// Where its modifiers stand, by word.
  var modifiers: [String: Position] = [:]
  /// Chosen only when nothing else fits (`@_disfavoredOverload`).
  var isDisfavored = false
  /// Declared again, which was told: the first is meant wherever it is named.
  var isRepeated = false

  init(name: String, position: Position, owner: Owner?) {
    self.name = name
    self.position = position
    self.owner = owner
  }

  /// Whether it is a member that is reached through an instance.
  var isInstanceMember: Bool { owner != nil && !isStatic }
}

/// What a member belongs to: the type, or the extension it is written in.
final class Owner {
  /// The structure, class, enumeration or protocol.
  let type: TypeContext
  /// Nil in the type's own braces.
  let `extension`: ExtensionDeclaration?

  init(type: TypeContext, extension: ExtensionDeclaration?) {
    self.type = type
    self.extension = `extension`
  }

  /// The generic signature that members see.
  var signature: GenericSignature { `extension`?.signature.value ?? type.signature }
  /// `Self` inside: the type with its own parameters, or the protocol's `Self`.
  var selfType: Type { type.declaredType }
}

/// A generic context's parameters and what is known of them.
final class GenericSignature {
  /// All of them, those of enclosing declarations first.
  let parameters: [GenericParameter]
  let requirements: [GenericRequirement]
  /// Answers computed so far; `GenericSignature+Queries` keeps them.
  var cache = GenericSignatureCache()
  /// Knows the members of concrete types.
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

/// What most declarations have nothing of. Nothing of these facts ever changes, so all share them.
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
    var isVariadic = false
    var isAutoclosure = false
    /// Whether a closure given for it is isolated as the place where it is written.
    var inheritsActorContext = false
    /// Whether a closure given for it runs on the main actor: of `DispatchQueue.main`.
    var runsOnMainActor = false
    /// `sending`
    var isSending = false
    /// `isolated`
    var isIsolated = false
    /// Of a prelude operation: Swift has it, but it makes no difference here, so it isn't passed on.
    var isIgnored = false
    var defaultValue: DefaultArgument?
    /// `@SomeBuilder` on it: a closure given for it is put together by this type.
    var resultBuilder: Type?
    /// `@Wrapper` on it: the body sees the value through one that is made when it begins.
    var wrapper: AttributeSyntax?
    var position: Position

    var hasDefault: Bool { defaultValue != nil || isVariadic }
  }

  enum DefaultArgument {
    /// Checked in the declaration's scope when first used; a function that takes the declaration's
    /// type arguments.
    case expression(ExprSyntax)
    /// `#line` and its kin: the caller's.
    case callerMagic(String)
    /// A memberwise initializer's: the property's own default.
    case stored(StorageDeclaration)
    /// `nil` of an optional `var` without a value.
    case none
  }

  let kind: Kind
  /// The head's signature: the owner's parameters and requirements, then its own.
  var signature: Lazy<GenericSignature>
  /// Its own generic parameters only, `some P` parameters included.
  var genericParameters: [GenericParameter] = []
  var interface: Lazy<Interface>
  /// The interface without its isolation, which is known before that is.
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
  /// An intrinsic that is given its hidden types all the same: `@passTypes`.
  var passesTypes = false
  /// What stands in for a body that Swift writes.
  var synthesis: Synthesis?
  /// `@SomeBuilder` on the declaration: its body is put together by this type.
  var resultBuilder = NoFact.type
  /// Of an intrinsic with a body: the same function run by its body.
  var withoutIntrinsic: FunctionDeclaration?
  /// Functions that give the parameters' defaults, by index; made when a call first needs one.
  var defaultArguments: [Int: FunctionDeclaration] = [:]
  /// What defaults of generic parameters are, by index; nil for those of whatever type is wanted.
  var inferredDefaults: [Int: Type?] = [:]
  /// Whether the body is in the checker's queue, or was.
  var isBodyWanted = false
  /// While its body is being checked.
  var isBodyBeingChecked = false
  /// Of an accessor: the property or subscript.
  var storage: StorageDeclaration?
  /// A protocol's requirement, and which.
  var requirementIndex: Int?
  var slotFact = NoFact.slot
  /// Of a class: what calls look up in the object's class. Nil where it can't be overridden.
  var slot: MethodSlot? { slotFact.value }
  var overriddenFact = NoFact.function
  var overridden: FunctionDeclaration? { overriddenFact.value }
  /// What runs; made when something first refers to it.
  var routine: Lazy<Routine>
  var opaqueResult: OpaqueResult?
  /// The head and body as written.
  var syntax: DeclSyntax?
  /// The statements of its body; nil for what Swift writes, and for requirements.
  var statements: CodeBlockItemListSyntax?
  /// Of the body's closing brace.
  var end: Position?
  /// Where its body is looked up: the head, with the generic parameters, inside what is around the
  /// declaration. Parameters aren't declared in it.
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

  /// Its name with its argument labels: `fetch(id:)`.
  var fullName: String {
    name + "(" + interface.value.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

/// A property, subscript, global or local variable.
final class StorageDeclaration: Declaration {
  enum Implementation {
    /// A field of each instance, by index into all fields.
    case stored(index: Int)
    /// A static or (in the prelude's scripts) global one with a lazy initializer.
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
  /// A subscript's own.
  var genericParameters: [GenericParameter] = []
  /// A subscript's.
  var parameters: Lazy<[FunctionDeclaration.Parameter]>
  /// Written or inferred from its value. The value of a subscript.
  var type: Lazy<Type>
  /// Asked for when code that uses it is made.
  var implementation: Lazy<Implementation>
  var getter: FunctionDeclaration?
  var setter: FunctionDeclaration?
  var setterAccess: Access?
  var ownership = Variable.Ownership.strong
  var isolationFact = NoFact.isolation
  /// In which it may be used; a stored constant's is nonetheless `nonisolated` where Swift says so.
  var isolation: Isolation {
    get { isolationFact.value }
    set { isolationFact = Lazy(known: newValue) }
  }
  var isLazy = false
  var isNonisolatedUnsafe = false
  /// What it is declared with; solved once, for its type and its code.
  var initialValue: InitialValue?
  /// Gives the initial value: of a field, a static, a global of a module.
  var defaultValue: FunctionDeclaration?
  var observers: PropertyObservers?
  /// Its value is the superclass's property, which it watches.
  var isOverridingWithObservers = false
  /// `@SomeBuilder` on it, for its getter.
  var resultBuilder = NoFact.type
  /// Of a lazy property: the optional field behind it.
  var lazyField: StorageDeclaration?
  /// Of `_name` and `$name`: the wrapped property.
  var wrapped: StorageDeclaration?
  /// `$name` of a wrapped property or a task-local.
  var projection: StorageDeclaration?
  var isTaskLocal = false
  /// For a wrapped property: how its `name`, `_name` and `$name` belong together.
  var wrapper: WrappedProperty?
  /// The accessor `init` of a computed property that initializers set.
  var initializingAccessor: InitializingAccessor?
  /// Whether its declaration gives it a value.
  var hasInitialValue = false
  /// `async let`
  var isAsyncLet = false
  /// Of a name in `async let (a, b)`: which element of the child's tuple it is.
  var asyncElement: Int?
  /// Of a requirement: whether `{ get set }`.
  var isSettableRequirement = false
  var requirementIndex: Int?
  var setterRequirementIndex: Int?
  var slotFact = NoFact.slot
  /// Of a class: what the getter is looked up by. Nil where it can't be overridden.
  var slot: MethodSlot? { slotFact.value }
  var setterSlotFact = NoFact.slot
  var setterSlot: MethodSlot? { setterSlotFact.value }
  var overriddenFact = NoFact.storage
  var overridden: StorageDeclaration? { overriddenFact.value }
  /// Accessors of a stored property, made when something needs them as functions.
  var storedGetter: FunctionDeclaration?
  var storedSetter: FunctionDeclaration?
  var opaqueResult: OpaqueResult?
  var isImplicitlyUnwrapped = false
  /// Its pattern binding, or the subscript.
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
  /// Whether it can be assigned at all, from where setters are visible.
  var isSettable: Bool {
    if isSettableRequirement { return true }
    return isComputed ? setter != nil : !isConstant
  }
}

/// What belongs to a property with a wrapper.
final class WrappedProperty {
  let wrapperType: Lazy<Type>
  /// `_name`
  let backing: StorageDeclaration
  /// `$name`, if the wrapper has a `projectedValue`.
  var projection: Lazy<StorageDeclaration?>
  /// Whether the wrapper takes an initial value: `init(wrappedValue:)`.
  var takesInitialValue = true
  /// Whether it takes that in an autoclosure, and so asks for it when it wants.
  var delaysInitialValue = false
  /// Whether the value is an optional that nothing is written for, so that it is nil.
  var beginsWithNil = false
  /// How many wrappers there are, one in the other.
  var depth = 1
  /// Where the wrappers' arguments are looked up.
  var valueContext: Context?
  /// The wrappers around a value, as a call; without a value the outer one, by its arguments.
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
