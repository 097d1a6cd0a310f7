package import CheckedTree
package import Machine
package import Reading
package import SwiftSyntax

/// A declaration of anything except types and generic parameters, which have classes of their own.
package class Declaration {
  package let name: String
  package let position: Position
  /// The type or extension of a member; nil at the top level and for local declarations.
  package let owner: Owner?
  package var access = Access.module
  package var isStatic = false
  /// Whether it can't be overridden: `final`, or `static` without `class`.
  package var isFinal = false
  var isOverride = false
  /// The submission that declared it; nil for the prelude.
  package var layer: Layer?
  /// Why it can't be used: `@available(…unavailable)`, or a declaration that Heirloom doesn't
  /// support.
  package var refusal: Refusal?
  /// The message for uses in asynchronous code: `@available(*, noasync)`.
  package var refusalWhereAsync: String?
  /// `@preconcurrency`: the compiler only warns about uses that could race.
  package var isPreconcurrency = false
  /// Whether an attribute of its own, such as `@MainActor`, isolates it.
  package var namesActor = false
  /// The positions of its modifiers, by keyword.
  package var modifiers: [String: Position] = [:]
  /// Chosen only if no other overload fits (`@_disfavoredOverload`).
  package var isDisfavored = false
  /// Whether it is an invalid redeclaration, which was reported. Names refer to the first
  /// declaration.
  package var isRepeated = false

  package init(name: String, position: Position, owner: Owner?) {
    self.name = name
    self.position = position
    self.owner = owner
  }

  /// Whether it is a member of instances.
  package var isInstanceMember: Bool { owner != nil && !isStatic }
}

/// The owner of a member: the type, or the extension that declares it.
package final class Owner {
  /// The structure, class, enumeration or protocol.
  package let type: TypeContext
  /// Nil if the type's own declaration declares the member.
  package let `extension`: ExtensionDeclaration?

  package init(type: TypeContext, extension: ExtensionDeclaration?) {
    self.type = type
    self.extension = `extension`
  }

  /// The generic signature of the members.
  package var signature: GenericSignature { `extension`?.signature.value ?? type.signature }
  /// The type of `self`: the type with its own parameters, or the protocol's `Self`.
  package var selfType: Type { type.declaredType }
  /// Whether it is a class or an actor.
  package var isClass: Bool { (type as? NominalDeclaration)?.isReference ?? false }
}

/// The generic parameters of a context and their requirements.
package final class GenericSignature {
  /// All parameters, those of enclosing declarations first.
  package let parameters: [GenericParameter]
  package let requirements: [GenericRequirement]
  /// Cached answers of `GenericSignature+Queries`.
  var cache = GenericSignatureCache()
  /// Resolves the associated types of concrete types.
  package unowned let model: SemanticModel?

  package init(
    parameters: [GenericParameter], requirements: [GenericRequirement], model: SemanticModel? = nil
  ) {
    self.parameters = parameters
    self.requirements = requirements
    self.model = model
  }

  package static var empty: GenericSignature { GenericSignature(parameters: [], requirements: []) }
}

/// Facts that most declarations don't have. They never change, so all declarations share them.
private enum NoFact {
  package nonisolated(unsafe) static let type = Lazy<Type?>(known: nil)
  package nonisolated(unsafe) static let slot = Lazy<MethodSlot?>(known: nil)
  package nonisolated(unsafe) static let function = Lazy<FunctionDeclaration?>(known: nil)
  package nonisolated(unsafe) static let storage = Lazy<StorageDeclaration?>(known: nil)
  package nonisolated(unsafe) static let isolation = Lazy<Isolation>(known: .unspecified)
  package nonisolated(unsafe) static let parameters = Lazy<[FunctionDeclaration.Parameter]>(
    known: [])
}

// MARK: Values

