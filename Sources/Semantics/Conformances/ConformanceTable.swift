/// The conformances of one type, and its inferred associated types.
///
/// Inheritance clauses are resolved on the first query. A query skips clauses whose resolution is
/// in progress.
package final class ConformanceTable {
  private let type: NominalDeclaration
  private var byProtocol: [ProtocolDeclaration: ConformanceDeclaration] = [:]
  /// In declaration order.
  private var order: [ConformanceDeclaration] = []
  /// Redundant conformances, with the first one.
  private(set) var redundant: [(WrittenConformance, first: ConformanceDeclaration)] = []
  private var hasReadType = false
  private var hasReadRules = false
  private var read: Set<ObjectIdentifier> = []
  /// By name; see `AssociatedTypeInference`.
  package var typeWitnesses: [String: TypeWitness] = [:]
  /// The names whose inference is in progress.
  var inProgress: Set<String> = []

  package init(type: NominalDeclaration) { self.type = type }

  /// The conformance declared by the type itself, without inherited ones.
  package func find(_ wanted: ProtocolDeclaration, _ core: CoreTypes) -> ConformanceDeclaration? {
    refresh(core)
    return byProtocol[wanted]
  }

  package func all(_ core: CoreTypes) -> [ConformanceDeclaration] {
    refresh(core)
    return order
  }

  package func remove(_ layer: Layer, _ core: CoreTypes) {
    for (wanted, conformance) in byProtocol where conformance.layer === layer {
      byProtocol[wanted] = nil
      order.removeAll { $0 === conformance }
    }
    redundant.removeAll { $0.first.layer === layer }
    typeWitnesses = [:]
    read.formIntersection(
      type.extensions.filter { $0.layer !== layer }.map { ObjectIdentifier($0) })
    // Remaining conformances may imply conformances that the layer had replaced.
    for conformance in byProtocol.values { addImplied(by: conformance, core) }
  }

  // MARK: Reading

  private func refresh(_ core: CoreTypes) {
    if hasReadType, hasReadRules, read.count == type.extensions.count { return }
    if !hasReadType, !type.inherited.isComputing {
      let written = type.inherited.value
      hasReadType = true
      add(written, extension: nil, core)
    }
    for `extension` in type.extensions
    where !read.contains(ObjectIdentifier(`extension`)) && !`extension`.inherited.isComputing {
      let written = `extension`.inherited.value
      read.insert(ObjectIdentifier(`extension`))
      add(written, extension: `extension`, core)
    }
    if !hasReadRules, !type.rawType.isComputing {
      let protocols = automaticProtocols(core)
      hasReadRules = true
      for one in protocols where byProtocol[one] == nil {
        insert(
          ConformanceDeclaration(type: type, protocol: one, extension: nil, source: .automatic))
      }
    }
  }

  private func add(
    _ written: [WrittenConformance], extension: ExtensionDeclaration?, _ core: CoreTypes
  ) {
    for one in written {
      let new = ConformanceDeclaration(
        type: type, protocol: one.protocol, extension: `extension`, source: .written(one))
      if let known = byProtocol[one.protocol], known.isWritten {
        redundant.append((one, known))
        continue
      }
      insert(new)
      addImplied(by: new, core)
    }
    if !written.isEmpty { typeWitnesses = typeWitnesses.filter { $0.value.isFound } }
  }

  /// A conformance that a class inherits isn't implied again, so its witnesses stay.
  private func addImplied(by conformance: ConformanceDeclaration, _ core: CoreTypes) {
    for implied in conformance.protocol.closure
    where byProtocol[implied] == nil && !isInherited(implied, core) {
      insert(
        ConformanceDeclaration(
          type: type, protocol: implied, extension: conformance.extension,
          source: .implied(by: conformance)))
    }
  }

  private func isInherited(_ wanted: ProtocolDeclaration, _ core: CoreTypes) -> Bool {
    var seen: Set<NominalDeclaration> = [type]
    var current = type
    while current.kind == .class, !current.superclass.isComputing,
      let superclass = current.superclass.value?.nominal, seen.insert(superclass).inserted
    {
      if superclass.conformanceTable.find(wanted, core) != nil { return true }
      current = superclass
    }
    return false
  }

  private func insert(_ conformance: ConformanceDeclaration) {
    let replaced = byProtocol.updateValue(conformance, forKey: conformance.protocol)
    if let replaced, let index = order.firstIndex(where: { $0 === replaced }) {
      order[index] = conformance
    } else {
      order.append(conformance)
    }
  }

  /// Protocols that Swift adds automatically.
  private func automaticProtocols(_ core: CoreTypes) -> [ProtocolDeclaration] {
    var names: [String] = []
    switch type.kind {
    case .actor: names = ["Actor", "AnyActor", "Sendable"]
    case .enumeration:
      if type.suppressesCopyable.value { return [] }
      if type.rawType.value != nil { names = ["RawRepresentable"] }
      // Parameters whose types are being resolved exist.
      if type.cases.allSatisfy({ !$0.parameters.isComputing && $0.parameters.value.isEmpty }) {
        names += ["Hashable", "Equatable"]
      }
    case .structure, .class: break
    }
    if !type.isPrelude, type.attributes.contains("globalActor") { names.append("GlobalActor") }
    if type.isPrelude && type.kind != .actor { return [] }
    return names.compactMap { core.protocolIfDeclared($0) }
  }
}

/// The result of inferring an associated type.
package enum TypeWitness {
  /// In terms of the type's own parameters.
  case found(Type)
  /// Different requirements imply different types.
  case ambiguous([(Type, requirement: Declaration, candidate: Declaration)])
  case missing

  var isFound: Bool { if case .found = self { true } else { false } }
}
