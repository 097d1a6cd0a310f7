package import CheckedTree
package import Machine
import Reading
package import SwiftSyntax

/// A type with members and extensions: a nominal type or a protocol.
package class TypeContext: Hashable {
  package let name: String
  package let position: Position?
  package let isPrelude: Bool
  /// The name of its module: "Swift", "Dispatch", "Dependencies", … or "main".
  package let module: String
  /// The enclosing type.
  package let parent: TypeContext?
  /// All generic parameters, those of enclosing types first.
  package var genericParameters: [GenericParameter] = []
  package var ownSignature: Lazy<GenericSignature> = Lazy(known: .empty)
  package var access = Access.module
  package var layer: Layer? { didSet { layer?.types.append(self) } }
  /// Whether it is registered with the machine at first use: a type of the prelude or a library.
  package var isOnDemand: Bool { isPrelude || layer?.module?.isLibrary == true }
  /// By name, including those of extensions; see `MemberTable`.
  package let members = MemberTable()
  package var extensions: [ExtensionDeclaration] = []
  package var isolation = Lazy<Isolation>(known: .unspecified)
  /// `@dynamicMemberLookup`, `@propertyWrapper`, `@resultBuilder`, `@main`, …
  package var attributes: Set<String> = []
  /// The context of its members.
  package var context: Context?

  package init(
    name: String, position: Position?, isPrelude: Bool, module: String, parent: TypeContext?
  ) {
    self.name = name
    self.position = position
    self.isPrelude = isPrelude
    self.module = module
    self.parent = parent
  }

  package var signature: GenericSignature { ownSignature.value }
  /// The access of synthesized witnesses: that of the type.
  var witnessAccess: Access { max(.module, min(access, .public)) }
  /// The type of `self` in its members.
  package var declaredType: Type { .error }
  /// `Outer.Inner`
  package var path: String { parent.map { "\($0.path).\(name)" } ?? name }

  package static func == (left: TypeContext, right: TypeContext) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A structure, class, enumeration or actor.
package final class NominalDeclaration: TypeContext {
  package enum Kind { case structure, `class`, enumeration, actor }

  package let kind: Kind
  package var isFinal = false
  package var isOpen = false
  /// The known type of the library that it is, if rules mention it.
  package private(set) lazy var known = isPrelude && parent == nil ? KnownType(rawValue: name) : nil
  package private(set) lazy var plainType = Type(.nominal(self, []))
  private lazy var selfType: Type =
    genericParameters.isEmpty
    ? plainType : Type(.nominal(self, genericParameters.map(\.type)))
  /// The superclass with its arguments, in terms of the type's own parameters.
  package var superclass = Lazy<Type?>(known: nil)
  /// The protocols in its own inheritance clause, without extensions.
  package var inherited = Lazy<[WrittenConformance]>(known: [])
  var rawType = Lazy<Type?>(known: nil)
  /// Whether its inheritance clause has `~Copyable`.
  package var suppressesCopyable = Lazy<Bool>(known: false)
  package var cases: [CaseDeclaration] = []
  var isIndirect = false
  /// Synthesized functions, which are also among its members.
  package var synthesized: [FunctionDeclaration] = []
  /// Stored instance properties declared here, in order.
  package var storedProperties = Lazy<[StorageDeclaration]>(known: [])
  /// Computed instance properties that initializers set.
  var initializedProperties: [StorageDeclaration] = []
  /// The descriptor of the type at run time; nil for built-in types of the prelude.
  package var descriptor: TypeDescriptor?
  var layoutFact = Lazy<Layout?>(known: nil)
  /// The fields of a structure or class, with their initial values.
  package var layout: Layout? { layoutFact.value }
  /// The representation of a built-in type's values: "int", "array", …
  package var builtIn: String?
  package var deinitializer: FunctionDeclaration?
  /// Synthesized members for conformances, by name.
  var synthesizedMembers: [String: Declaration] = [:]
  package private(set) lazy var conformanceTable = ConformanceTable(type: self)
  package var syntax: DeclSyntax?

  package init(
    kind: Kind, name: String, position: Position?, isPrelude: Bool, module: String,
    parent: TypeContext?
  ) {
    self.kind = kind
    super.init(
      name: name, position: position, isPrelude: isPrelude, module: module, parent: parent)
  }

  package var isReference: Bool { kind == .class || kind == .actor }
  package override var declaredType: Type { selfType }
}

/// A protocol, with its requirements.
package final class ProtocolDeclaration: TypeContext {
  package let selfParameter = GenericParameter(name: "Self", isSelf: true)
  /// The refined protocols.
  package var inherited = Lazy<[ProtocolDeclaration]>(known: [])
  package var superclass = Lazy<Type?>(known: nil)
  package var associatedTypes: [AssociatedType] = []
  /// In the order of the primary associated types, `<…>` after the name.
  var primaryNames: [String] = []
  /// The requirements on `Self` and its associated types, including inherited conformances.
  package var requirements = Lazy<[GenericRequirement]>(known: [])
  /// All required functions, initializers and storage, loaded from the prelude if necessary.
  /// Storage has one index for its getter and one for its setter.
  package var requiredMembers: [Declaration] {
    load { _ in true }
    return declaredRequirements
  }
  /// The requirements declared so far, in that order.
  package private(set) var declaredRequirements: [Declaration] = []
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
  package func requirements(mentioning associated: String) -> [Declaration] {
    load { $0.mentions(associated) }
    return declaredRequirements
  }
  private(set) var requirementCount = 0
  package var isClassBound = false
  /// `Sendable`, `Copyable`, …: a protocol without requirements that doesn't exist at run time.
  package var isMarker = false
  private var knownDescriptor: ProtocolDescriptor?
  /// The protocol's descriptor at run time. It is created when code first refers to the protocol.
  /// From then on, conformances to the protocol are registered.
  package var descriptor: ProtocolDescriptor {
    if let knownDescriptor { return knownDescriptor }
    let made = ProtocolDescriptor(
      name: name, qualifiedName: "\(module).\(path)", isMarker: isMarker,
      isClassBound: closure.contains(where: \.isClassBound))
    made.associatedTypeNames = associatedTypes.map(\.name)
    knownDescriptor = made
    return made
  }
  /// Requirements that code calls on types known only at run time, by index. Only these need
  /// witnesses in the machine.
  package var calledRequirements: Set<Int> = []
  /// Whether the machine itself calls its requirements.
  package var isCalledByMachine = false
  package var isUsedAtRunTime: Bool { knownDescriptor != nil }
  package var syntax: ProtocolDeclSyntax?

  package override init(
    name: String, position: Position?, isPrelude: Bool, module: String, parent: TypeContext?
  ) {
    super.init(
      name: name, position: position, isPrelude: isPrelude, module: module, parent: parent)
    genericParameters = [selfParameter]
  }

  package override var declaredType: Type { selfParameter.type }
  /// The protocol and all protocols that it inherits from, each once; cycles are allowed.
  package var closure: [ProtocolDeclaration] {
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

  package func require(_ member: Declaration) { declaredRequirements.append(member) }

  /// The requirement with this name; the first of several.
  package func requirement(named name: String) -> Declaration? {
    _ = members[name]
    return declaredRequirements.first { $0.name == name }
  }

  /// The known protocol of the library that it is, if rules mention it.
  package private(set) lazy var known = isPrelude ? KnownProtocol(rawValue: name) : nil

  /// The requirement of `Equatable`, `Hashable` or `Comparable` whose witness shows whether a type
  /// compares by its parts.
  package var decidingRequirement: Declaration? {
    switch known {
    case .equatable?: requirement(named: "==")
    case .hashable?: requirement(named: "hash")
    case .comparable?: requirement(named: "<")
    default: nil
    }
  }

  /// Takes the index for another required function.
  func takeRequirementIndex() -> Int {
    requirementCount += 1
    return requirementCount - 1
  }

  /// Call this after a change of the inherited protocols.
  func forgetClosure() { knownClosure = nil }

  package func inherits(from other: ProtocolDeclaration) -> Bool { closure.contains(other) }
}

/// `associatedtype Element: P = Default where …` of a protocol.
package final class AssociatedType: Hashable {
  package let name: String
  package unowned let owner: ProtocolDeclaration
  /// The index among the protocol's own associated types, as in `Conformance.typeWitnesses`.
  package let index: Int
  package let position: Position
  package var defaultType = Lazy<Type?>(known: nil)

  package init(name: String, owner: ProtocolDeclaration, index: Int, position: Position) {
    self.name = name
    self.owner = owner
    self.index = index
    self.position = position
  }

  package static func == (left: AssociatedType, right: AssociatedType) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// `extension Type: Protocol where …`, with the conditions for its members.
package final class ExtensionDeclaration {
  package let type: TypeContext
  package let position: Position
  package let layer: Layer?
  package let isPrelude: Bool
  /// The type's generic signature, with the requirements of the `where` clause.
  package var signature: Lazy<GenericSignature>
  package var inherited = Lazy<[WrittenConformance]>(known: [])
  package var isolation = Lazy<Isolation>(known: .unspecified)
  package var access: Access?
  package var context: Context?
  package var syntax: ExtensionDeclSyntax?
  /// Whether it is marked `@available(*, unavailable)`.
  var isUnavailable = false

  package init(
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
package struct WrittenConformance {
  package var `protocol`: ProtocolDeclaration
  /// `@unchecked P`.
  var isUnchecked = false
  var isRetroactive = false
  package var position: Position
  /// `@MainActor P`: an isolated conformance.
  package var isolation = Isolation.unspecified
  /// `@preconcurrency P`: the isolation of its witnesses isn't checked.
  var isPreconcurrency = false
}
