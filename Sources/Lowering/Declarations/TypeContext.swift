import CheckedTree
import Machine
import Reading
import SwiftSyntax

/// What has members and can be extended: a nominal type or a protocol.
class TypeContext: Hashable {
  let name: String
  let position: Position?
  let isPrelude: Bool
  /// The module it comes from: "Swift", "Dispatch", "Dependencies", … or "main".
  let module: String
  /// The type it is nested in.
  let parent: TypeContext?
  /// All of them, the enclosing types' first.
  var genericParameters: [GenericParameter] = []
  var ownSignature: Lazy<GenericSignature> = Lazy(known: .empty)
  var access = Access.module
  var layer: Layer? { didSet { layer?.types.append(self) } }
  /// Whether the machine is told of it once a program uses it: a type of the prelude, or a library's.
  var isOnDemand: Bool { isPrelude || layer?.module?.isLibrary == true }
  /// By name, those of extensions included; see `MemberTable`.
  let members = MemberTable()
  var extensions: [ExtensionDeclaration] = []
  var isolation = Lazy<Isolation>(known: .unspecified)
  /// `@dynamicMemberLookup`, `@propertyWrapper`, `@resultBuilder`, `@main`, …
  var attributes: Set<String> = []
  /// Where its members are looked up.
  var context: Context?

  init(name: String, position: Position?, isPrelude: Bool, module: String, parent: TypeContext?) {
    self.name = name
    self.position = position
    self.isPrelude = isPrelude
    self.module = module
    self.parent = parent
  }

  var signature: GenericSignature { ownSignature.value }
  /// Who may use what Swift writes for a conformance: whoever may use the type.
  var witnessAccess: Access { max(.module, min(access, .public)) }
  /// `Self` inside it.
  var declaredType: Type { .error }
  /// `Outer.Inner`
  var path: String { parent.map { "\($0.path).\(name)" } ?? name }

  static func == (left: TypeContext, right: TypeContext) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A structure, class, enumeration or actor.
final class NominalDeclaration: TypeContext {
  enum Kind { case structure, `class`, enumeration, actor }

  let kind: Kind
  var isFinal = false
  var isOpen = false
  /// Which of the library's types it is, of those that rules speak of.
  private(set) lazy var known = isPrelude && parent == nil ? KnownType(rawValue: name) : nil
  private(set) lazy var plainType = Type(.nominal(self, []))
  private lazy var selfType: Type =
    genericParameters.isEmpty
    ? plainType : Type(.nominal(self, genericParameters.map(\.type)))
  /// With its arguments, in terms of its own parameters.
  var superclass = Lazy<Type?>(known: nil)
  /// What stands after the colon, protocols only, in its own braces (not in extensions).
  var inherited = Lazy<[WrittenConformance]>(known: [])
  var rawType = Lazy<Type?>(known: nil)
  var cases: [CaseDeclaration] = []
  var isIndirect = false
  /// Functions that Swift writes for it, which are among its members as well.
  var synthesized: [FunctionDeclaration] = []
  /// Stored instance properties declared here, in order.
  var storedProperties = Lazy<[StorageDeclaration]>(known: [])
  /// Computed instance properties that initializers set.
  var initializedProperties: [StorageDeclaration] = []
  /// What values of the type carry at run time; nil for prelude types the machine has built in.
  var descriptor: TypeDescriptor?
  var layoutFact = Lazy<Layout?>(known: nil)
  /// Of a structure or class: its fields with their initial values.
  var layout: Layout? { layoutFact.value }
  /// How values of a built-in type look at run time: "int", "array", …
  var builtIn: String?
  var deinitializer: FunctionDeclaration?
  /// Members that conformances make Swift write, by name.
  var synthesizedMembers: [String: Declaration] = [:]
  private(set) lazy var conformanceTable = ConformanceTable(type: self)
  var syntax: DeclSyntax?

  init(
    kind: Kind, name: String, position: Position?, isPrelude: Bool, module: String,
    parent: TypeContext?
  ) {
    self.kind = kind
    super.init(
      name: name, position: position, isPrelude: isPrelude, module: module, parent: parent)
  }

  var isReference: Bool { kind == .class || kind == .actor }
  override var declaredType: Type { selfType }
}

/// A protocol, with what it asks of the types that conform to it.
final class ProtocolDeclaration: TypeContext {
  let selfParameter = GenericParameter(name: "Self", isSelf: true)
  /// With their superclasses' constraint, if any.
  var inherited = Lazy<[ProtocolDeclaration]>(known: [])
  var superclass = Lazy<Type?>(known: nil)
  var associatedTypes: [AssociatedType] = []
  /// In the order of `<…>` after the name.
  var primaryNames: [String] = []
  /// What it asks of `Self` and its members, inherited conformances included.
  var requirements = Lazy<[GenericRequirement]>(known: [])
  /// Functions, initializers, and storage, which has an index for its getter and one for its setter:
  /// all of them, read from the prelude if they haven't been.
  var requiredMembers: [Declaration] {
    load { _ in true }
    return declaredRequirements
  }
  /// Those that were read, in the order in which that happened.
  private(set) var declaredRequirements: [Declaration] = []
  /// The names of requirements that are read when something asks for them, with their texts.
  private var postponedRequirements: [(name: String, text: String)] = []

  func postponeRequirement(named name: String, text: String) {
    postponedRequirements.append((name, text))
  }