/// A function, method, operator, initializer, accessor or `deinit`.
package final class FunctionDeclaration: Declaration {
  package enum Kind { case function, initializer, deinitializer, getter, setter }

  package let kind: Kind
  /// The signature of the head: the owner's parameters and requirements, then its own.
  package var signature: Lazy<GenericSignature>
  /// Its own generic parameters only, including `some P` parameters.
  package var genericParameters: [GenericParameter] = []
  package var interface: Lazy<Interface>
  /// The interface without isolation, which is known before the isolation.
  package var shape: Lazy<Interface>?
  package var isMutating = false
  package var isFailable = false
  package var isImplicitlyUnwrapped = false
  package var isConvenience = false
  package var isRequired = false
  var isMemberwise = false
  package var isSendable = false
  /// `@discardableResult`
  package var isDiscardable = false
  package var isPrefix = false
  package var isPostfix = false
  /// Whether an intrinsic receives its hidden types anyway: `@passTypes`.
  package var passesTypes = false
  /// Whether a function of the library also takes values that can't be copied: `@noncopyable`.
  package var isForNoncopyableTypes = false
  /// The description of a synthesized body.
  package var synthesis: Synthesis?
  /// `@SomeBuilder` on the declaration: the type that transforms its body.
  package var resultBuilder = NoFact.type
  /// For an intrinsic with a body: the function that runs the body.
  package var withoutIntrinsic: FunctionDeclaration?
  /// Functions that compute the parameters' default values, by index; created at first use.
  package var defaultArguments: [Int: FunctionDeclaration] = [:]
  /// The types that default values determine for generic parameters, by index; nil for defaults
  /// without a type of their own.
  package var inferredDefaults: [Int: Type?] = [:]
  /// Whether the body is, or was, in the model's queue.
  package var isBodyWanted = false
  /// Whether its body is being checked.
  package var isBodyBeingChecked = false
  /// The property or subscript of an accessor.
  package var storage: StorageDeclaration?
  /// The index of a protocol's requirement.
  package var requirementIndex: Int?
  package var slotFact = NoFact.slot
  /// The slot that dynamic dispatch uses; nil if the method can't be overridden.
  package var slot: MethodSlot? { slotFact.value }
  var overriddenFact = NoFact.function
  package var overridden: FunctionDeclaration? { overriddenFact.value }
  /// The routine to run, created at the first reference.
  package var routine: Lazy<Routine>
  package var opaqueResult: OpaqueResult?
  /// The syntax of the head and body.
  package var syntax: DeclSyntax?
  /// The statements of its body; nil for synthesized functions and requirements. The list is empty where
  /// an outline leaves out the body of a library's function: see `SharedSyntax.body(inPlaceOf:)`.
  package var statements: CodeBlockItemListSyntax?
  /// The position of the body's closing brace.
  package var end: Position?
  /// The context of its head, with the generic parameters, inside the enclosing context. It doesn't
  /// contain the parameters.
  package var context: Context?

  package init(
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
  package var fullName: String {
    name + "(" + interface.value.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

/// A property, subscript, global or local variable.
package final class StorageDeclaration: Declaration {
  package enum Implementation {
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

  package let isConstant: Bool
  package let isSubscript: Bool
  package var signature: Lazy<GenericSignature>
  /// The generic parameters of a subscript.
  package var genericParameters: [GenericParameter] = []
  /// The parameters of a subscript.
  package var parameters: Lazy<[FunctionDeclaration.Parameter]>
  /// The type of the value, written or inferred.
  package var type: Lazy<Type>
  /// Computed when code uses the declaration.
  package var implementation: Lazy<Implementation>
  package var getter: FunctionDeclaration?
  package var setter: FunctionDeclaration?
  var setterAccess: Access?
  package var ownership = Variable.Ownership.strong
  var isolationFact = NoFact.isolation
  /// The declared or inferred isolation. A stored constant can still be `nonisolated` by Swift's
  /// rules.
  package var isolation: Isolation {
    get { isolationFact.value }
    set { isolationFact = Lazy(known: newValue) }
  }
  /// Of a class: whether its type is `Self`, the class of the object that it belongs to.
  package var returnsSelf = false
  package var isLazy = false
  package var isNonisolatedUnsafe = false
  /// The initial value in its declaration, solved once, for its type and its code.
  package var initialValue: InitialValue?
  /// The function that computes the initial value of a field, a static property, or a module's
  /// global.
  package var defaultValue: FunctionDeclaration?
  package var observers: PropertyObservers?
  /// The accessors of a change in place, if it has some besides its getter and setter.
  package var changes: ChangeAccessors?
  /// Whether it overrides the superclass's property only to observe it.
  var isOverridingWithObservers = false
  /// `@SomeBuilder` on the property, for its getter.
  package var resultBuilder = NoFact.type
  /// The optional field behind a lazy property.
  package var lazyField: StorageDeclaration?
  /// The wrapped property, for `_name` and `$name`.
  package var wrapped: StorageDeclaration?
  /// `$name` of a wrapped property or a task-local.
  var projection: StorageDeclaration?
  var isTaskLocal = false
  /// The declarations of a wrapped property: `name`, `_name` and `$name`.
  package var wrapper: WrappedProperty?
  /// The accessor `init` of a computed property.
  package var initializingAccessor: InitializingAccessor?
  /// Whether its declaration has an initial value.
  package var hasInitialValue = false
  /// The pattern that declares it together with other properties of the instance.
  package var pattern: PropertyPattern?
  /// For the stored property behind a lazy property, the lazy one.
  weak var lazyProperty: StorageDeclaration?
  var isLazyStorage: Bool { lazyProperty != nil }
  /// `async let`
  package var isAsyncLet = false
  /// The index in the child task's tuple, for a name in `async let (a, b)`.
  package var asyncElement: Int?
  /// Whether a requirement is `{ get set }`.
  var isSettableRequirement = false
  package var requirementIndex: Int?
  package var setterRequirementIndex: Int?
  package var slotFact = NoFact.slot
  /// The getter's slot for dynamic dispatch; nil if it can't be overridden.
  package var slot: MethodSlot? { slotFact.value }
  var setterSlotFact = NoFact.slot
  package var setterSlot: MethodSlot? { setterSlotFact.value }
  var changeSlotsFact: Lazy<ChangeAccessors.Slots?>?
  /// The slots of its change accessors, or of those that its getter and setter override.
  package var changeSlots: ChangeAccessors.Slots? { changeSlotsFact?.value }
  var overriddenFact = NoFact.storage
  package var overridden: StorageDeclaration? { overriddenFact.value }
  /// Accessors of a stored property, created if code needs them as functions.
  package var storedGetter: FunctionDeclaration?
  package var storedSetter: FunctionDeclaration?
  package var opaqueResult: OpaqueResult?
  package var isImplicitlyUnwrapped = false
  /// The syntax of its pattern binding, or of the subscript.
  package var syntax: Syntax?
  package var context: Context?

  package init(
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

  package var isComputed: Bool { getter != nil }
  /// Whether it can be assigned where its setter is accessible.
  package var isSettable: Bool {
    if isSettableRequirement { return true }
    return isComputed ? setter != nil : !isConstant
  }
}

/// The declarations of a property with a wrapper.
package final class WrappedProperty {
  package let wrapperType: Lazy<Type>
  /// `_name`
  package let backing: StorageDeclaration
  /// `$name`, if the wrapper has a `projectedValue`.
  var projection: Lazy<StorageDeclaration?>
  /// Whether the wrapper has an initializer for initial values: `init(wrappedValue:)`.
  package var takesInitialValue = true
  /// Whether that initializer takes an autoclosure.
  package var delaysInitialValue = false
  /// Whether the value is an optional without a written value, so that it is nil.
  var beginsWithNil = false
  /// The number of nested wrappers.
  package var depth = 1
  /// The wrapper's type, as the base of its static subscripts that reach the object with the property, by their
  /// second label: `wrapped` or `projected`.
  package var enclosing: [String: () -> Term] = [:]
  /// The context of the wrappers' arguments.
  package var valueContext: Context?
  /// Creates the call that wraps a value. Without a value it creates the outer wrapper from its
  /// arguments.
  package var makeWrapper: ((Term?, Context) -> Term)?

  package init(
    wrapperType: Lazy<Type>, backing: StorageDeclaration, projection: Lazy<StorageDeclaration?>
  ) {
    self.wrapperType = wrapperType
    self.backing = backing
    self.projection = projection
  }
}

/// One case of an enumeration.
package final class CaseDeclaration: Declaration {
  package struct Parameter {
    package var label: String?
    package var type: Type
    package var defaultValue: ExprSyntax?
  }

  package let index: Int
  package var parameters: Lazy<[Parameter]>
  package var rawValue: ExprSyntax?
  package internal(set) var isIndirect = false
  package var context: Context?

  package init(
    name: String, index: Int, position: Position, owner: Owner, parameters: Lazy<[Parameter]>
  ) {
    self.index = index
    self.parameters = parameters
    super.init(name: name, position: position, owner: owner)
    isStatic = true
  }
}

/// `typealias Name<T> = …`
package final class AliasDeclaration: Declaration {
  package var genericParameters: [GenericParameter] = []
  package var underlying: Lazy<Type>
  package var signature: Lazy<GenericSignature>

  package init(
    name: String, position: Position, owner: Owner?, underlying: Lazy<Type>,
    signature: Lazy<GenericSignature>
  ) {
    self.underlying = underlying
    self.signature = signature
    super.init(name: name, position: position, owner: owner)
  }
}

/// Why a declaration can't be used.
package enum Refusal {
  /// Heirloom doesn't run it.
  case unsupported(part: String)
  /// `@available(*, unavailable, renamed: …, message: …)`
  case unavailable(newName: String?, message: String?)

  package var isUnsupported: Bool { if case .unsupported = self { true } else { false } }
}
