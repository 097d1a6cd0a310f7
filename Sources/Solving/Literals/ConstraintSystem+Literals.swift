package import Reading
package import Semantics

/// The types of literals: their default types, and the protocols that a type needs.
extension ConstraintSystem {
  /// A variable for a literal.
  package func literal(_ literal: Literal, _ term: Term) -> Type {
    let variable = makeVariable()
    if let id = variable.asVariable {
      switch literal {
      case .array, .dictionary: hasCollectionLiterals = true
      default: break
      }
      record(.literal(id, literal))
      noteElements(of: literal, in: id)
    }
    postpone(.literal(variable, literal), for: variable, term)
    return variable
  }

  private func noteElements(of literal: Literal, in collection: Int) {
    switch literal {
    case .array(let element):
      if let id = root(element).asVariable { elementOwners[id] = collection }
    case .dictionary(let key, let value):
      for part in [key, value] {
        if let id = root(part).asVariable { elementOwners[id] = collection }
      }
    case .integer, .floating, .boolean, .interpolation, .nothing, .string: break
    }
  }

  /// Whether the literal can have the type; constrains the elements of array and dictionary
  /// literals.
  func canBe(_ type: Type, _ literal: Literal, _ term: Term) -> Bool {
    let type = root(type)
    if type.asVariable != nil {
      add(.literal(type, literal), term)
      return true
    }
    if type.isError { return true }
    return isOf(type, literal, term) || fail(.literal(literal, simplify(type), term))
  }

  /// Whether the literal can have the known type.
  private func isOf(_ type: Type, _ literal: Literal, _ term: Term) -> Bool {
    switch literal {
    case .array(let element):
      guard let witness = elementType("ArrayLiteralElement", literal, of: type) else {
        return false
      }
      if type.nominal !== core.array { add(.nonDefaultLiteral) }
      return give(element, witness, term) && requireOwn(type, term)
    case .dictionary(let key, let value):
      guard let keyType = elementType("Key", literal, of: type),
        let valueType = elementType("Value", literal, of: type)
      else { return false }
      if type.nominal !== core.dictionary { add(.nonDefaultLiteral) }
      if type.nominal === core.dictionary, !context.file.isPrelude {
        add(.conforms(keyType, core.protocol("Hashable")), term)
      }
      return give(key, keyType, term) && give(value, valueType, term)
        && requireOwn(type, term)
    case .string(let isCharacter):
      if conforms(type, "ExpressibleByStringLiteral") {
        if type != core.string { add(.nonDefaultLiteral) }
        return true
      }
      guard isCharacter,
        conforms(type, "ExpressibleByExtendedGraphemeClusterLiteral")
          || conforms(type, "ExpressibleByUnicodeScalarLiteral")
      else { return false }
      add(.nonDefaultLiteral)
      return true
    case .integer, .floating, .boolean, .interpolation, .nothing:
      guard conforms(type, literal.protocolName) else { return false }
      if let normal = defaultType(of: literal), normal != type { add(.nonDefaultLiteral) }
      return true
    }
  }

  /// Equates the variable of all elements with the contextual element type, or converts it.
  private func give(_ elements: Type, _ wanted: Type, _ term: Term) -> Bool {
    if root(elements).asVariable != nil, !simplify(wanted).hasVariables {
      return equate(elements, wanted, term)
    }
    return convert(elements, wanted, .argument, term)
  }

  /// The requirements of the literal type on its own arguments: a dictionary's keys are `Hashable`.
  private func requireOwn(_ type: Type, _ term: Term) -> Bool {
    guard let declaration = type.nominal, !declaration.genericParameters.isEmpty else {
      return true
    }
    let arguments = Substitution(declaration.genericParameters, type.arguments)
    return declaration.signature.requirements.allSatisfy { require($0, arguments, term) }
  }

  private func conforms(_ type: Type, _ name: String) -> Bool {
    model.conformance(of: type, to: core.protocol(name), in: context.signature) != nil
  }

  private func elementType(_ name: String, _ literal: Literal, of type: Type) -> Type? {
    let wanted = core.protocol(literal.protocolName)
    guard model.conformance(of: type, to: wanted, in: context.signature) != nil,
      let associated = wanted.associatedTypes.first(where: { $0.name == name })
    else { return nil }
    return typeWitness(associated, of: type)
  }

  /// The default type of a literal; nil if there is none.
  func defaultType(of literal: Literal) -> Type? {
    switch literal {
    case .integer: core.int
    case .floating: core.double
    case .boolean: core.bool
    case .string, .interpolation: core.string
    case .array(let element): core.array(of: element)
    case .dictionary(let key, let value): .nominal(core.dictionary, [key, value])
    case .nothing: nil
    }
  }
}
