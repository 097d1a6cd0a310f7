import Machine
package import Reading

/// Checks that a type for which Swift writes how it is coded has nothing in it that can't be coded, and
/// that a program has no encoders, decoders and containers of its own.
package struct CodingCheck {
  private let model: SemanticModel
  private let conformance: ConformanceDeclaration
  private var type: NominalDeclaration { conformance.type }
  private var wanted: ProtocolDeclaration { conformance.protocol }

  package init(_ model: SemanticModel, _ conformance: ConformanceDeclaration) {
    self.model = model
    self.conformance = conformance
  }

  package func run() {
    guard wanted.isPrelude, !conformance.isPrelude else { return }
    if Self.machinery.contains(wanted.name) {
      model.reportUnsupported(
        UnsupportedMessage.ownCoder(protocol: wanted.name),
        at: conformance.position ?? type.position ?? Position(line: 1, column: 1))
    }
    guard wanted.known == .encodable || wanted.known == .decodable, isSynthesized else { return }
    if type.kind == .enumeration, type.cases.isEmpty, let position = type.position {
      model.report(
        ConformanceMessage.codingOfEmptyEnum(protocol: wanted.name, type: type.path), at: position)
      return
    }
    let notes = Self.problems(of: type, wanted, in: conformance.signature, model)
    guard !notes.isEmpty, let position = conformance.position else { return }
    model.report(
      ConformanceMessage.missing(type: type.path, protocol: wanted.name), at: position, notes: notes
    )
  }

  /// The protocols of encoders, decoders and their containers.
  private static let machinery: Set = [
    "Encoder", "Decoder", "KeyedEncodingContainerProtocol", "KeyedDecodingContainerProtocol",
    "UnkeyedEncodingContainer", "UnkeyedDecodingContainer", "SingleValueEncodingContainer",
    "SingleValueDecodingContainer",
  ]

  /// Whether Swift writes the requirement's member.
  private var isSynthesized: Bool {
    type.members[wanted.known == .encodable ? "encode" : "init"].contains { member in
      guard case .function(let function) = member else { return false }
      switch function.synthesis {
      case .encode: return wanted.known == .encodable
      case .decode: return wanted.known == .decodable
      default: return false
      }
    }
  }

  /// Notes on the stored properties and associated values that can't be coded. If the type has
  /// `CodingKeys`, only the properties that it lists are coded.
  package static func problems(
    of type: NominalDeclaration, _ wanted: ProtocolDeclaration, in signature: GenericSignature,
    _ model: SemanticModel
  ) -> [Diagnostic.Note] {
    let keys = type.codingKeys?.cases
    var notes: [Diagnostic.Note] = []
    func add(_ note: ConformanceNote, at declaration: Declaration) {
      notes.append(Diagnostic.Note(note, at: declaration.position))
    }
    let parts = model.parts(of: type)
    for part in parts {
      let storage = part.declaration as? StorageDeclaration
      let name = storage?.keyName ?? part.name
      if storage?.isLazyStorage == true { continue }
      if let keys, storage != nil, !keys.contains(where: { $0.name == name }) {
        if wanted.known == .decodable, storage?.hasInitialValue == false {
          add(.noCodingKey(name: name), at: part.declaration)
        }
        continue
      }
      if model.conforms(part.type, to: wanted, in: signature) { continue }
      add(.partIsNotCoded(protocol: wanted.name, type: part.type), at: part.declaration)
    }
    if type.kind == .enumeration {
      for one in type.cases { notes += problems(of: one, in: type, wanted) }
      return notes
    }
    for key in keys ?? []
    where !parts.contains(where: {
      ($0.declaration as? StorageDeclaration)?.keyName ?? $0.name == key.name
    }) {
      add(.keyWithoutProperty(name: key.name), at: key)
    }
    return notes
  }

  /// Notes on associated values without a key, and on keys without an associated value.
  private static func problems(
    of one: CaseDeclaration, in type: NominalDeclaration, _ wanted: ProtocolDeclaration
  ) -> [Diagnostic.Note] {
    guard case .type(let keys)? = type.members[one.keysName].first, let position = keys.position
    else { return [] }
    let parts = one.parameters.value.enumerated().map { index, part in
      (name: part.label ?? "_\(index)", hasDefault: part.defaultValue != nil)
    }
    let missing = parts.filter { !$0.hasDefault && !keys.hasCase($0.name) }
    let extra = keys.cases.filter { key in !parts.contains { $0.name == key.name } }
    let unmatched = wanted.known == .decodable ? missing : []
    return unmatched.map {
      Diagnostic.Note(ConformanceNote.noCodingKey(name: $0.name), at: position)
    }
      + extra.map {
        Diagnostic.Note(ConformanceNote.keyWithoutProperty(name: $0.name), at: $0.position)
      }
  }
}