  private func load(where isNeeded: (String) -> Bool) {
    if postponedRequirements.isEmpty { return }
    let needed = postponedRequirements.map { isNeeded($0.text) }
    let names = zip(postponedRequirements, needed).filter(\.1).map(\.0.name)
    if names.isEmpty { return }
    postponedRequirements = zip(postponedRequirements, needed).filter { !$0.1 }.map(\.0)
    for name in names { _ = members[name] }
  }

  /// The requirements whose types may have to do with the associated type of this name.
  func requirements(mentioning associated: String) -> [Declaration] {
    load { $0.mentions(associated) }
    return declaredRequirements
  }
  private(set) var requirementCount = 0
  var isClassBound = false
  /// `Sendable`, `Copyable`, …: nothing is required, nothing is there at run time.
  var isMarker = false
  private var knownDescriptor: ProtocolDescriptor?
  /// What stands for it at run time. It is made when code first refers to the protocol, and not
  /// before: conformances to it are registered from then on.
  var descriptor: ProtocolDescriptor {
    if let knownDescriptor { return knownDescriptor }
    let made = ProtocolDescriptor(
      name: name, qualifiedName: "\(module).\(path)", isMarker: isMarker)
    made.associatedTypeNames = associatedTypes.map(\.name)
    knownDescriptor = made
    return made
  }
  /// Requirements that code calls without knowing the type, by index; only they need witnesses at
  /// run time.
  var calledRequirements: Set<Int> = []
  /// Whether the machine calls its requirements by itself.
  var isCalledByMachine = false
  var isUsedAtRunTime: Bool { knownDescriptor != nil }
  var syntax: ProtocolDeclSyntax?

  override init(
    name: String, position: Position?, isPrelude: Bool, module: String, parent: TypeContext?
  ) {
    super.init(
      name: name, position: position, isPrelude: isPrelude, module: module, parent: parent)
    genericParameters = [selfParameter]
  }

  override var declaredType: Type { selfParameter.type }
  /// Itself and all it inherits, each once; also where protocols inherit in a circle.
  var closure: [ProtocolDeclaration] {
    if let knownClosure { return knownClosure }
    var result: [ProtocolDeclaration] = []
    var isKnown = true
    func add(_ one: ProtocolDeclaration) {
      if result.contains(one) { return }
      result.append(one)
      if one.inherited.isComputing { isKnown = false }
      one.inherited.value.forEach(add)
    }
    add(self)
    if isKnown { knownClosure = result }
    return result
  }
  private var knownClosure: [ProtocolDeclaration]?

  func require(_ member: Declaration) { declaredRequirements.append(member) }

  /// The requirement of this name; the first, if several have it.
  func requirement(named name: String) -> Declaration? {
    _ = members[name]
    return declaredRequirements.first { $0.name == name }
  }

  /// Of `Equatable`, `Hashable` and `Comparable`: the one whose witness says whether a type compares
  /// by its parts.
  var decidingRequirement: Declaration? {
    guard isPrelude else { return nil }
    switch name {
    case "Equatable": return requirement(named: "==")
    case "Hashable": return requirement(named: "hash")
    case "Comparable": return requirement(named: "<")
    default: return nil
    }
  }

  /// The number of one more function that it asks for.
  func takeRequirementIndex() -> Int {
    requirementCount += 1
    return requirementCount - 1
  }

  /// After what it inherits was changed.
  func forgetClosure() { knownClosure = nil }

  func inherits(from other: ProtocolDeclaration) -> Bool { closure.contains(other) }
}

/// `associatedtype Element: P = Default where …`, of one protocol.
final class AssociatedType: Hashable {
  let name: String
  unowned let owner: ProtocolDeclaration
  /// Index among the protocol's own, as `Conformance.typeWitnesses` counts.
  let index: Int
  let position: Position
  var defaultType = Lazy<Type?>(known: nil)

  init(name: String, owner: ProtocolDeclaration, index: Int, position: Position) {
    self.name = name
    self.owner = owner
    self.index = index
    self.position = position
  }

  static func == (left: AssociatedType, right: AssociatedType) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// `extension Type: Protocol where …`, with the conditions its members are there under.
final class ExtensionDeclaration {
  let type: TypeContext
  let position: Position
  let layer: Layer?
  let isPrelude: Bool
  /// The type's parameters, with the requirements of the `where` clause added.
  var signature: Lazy<GenericSignature>
  var inherited = Lazy<[WrittenConformance]>(known: [])
  var isolation = Lazy<Isolation>(known: .unspecified)
  var access: Access?
  var context: Context?
  var syntax: ExtensionDeclSyntax?

  init(
    type: TypeContext, position: Position, layer: Layer?, isPrelude: Bool,
    signature: Lazy<GenericSignature>
  ) {
    self.type = type
    self.position = position
    self.layer = layer
    self.isPrelude = isPrelude
    self.signature = signature
    layer?.extensions.append(self)
  }
}

/// A protocol named in an inheritance clause.
struct WrittenConformance {
  var `protocol`: ProtocolDeclaration
  /// `P<Int>`'s arguments: not allowed by Swift in a conformance, kept for the message.
  var isUnchecked = false
  var isRetroactive = false
  var position: Position
  /// `@MainActor P`: it conforms only there.
  var isolation = Isolation.unspecified
  /// `@preconcurrency P`: where its members run isn't checked.
  var isPreconcurrency = false
}
