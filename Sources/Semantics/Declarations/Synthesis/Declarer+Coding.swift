import CheckedTree
import Machine
import Reading
import SwiftSyntax

/// What Swift writes for a type that is `Encodable` or `Decodable`: `CodingKeys`, `init(from:)` and
/// `encode(to:)`, each unless the program has written it.
///
/// The library codes types with raw values. A class inherits the functions of a superclass that is
/// coded.
extension Declarer {
  func addCoding(to nominal: NominalDeclaration) {
    guard !nominal.isPrelude, nominal.kind != .actor else { return }
    let missing = CodingFunction.allCases.compactMap { function -> (CodingFunction, Owner)? in
      guard let wanted = model.core.protocolIfDeclared(function.protocolName),
        let owner = nominal.owner(declaring: wanted), !nominal.isCodedAsRawValue(in: owner),
        !nominal.has(function, of: wanted),
        !nominal.inheritsConformance(to: wanted)
      else { return nil }
      return (function, owner)
    }
    guard !missing.isEmpty else { return }
    addKeys(to: nominal)
    for (function, owner) in missing { add(function, to: nominal, owner: owner) }
  }

  // MARK: Keys

  private func addKeys(to nominal: NominalDeclaration) {
    if nominal.members["CodingKeys"].isEmpty {
      let names =
        nominal.kind == .enumeration
        ? nominal.cases.map(\.name) : nominal.codedProperties.map(\.keyName)
      declareKeys("CodingKeys", names, in: nominal)
    }
    for one in nominal.cases where nominal.members[one.keysName].isEmpty {
      let labels = one.parameters.value.enumerated().map { $1.label ?? "_\($0)" }
      declareKeys(one.keysName, labels, in: nominal)
    }
  }

  private func declareKeys(_ name: String, _ cases: [String], in nominal: NominalDeclaration) {
    guard let around = nominal.context else { return }
    let position = nominal.position ?? Position(line: 1, column: 1)
    let keys = NominalDeclaration(
      kind: .enumeration, name: name, position: position, isPrelude: false,
      module: nominal.module, parent: nominal)
    keys.genericParameters = nominal.genericParameters
    keys.ownSignature = nominal.ownSignature
    keys.access = .private
    keys.inherited = Lazy(
      known: [
        WrittenConformance(protocol: model.core.protocol("CodingKey"), position: position)
      ])
    keys.layer = nominal.layer
    let context = Context(
      kind: .type(keys), parent: around, file: around.file, layer: around.layer,
      isolation: Lazy(known: .nonisolated))
    keys.context = context
    let owner = Owner(type: keys, extension: nil)
    for (index, name) in cases.unique.enumerated() {
      let one = CaseDeclaration(
        name: name, index: index, position: position, owner: owner, parameters: Lazy(known: []))
      one.context = context
      one.layer = nominal.layer
      keys.cases.append(one)
      keys.members.add(.enumerationCase(one), named: name)
    }
    nominal.members.add(.type(keys), named: name)
    describe(keys)
    addSynthesized(to: keys)
  }

  // MARK: Functions

  private func add(
    _ coding: CodingFunction, to nominal: NominalDeclaration, owner: Owner
  ) {
    let name = coding.name
    let function = FunctionDeclaration(
      name: name, kind: coding == .decode ? .initializer : .function,
      position: nominal.position ?? Position(line: 1, column: 1), owner: owner,
      signature: Lazy(known: owner.signature),
      interface: model.fact(circular: .init(parameters: [], result: .error)) {
        [unowned nominal, unowned model] in
        let wanted = model.core.protocol(coding.protocolName)
        guard let required = wanted.requirement(named: name) as? FunctionDeclaration else {
          return .init(parameters: [], result: .error)
        }
        let interface = required.interface.value
        return interface.replacing(
          parameters: interface.parameters,
          result: coding == .decode ? nominal.declaredType : interface.result)
      },
      routine: Lazy(circular: Routine.none) { Routine.none })
    function.isStatic = coding == .decode
    function.isRequired = coding == .decode && nominal.isReference
    function.layer = owner.extension?.layer ?? nominal.layer
    function.context = nominal.context
    function.synthesis = coding == .decode ? .decode : .encode
    function.access = nominal.witnessAccess
    function.routine = routine(of: function, attributes: Attributes())
    declareOverride(of: function)
    nominal.members.add(.function(function), named: name)
    nominal.synthesized.append(function)
  }
}

