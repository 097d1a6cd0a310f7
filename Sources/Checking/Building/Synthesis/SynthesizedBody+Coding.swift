import CheckedTree
import Machine
import Reading
import Semantics

/// Synthesized `init(from:)` and `encode(to:)`.
///
/// A type with a part that can't be coded has an empty body: `CodingCheck` reports the part.
extension SynthesizedBody {
  // MARK: Encoding

  func encode() -> [Statement] {
    guard let nominal, let keys = nominal.codingKeys, isCoded(nominal, "Encodable") else {
      return []
    }
    let made = call(parameterName, "container", [("keyedBy", typeValue(keys))])
    let container = declare("container", "KeyedEncodingContainer", keys, made)
    guard nominal.kind == .enumeration else {
      let parts = nominal.codedProperties.filter { keys.hasCase($0.keyName) }
      return [container]
        + parts.map {
          encoding(
            member(name("self"), $0.name), $0.type.value, key(keys, $0.keyName), in: "container")
        }
    }
    let cases = nominal.cases.map { declaration -> Statement.Case in
      let (pattern, terms) = payload(declaration, "payload")
      return Statement.Case(
        alternatives: [(pattern, nil)],
        body: Block(statements: encodingCase(declaration, terms, keys), end: nil),
        position: position)
    }
    return [container, .choice(checker.makeLoopID(), subject: selfValue, cases)]
  }

  private func encodingCase(
    _ declaration: CaseDeclaration, _ payload: [Term], _ keys: NominalDeclaration
  ) -> [Statement] {
    guard keys.hasCase(declaration.name) else {
      let name = model.makeTerm(.string(declaration.name), at: position)
      return [
        .expression(
          value(attempt(call("container", "_refuse", [(nil, self.name("self")), (nil, name)]))))
      ]
    }
    guard let inner = innerKeys(declaration) else { return [] }
    let made = call(
      "container", "nestedContainer",
      [("keyedBy", typeValue(inner)), ("forKey", key(keys, declaration.name))])
    let nested = declare("nested", "KeyedEncodingContainer", inner, made)
    let parts = zip(declaration.parameters.value.enumerated(), payload).compactMap { part, term in
      let name = part.element.label ?? "_\(part.offset)"
      return inner.hasCase(name)
        ? encoding(term, part.element.type, key(inner, name), in: "nested") : nil
    }
    return [nested] + parts
  }

  private func encoding(
    _ term: Term, _ type: Type, _ key: Term, in container: String
  ) -> Statement {
    let method = model.wrapped(type) == nil ? "encode" : "encodeIfPresent"
    return .expression(value(attempt(call(container, method, [(nil, term), ("forKey", key)]))))
  }

  // MARK: Decoding

  func decode() -> [Statement] {
    guard let nominal, let keys = nominal.codingKeys, isCoded(nominal, "Decodable") else {
      return []
    }
    let made = attempt(call(parameterName, "container", [("keyedBy", typeValue(keys))]))
    // Without keys, any value can be decoded: the decoder isn't asked for a container.
    let container =
      keys.cases.isEmpty ? [] : [declare("container", "KeyedDecodingContainer", keys, made)]
    if nominal.kind == .enumeration { return container + decodingCases(nominal, keys) }
    setKind()
    let parts = nominal.codedProperties.compactMap { property -> Statement? in
      guard keys.hasCase(property.keyName), !(property.isConstant && property.hasInitialValue)
      else { return nil }
      let type = property.type.value
      let found = decoding(type, key(keys, property.keyName), from: "container")
      return assign(path(of: property), found)
    }
    guard nominal.isReference, nominal.superclass.value != nil else { return container + parts }
    let superclass = model.makeTerm(.superReference, at: position)
    return container + parts
      + [.expression(value(model.makeCall(superclass, "init", at: position)))]
  }

