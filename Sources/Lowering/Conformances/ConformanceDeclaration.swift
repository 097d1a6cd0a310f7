import Machine

/// A declared conformance of a type to a protocol, from one place in the program or from a rule of
/// the language.
final class ConformanceDeclaration {
  enum Source {
    /// Named in an inheritance clause.
    case written(WrittenConformance)
    /// To a protocol that the named protocol refines.
    case implied(by: ConformanceDeclaration)
    /// Automatic, for enumerations without payloads or with raw values, and for actors.
    case automatic
  }

  let type: NominalDeclaration
  let `protocol`: ProtocolDeclaration
  /// Nil if the type's own declaration declares it.
  let `extension`: ExtensionDeclaration?
  let source: Source
  /// The resolved witnesses, by requirement; see `WitnessResolution`.
  var witnesses: [ObjectIdentifier: WitnessResolution] = [:]
  private var knownConditions: [GenericRequirement]?
  /// Whether something used it, so that the machine may need it.
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

  /// The type's generic signature, with the extension's requirements.
  var signature: GenericSignature { `extension`?.signature.value ?? type.signature }

  /// Requirements on the type's arguments beyond the type's own.
  var conditions: [GenericRequirement] {
    if let knownConditions { return knownConditions }
    guard let `extension` else { return [] }
    // Conditions are unknown while the `where` clause is being resolved.
    if `extension`.signature.isComputing || type.ownSignature.isComputing { return [] }
    let always = Set(type.signature.requirements)
    let conditions = `extension`.signature.value.requirements.filter { !always.contains($0) }
    knownConditions = conditions
    return conditions
  }

  /// Whether it, or the conformance that implies it, is `@unchecked`.
  var isUnchecked: Bool {
    switch source {
    case .written(let written): written.isUnchecked
    case .implied(let other): other.isUnchecked
    case .automatic: false
    }
  }

  /// `@MainActor P`, here or where it follows from.
  var isolation: Isolation {
    switch source {
    case .written(let written): written.isolation
    case .implied(let other): other.isolation
    case .automatic: .unspecified
    }
  }

  var isWritten: Bool { if case .written = source { true } else { false } }

  /// The position for messages: the type's name, or the extension.
  var position: Position? { `extension`?.position ?? type.position }

  /// The position of the protocol's name.
  var writtenPosition: Position? {
    switch source {
    case .written(let written): written.position
    case .implied(let other): other.writtenPosition
    case .automatic: type.position
    }
  }

  /// The type with its own parameters as arguments.
  var conformingType: Type { type.declaredType }
}
