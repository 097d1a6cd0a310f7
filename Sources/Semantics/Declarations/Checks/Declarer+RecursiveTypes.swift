import Machine
import Reading

/// A value can't contain a value of its own type: its size would be infinite.
extension Declarer {
  func checkFinite(_ nominal: NominalDeclaration) {
    let position = nominal.position ?? Position(line: 1, column: 1)
    switch nominal.kind {
    case .structure:
      for field in nominal.storedProperties.value where holds(field.type.value, nominal, []) {
        model.report(
          DeclarationMessage.recursiveValueType(type: nominal.path, property: field.name),
          at: field.position)
        return
      }
    case .enumeration:
      for one in nominal.cases where !one.isIndirect {
        if one.parameters.value.contains(where: { holds($0.type, nominal, []) }) {
          model.report(DeclarationMessage.recursiveEnum(type: nominal.path), at: position)
          return
        }
      }
    case .class, .actor: return
    }
  }

  private func holds(
    _ type: Type, _ wanted: NominalDeclaration, _ seen: Set<NominalDeclaration>
  ) -> Bool {
    // A generic type can contain itself with ever larger arguments.
    if seen.count > 64 { return false }
    switch type.kind {
    case .tuple(let elements): return elements.contains { holds($0.type, wanted, seen) }
    case .nominal(let declaration, let arguments):
      if declaration === wanted { return true }
      if declaration.isReference || seen.contains(declaration) { return false }
      let seen = seen.union([declaration])
      if declaration === model.core.optional {
        return arguments.contains { holds($0, wanted, seen) }
      }
      let substitution = Substitution(declaration.genericParameters, arguments)
      func put(_ type: Type) -> Type { model.substitute(type, substitution, in: .empty) }
      if declaration.kind == .structure {
        return declaration.storedProperties.value.contains {
          holds(put($0.type.value), wanted, seen)
        }
      }
      return declaration.cases.contains { one in
        !one.isIndirect && one.parameters.value.contains { holds(put($0.type), wanted, seen) }
      }
    case .existential, .parameter, .member, .opaque, .variable, .function, .metatype, .error:
      return false
    }
  }
}
