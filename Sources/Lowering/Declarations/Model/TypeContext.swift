import CheckedTree
import Machine
import Reading
import SwiftSyntax

/// A type with members and extensions: a nominal type or a protocol.
class TypeContext: Hashable {
  let name: String
  let position: Position?
  let isPrelude: Bool
  /// The name of its module: "Swift", "Dispatch", "Dependencies", … or "main".
  let module: String
  /// The enclosing type.
  let parent: TypeContext?
  /// All generic parameters, those of enclosing types first.
  var genericParameters: [GenericParameter] = []
  var ownSignature: Lazy<GenericSignature> = Lazy(known: .empty)
  var access = Access.module
  var layer: Layer? { didSet { layer?.types.append(self) } }
  /// Whether it is registered with the machine at first use: a type of the prelude or a library.
  var isOnDemand: Bool { isPrelude || layer?.module?.isLibrary == true }
  /// By name, including those of extensions; see `MemberTable`.
  let members = MemberTable()
  var extensions: [ExtensionDeclaration] = []
  var isolation = Lazy<Isolation>(known: .unspecified)
  /// `@dynamicMemberLookup`, `@propertyWrapper`, `@resultBuilder`, `@main`, …
  var attributes: Set<String> = []
  /// The context of its members.
  var context: Context?

  init(name: String, position: Position?, isPrelude: Bool, module: String, parent: TypeContext?) {
    self.name = name
    self.position = position
    self.isPrelude = isPrelude
    self.module = module
    self.parent = parent
  }

  var signature: GenericSignature { ownSignature.value }
  /// The access of synthesized witnesses: that of the type.
  var witnessAccess: Access { max(.module, min(access, .public)) }
  /// The type of `self` in its members.
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
  /// The known type of the library that it is, if rules mention it.
  private(set) lazy var known = isPrelude && parent == nil ? KnownType(rawValue: name) : nil
  private(set) lazy var plainType = Type(.nominal(self, []))
  private lazy var selfType: Type =
    genericParameters.isEmpty
    ? plainType : Type(.nominal(self, genericParameters.map(\.type)))
  /// The superclass with its arguments, in terms of the type's own parameters.
  var superclass = Lazy<Type?>(known: nil)
  /// The protocols in its own inheritance clause, without extensions.
  var inherited = Lazy<[WrittenConformance]>(known: [])
  var rawType = Lazy<Type?>(known: nil)
  var cases: [CaseDeclaration] = []
  var isIndirect = false
  /// Synthesized functions, which are also among its members.
  var synthesized: [FunctionDeclaration] = []
  /// Stored instance properties declared here, in order.
  var storedProperties = Lazy<[StorageDeclaration]>(known: [])
  /// Computed instance properties that initializers set.
  var initializedProperties: [StorageDeclaration] = []
  /// The descriptor of the type at run time; nil for built-in types of the prelude.
  var descriptor: TypeDescriptor?
  var layoutFact = Lazy<Layout?>(known: nil)
  /// The fields of a structure or class, with their initial values.
  var layout: Layout? { layoutFact.value }
  /// The representation of a built-in type's values: "int", "array", …
  var builtIn: String?
  var deinitializer: FunctionDeclaration?
  /// Synthesized members for conformances, by name.
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

/// A protocol, with its requirements.
final class ProtocolDeclaration: TypeContext {
  let selfParameter = GenericParameter(name: "Self", isSelf: true)
  /// The refined protocols.
  var inherited = Lazy<[ProtocolDeclaration]>(known: [])
  var superclass = Lazy<Type?>(known: nil)
  var associatedTypes: [AssociatedType] = []
  /// In the order of the primary associated types, `<…>` after the name.
  var primaryNames: [String] = []
  /// The requirements on `Self` and its associated types, including inherited conformances.
  var requirements = Lazy<[GenericRequirement]>(known: [])
  /// All required functions, initializers and storage, loaded from the prelude if necessary.
  /// Storage has one index for its getter and one for its setter.
  var requiredMembers: [Declaration] {
    load { _ in true }
    return declaredRequirements
  }
  /// The requirements declared so far, in that order.
  private(set) var declaredRequirements: [Declaration] = []
  /// The names and texts of requirements that are declared on demand.
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

  /// The requirements whose types may mention the associated type with this name.
  func requirements(mentioning associated: String) -> [Declaration] {
    load { $0.mentions(associated) }
    return declaredRequirements
  }
  private(set) var requirementCount = 0
  var isClassBound = false
  /// `Sendable`, `Copyable`, …: a protocol without requirements that doesn't exist at run time.
  var isMarker = false
  private var knownDescriptor: ProtocolDescriptor?
  /// The protocol's descriptor at run time. It is created when code first refers to the protocol.
  /// From then on, conformances to the protocol are registered.
  var descriptor: ProtocolDescriptor {
    if let knownDescriptor { return knownDescriptor }
    let made = ProtocolDescriptor(
      name: name, qualifiedName: "\(module).\(path)", isMarker: isMarker)
    made.associatedTypeNames = associatedTypes.map(\.name)
    knownDescriptor = made
    return made
  }
  /// Requirements that code calls on types known only at run time, by index. Only these need
  /// witnesses in the machine.
  var calledRequirements: Set<Int> = []
  /// Whether the machine itself calls its requirements.
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
  /// The protocol and all protocols that it inherits from, each once; cycles are allowed.
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

  /// The requirement with this name; the first of several.
  func requirement(named name: String) -> Declaration? {
    _ = members[name]
    return declaredRequirements.first { $0.name == name }
  }

  /// The requirement of `Equatable`, `Hashable` or `Comparable` whose witness shows whether a type
  /// compares by its parts.
  var decidingRequirement: Declaration? {
    guard isPrelude else { return nil }
    switch name {
    case "Equatable": return requirement(named: "==")
    case "Hashable": return requirement(named: "hash")
    case "Comparable": return requirement(named: "<")
    default: return nil
    }
  }

  /// Takes the index for another required function.
  func takeRequirementIndex() -> Int {
    requirementCount += 1
    return requirementCount - 1
  }

  /// Call this after a change of the inherited protocols.
  func forgetClosure() { knownClosure = nil }

  func inherits(from other: ProtocolDeclaration) -> Bool { closure.contains(other) }
}

/// `associatedtype Element: P = Default where …` of a protocol.
final class AssociatedType: Hashable {
  let name: String
  unowned let owner: ProtocolDeclaration
  /// The index among the protocol's own associated types, as in `Conformance.typeWitnesses`.
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

/// `extension Type: Protocol where …`, with the conditions for its members.
final class ExtensionDeclaration {
  let type: TypeContext
  let position: Position
  let layer: Layer?
  let isPrelude: Bool
  /// The type's generic signature, with the requirements of the `where` clause.
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
  /// `@unchecked P`.
  var isUnchecked = false
  var isRetroactive = false
  var position: Position
  /// `@MainActor P`: an isolated conformance.
  var isolation = Isolation.unspecified
  /// `@preconcurrency P`: the isolation of its witnesses isn't checked.
  var isPreconcurrency = false
}