  private func decodingCases(
    _ nominal: NominalDeclaration, _ keys: NominalDeclaration
  ) -> [Statement] {
    guard let owner = function.owner, let variable = context.frame?.selfVariable,
      let descriptor = nominal.descriptor
    else { return [] }
    setKind(delegates: true)
    let types = builder.typeExpressions(nominal.genericParameters.map(\.type), at: position)
    let only = value(
      attempt(call("container", "_onlyKey", [("of", typeValue(nominal))])), as: keys.declaredType)
    let cases = keys.cases.map { one -> Statement.Case in
      var statements: [Statement] = []
      if let declaration = nominal.cases.first(where: { $0.name == one.name }),
        let inner = innerKeys(declaration)
      {
        let made = attempt(
          call(
            "container", "nestedContainer",
            [("keyedBy", typeValue(inner)), ("forKey", key(keys, one.name))]))
        statements.append(declare("nested", "KeyedDecodingContainer", inner, made))
        let payload = declaration.parameters.value.enumerated().map { index, part in
          let name = part.label ?? "_\(index)"
          guard !inner.hasCase(name), let syntax = part.defaultValue else {
            return decoding(part.type, key(inner, name), from: "nested")
          }
          return value(model.term(syntax, in: context), as: part.type)
        }
        var assignment = make(
          .assign(
            .variable(variable),
            make(
              .enumerationCase(descriptor, types: types, index: declaration.index, payload),
              owner.selfType)), .void)
        assignment.role = .delegates
        statements.append(.expression(assignment))
      }
      return Statement.Case(
        alternatives: [(.enumerationCase(index: one.index, []), nil)],
        body: Block(statements: statements, end: nil), position: position)
    }
    return [.choice(checker.makeLoopID(), subject: only, cases)]
  }

  /// A name that no program can write.
  private static let decodedType = "decoded type"

  private func decoding(_ type: Type, _ key: Term, from container: String) -> Expression {
    let wrapped = model.wrapped(type)
    // The program can declare overloads for its own types, so the call names the type.
    context.names[Self.decodedType] = [
      .alias(
        AliasDeclaration(
          name: "\(wrapped ?? type)", position: position, owner: nil,
          underlying: Lazy(known: wrapped ?? type), signature: Lazy(known: context.signature)))
    ]
    let decoded = model.makeTerm(.selfMember(name(Self.decodedType)), at: position)
    let method = wrapped == nil ? "decode" : "decodeIfPresent"
    return value(attempt(call(container, method, [(nil, decoded), ("forKey", key)])), as: type)
  }

  // MARK: Parts

  private var parameterName: String { function.interface.value.parameters.first?.name ?? "" }

  private func isCoded(_ nominal: NominalDeclaration, _ wanted: String) -> Bool {
    CodingCheck.problems(
      of: nominal, checker.core.protocol(wanted), in: context.signature, model
    ).isEmpty
  }

  /// The keys of a case's associated values.
  private func innerKeys(_ declaration: CaseDeclaration) -> NominalDeclaration? {
    for case .type(let keys) in nominal?.members[declaration.keysName] ?? [] { return keys }
    return nil
  }

  private func declare(
    _ name: String, _ container: String, _ keys: NominalDeclaration, _ made: Term
  ) -> Statement {
    let type = Type(.nominal(checker.core.nominal(container), [keys.declaredType]))
    let given = value(made, as: type)
    let variable = Variable(
      name: name, isConstant: false, owner: context.body, position: position)
    _ = named(name, variable, type)
    return .declare(variable, given)
  }

  private func call(
    _ base: String, _ method: String, _ arguments: [(label: String?, value: Term)]
  ) -> Term {
    model.makeCall(name(base), method, arguments, at: position)
  }

  private func attempt(_ term: Term) -> Term {
    model.makeTerm(.attempt(.plain, term), at: position)
  }

  private func typeValue(_ type: NominalDeclaration) -> Term {
    model.makeTerm(.selfMember(name(typeName(type))), at: position)
  }

  /// `CodingKeys` may be the name of an alias for the type.
  private func typeName(_ type: NominalDeclaration) -> String {
    type === nominal?.codingKeys ? "CodingKeys" : type === nominal ? "Self" : type.name
  }

  private func key(_ keys: NominalDeclaration, _ name: String) -> Term {
    member(self.name(typeName(keys)), name)
  }
}
