import Machine
import Reading

/// A value can't contain a value of its own type: its size would be infinite.
extension Declarer {
  func checkFinite(_ nominal: NominalDeclaration) {
    let position = nominal.position ?? Position(line: 1, column: 1)
    switch nominal.kind {
    case .structure:
      for field in nominal.storedProperties.value where holds(field.type.value, nominal) {
        model.report(
          DeclarationMessage.recursiveValueType(type: nominal.path, property: field.name),
          at: field.position)
        return
      }
    case .enumeration:
      for one in nominal.cases where !one.isIndirect {
        if one.parameters.value.contains(where: { holds($0.type, nominal) }) {
          model.report(DeclarationMessage.recursiveEnum(type: nominal.path), at: position)
          return
        }
      }
    case .class, .actor: return
    }
  }

  private func holds(_ type: Type, _ wanted: NominalDeclaration) -> Bool {
    model.stores(in: type) { $0.nominal === wanted } ?? false
  }
}
