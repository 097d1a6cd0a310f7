package import Machine

/// A declared conformance of a type to a protocol, from one place in the program or from a rule of
/// the language.
package final class ConformanceDeclaration {
  package enum Source {
    /// Named in an inheritance clause.
    case written(WrittenConformance)
    /// To a protocol that the named protocol refines.
    case implied(by: ConformanceDeclaration)
    /// Automatic, for enumerations without payloads or with raw values, and for actors.
    case automatic
  }

  package let type: NominalDeclaration
  package let `protocol`: ProtocolDeclaration
  /// Nil if the type's own declaration declares it.
  package let `extension`: ExtensionDeclaration?
  package let source: Source
  /// The resolved witnesses, by requirement; see `WitnessResolution`.
  package var witnesses: [ObjectIdentifier: WitnessResolution] = [:]
  private var knownConditions: [GenericRequirement]?
  /// Whether something used it, so that the machine may need it.
  package var isNoted = false

  package init(
    type: NominalDeclaration, protocol: ProtocolDeclaration, extension: ExtensionDeclaration?,
    source: Source
  ) {
    self.type = type
    self.protocol = `protocol`
    self.extension = `extension`
    self.source = source
  }

  package var layer: Layer? { `extension`?.layer ?? type.layer }
  package var isPrelude: Bool { `extension`?.isPrelude ?? type.isPrelude }

  /// The type's generic signature, with the extension's requirements.
  package var signature: GenericSignature { `extension`?.signature.value ?? type.signature }

  /// Requirements on the type's arguments beyond the type's own.
  package var conditions: [GenericRequirement] {
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
  package var isolation: Isolation {
    switch source {
    case .written(let written): written.isolation
    case .implied(let other): other.isolation
    case .automatic: .unspecified
    }
  }

  /// Whether an extension with `@available(*, unavailable)` declares it: the type doesn't conform.
  package var isUnavailable: Bool { `extension`?.isUnavailable ?? false }

  package var isWritten: Bool { if case .written = source { true } else { false } }

  /// The position for messages: the type's name, or the extension.
  package var position: Position? { `extension`?.position ?? type.position }

  /// The position of the protocol's name.
  var writtenPosition: Position? {
    switch source {
    case .written(let written): written.position
    case .implied(let other): other.writtenPosition
    case .automatic: type.position
    }
  }

  /// The type with its own parameters as arguments.
  package var conformingType: Type { type.declaredType }
}
