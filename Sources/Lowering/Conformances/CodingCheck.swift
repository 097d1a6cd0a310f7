import Machine
import Reading

/// Checks that all stored parts of an `Encodable` or `Decodable` type can be coded too, because
/// Swift would synthesize the coding. A program's own `encode` or `init(from:)` names a coder, and
/// is rejected there.
struct CodingCheck {
  private let checker: Checker
  private let conformance: ConformanceDeclaration
  private var type: NominalDeclaration { conformance.type }
  private var wanted: ProtocolDeclaration { conformance.protocol }

  init(_ checker: Checker, _ conformance: ConformanceDeclaration) {
    self.checker = checker
    self.conformance = conformance
  }

  func run() {
    guard wanted.isPrelude, !conformance.isPrelude,
      ["Encodable", "Decodable"].contains(wanted.name), !isWrittenOut,
      type.rawType.value == nil
    else { return }
    let notes = problems()
    guard !notes.isEmpty, let position = conformance.position else { return }
    checker.report(
      "type '\(type.path)' does not conform to protocol '\(wanted.name)'",
      at: position, notes: notes)
  }

  /// Whether the program declares the requirement's witness itself.
  private var isWrittenOut: Bool {
    let (name, label) = wanted.name == "Encodable" ? ("encode", "to") : ("init", "from")
    return type.members[name].contains { member in
      guard case .function(let function) = member else { return false }
      return function.interface.value.parameters.map(\.label) == [label]
    }
  }

  /// Problems with coded properties: those listed in `CodingKeys`, or all stored properties.
  private func problems() -> [Diagnostic.Note] {
    let keys = codingKeys
    var notes: [Diagnostic.Note] = []
    let parts = checker.parts(of: type)
    for part in parts {
      let storage = part.declaration as? StorageDeclaration
      let name = part.name.hasPrefix("_") ? String(part.name.dropFirst()) : part.name
      if let keys, storage != nil, !keys.contains(where: { $0.name == name }) {
        if wanted.name == "Decodable", storage?.hasInitialValue == false {
          notes.append(
            note(
              "cannot automatically synthesize 'Decodable' because '\(name)' does not have a "
                + "matching CodingKey and does not have a default value", part.declaration))
        }
        continue
      }
      if checker.conforms(part.type, to: wanted, in: conformance.signature) { continue }
      notes.append(
        note(
          "cannot automatically synthesize '\(wanted.name)' because '\(part.type)' does not "
            + "conform to '\(wanted.name)'", part.declaration))
    }
    guard type.kind != .enumeration else { return notes }
    for key in keys ?? []
    where !parts.contains(where: { [key.name, "_" + key.name].contains($0.name) }) {
      notes.append(
        note("CodingKey case '\(key.name)' does not match any stored properties", key))
    }
    return notes
  }

  private var codingKeys: [CaseDeclaration]? {
    for member in type.members["CodingKeys"] {
      if case .type(let nested) = member { return nested.cases }
    }
    return nil
  }

  private func note(_ message: String, _ declaration: Declaration) -> Diagnostic.Note {
    Diagnostic.Note(message: message, position: declaration.position)
  }
}