/// The functions that code a value.
enum CodingFunction: CaseIterable {
  case decode, encode

  var protocolName: String { self == .decode ? "Decodable" : "Encodable" }
  var name: String { self == .decode ? "init" : "encode" }
  var label: String { self == .decode ? "from" : "to" }
}

extension NominalDeclaration {
  /// Stored properties that can be coded: all but those of lazy properties.
  package var codedProperties: [StorageDeclaration] {
    storedProperties.value.filter { !$0.isLazyStorage }
  }

  /// Whether the library codes the raw value instead of the stored properties, where the owner's
  /// conditions hold.
  func isCodedAsRawValue(in owner: Owner) -> Bool {
    func hasRawValue(_ inherited: [WrittenConformance]) -> Bool {
      inherited.contains { $0.protocol.closure.contains { $0.known == .rawRepresentable } }
    }
    if rawType.value != nil || hasRawValue(inherited.value) { return true }
    return extensions.contains { one in
      hasRawValue(one.inherited.value)
        && one.signature.value.requirements.allSatisfy(owner.signature.requirements.contains)
    }
  }

  /// The enumeration whose cases name the coded parts.
  package var codingKeys: NominalDeclaration? {
    for member in members["CodingKeys"] {
      switch member {
      case .type(let nested): return nested
      case .alias(let alias): return alias.underlying.value.nominal
      case .function, .storage, .enumerationCase, .associatedType: continue
      }
    }
    return nil
  }

  /// Whether Swift writes its `init(from:)`.
  var hasDecoding: Bool {
    members["init"].contains {
      if case .function(let function) = $0 { function.isDecoding } else { false }
    }
  }

  /// Whether the program, or Swift, has written the function.
  fileprivate func has(_ coding: CodingFunction, of wanted: ProtocolDeclaration) -> Bool {
    members[coding.name].contains { member in
      guard case .function(let function) = member else { return false }
      switch function.synthesis {
      case .decode, .encode: return true
      case nil:
        guard function.writtenLabels == [coding.label] else { return false }
        let required = wanted.requirement(named: coding.name) as? FunctionDeclaration
        return function.interface.value.parameters.first?.type
          == required?.interface.value.parameters.first?.type
      default: return false
      }
    }
  }

  /// Where the type says that it conforms.
  fileprivate func owner(declaring wanted: ProtocolDeclaration) -> Owner? {
    if inherited.value.contains(where: { $0.protocol.inherits(from: wanted) }) {
      return Owner(type: self, extension: nil)
    }
    let place = extensions.first { place in
      place.inherited.value.contains { $0.protocol.inherits(from: wanted) }
    }
    return place.map { Owner(type: self, extension: $0) }
  }

  fileprivate func inheritsConformance(to wanted: ProtocolDeclaration) -> Bool {
    var seen: Set<NominalDeclaration> = [self]
    var current = superclass.value?.nominal
    while let superclass = current, seen.insert(superclass).inserted {
      if superclass.owner(declaring: wanted) != nil { return true }
      current = superclass.superclass.value?.nominal
    }
    return false
  }
}

extension FunctionDeclaration {
  /// Whether it is an `init(from:)` that Swift writes.
  var isDecoding: Bool { if case .decode? = synthesis { true } else { false } }

  /// The labels in the text, without reading types; nil for `_`.
  fileprivate var writtenLabels: [String?]? {
    let clause =
      syntax?.as(InitializerDeclSyntax.self)?.signature.parameterClause
      ?? syntax?.as(FunctionDeclSyntax.self)?.signature.parameterClause
    return clause?.parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.plainName }
  }
}

extension StorageDeclaration {
  /// The name under which a stored property is coded: a wrapped property's own.
  package var keyName: String { wrapped?.name ?? name }
}

extension CaseDeclaration {
  /// The name of the enumeration of keys for what is in the case.
  package var keysName: String { name.prefix(1).uppercased() + name.dropFirst() + "CodingKeys" }
}

extension [String] {
  /// Each once, in order.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension NominalDeclaration {
  package func hasCase(_ name: String) -> Bool { cases.contains { $0.name == name } }
}
