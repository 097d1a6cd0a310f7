import Machine

/// That a type conforms to a protocol, as one place in the program (or a rule of the language) says.
final class ConformanceDeclaration {
  enum Source {
    /// Named after a colon.
    case written(WrittenConformance)
    /// Of a protocol that the named one refines.
    case implied(by: ConformanceDeclaration)
    /// An enumeration's without payloads or with raw values, an actor's.
    case automatic
  }

  let type: NominalDeclaration
  let `protocol`: ProtocolDeclaration
  /// Nil where the type itself says it.
  let `extension`: ExtensionDeclaration?
  let source: Source
  /// What has met a requirement so far, or that nothing has; see `WitnessResolution`.
  var witnesses: [ObjectIdentifier: WitnessResolution] = [:]
  private var knownConditions: [GenericRequirement]?
  /// Whether something asked for it, so that the machine may need it.
  var isNoted = false

  init(
    type: NominalDeclaration, protocol: ProtocolDeclaration, extension: ExtensionDeclaration?,
    source: Source
  ) {
    self.type = type
    self.protocol = `protocol`
    self.extension = `extension`
    self.source = source
  }

  var layer: Layer? { `extension`?.layer ?? type.layer }
  var isPrelude: Bool { `extension`?.isPrelude ?? type.isPrelude }

  /// The parameters of the type, and what is known of them where the conformance holds.
  var signature: GenericSignature { `extension`?.signature.value ?? type.signature }

  /// What must hold of the type's arguments besides what the type always asks.
  var conditions: [GenericRequirement] {
    if let knownConditions { return knownConditions }
    guard let `extension` else { return [] }
    // While the `where` clause is being read, nothing is known of it.
    if `extension`.signature.isComputing || type.ownSignature.isComputing { return [] }
    let always = Set(type.signature.requirements)
    let conditions = `extension`.signature.value.requirements.filter { !always.contains($0) }
    knownConditions = conditions
    return conditions
  }

  /// `@unchecked`, here or where it follows from.
  var isUnchecked: Bool {
    switch source {
    case .written(let written): written.isUnchecked
    case .implied(let other): other.isUnchecked
    case .automatic: false
    }
  }

  var isWritten: Bool { if case .written = source { true } else { false } }

  /// Where the compiler complains about it: the type's name, or the extension.
  var position: Position? { `extension`?.position ?? type.position }

  /// Where the protocol is named.
  var writtenPosition: Position? {
    switch source {
    case .written(let written): written.position
    case .implied(let other): other.writtenPosition
    case .automatic: type.position
    }
  }

  /// The type as its members see it.
  var conformingType: Type { type.declaredType }
}
