/// Declarations as users see them: the name with parameters and result.
extension Member {
  package func signature(_ substitution: Substitution, _ model: SemanticModel) -> String {
    switch self {
    case .function(let function): function.signature(substitution, model)
    case .storage(let storage): storage.signature(substitution, model)
    case .enumerationCase(let declaration): declaration.signature(substitution, model)
    case .type(let type): type.heading
    case .alias(let alias):
      "typealias \(alias.name) = \(model.substitute(alias.underlying.value, substitution, in: .empty))"
    case .associatedType(let associated): "associatedtype \(associated.name)"
    }
  }
}

extension FunctionDeclaration {
  package func signature(_ substitution: Substitution, _ model: SemanticModel) -> String {
    let interface = interface.value
    let generics = genericParameters.map(\.name).filter { !$0.isEmpty && !$0.hasPrefix("some ") }
    let parameters = interface.parameters.filter { !$0.isFilledIn }.map { parameter in
      let type = model.substitute(parameter.type, substitution, in: .empty)
      return (parameter.label ?? "_") + ": " + (parameter.isInout ? "inout " : "") + "\(type)"
        + (parameter.isVariadic ? "..." : "")
    }
    var text = name + (generics.isEmpty ? "" : "<" + generics.joined(separator: ", ") + ">")
    text += "(" + parameters.joined(separator: ", ") + ")"
    if interface.isAsync { text += " async" }
    if interface.isRethrowing {
      text += " rethrows"
    } else if let thrown = interface.thrown {
      let error = model.substitute(thrown, substitution, in: .empty)
      text += error.description == "any Error" ? " throws" : " throws(\(error))"
    }
    let result = model.substitute(interface.result, substitution, in: .empty)
    return result.isVoid ? text : text + " -> \(result)"
  }
}

extension FunctionDeclaration.Parameter {
  /// Whether the compiler provides the argument: a source position, or the isolation.
  fileprivate var isFilledIn: Bool {
    if case .callerMagic? = defaultValue { true } else { false }
  }
}

extension StorageDeclaration {
  package func signature(_ substitution: Substitution, _ model: SemanticModel) -> String {
    let type = model.substitute(type.value, substitution, in: .empty)
    guard isSubscript else { return "\(name): \(type)" }
    let parameters = parameters.value.map { parameter in
      (parameter.label.map { $0 + ": " } ?? "")
        + "\(model.substitute(parameter.type, substitution, in: .empty))"
    }
    return "subscript(" + parameters.joined(separator: ", ") + ") -> \(type)"
  }
}

extension CaseDeclaration {
  package func signature(_ substitution: Substitution, _ model: SemanticModel) -> String {
    let parameters = parameters.value.map { parameter in
      (parameter.label.map { $0 + ": " } ?? "")
        + "\(model.substitute(parameter.type, substitution, in: .empty))"
    }
    return "case " + name
      + (parameters.isEmpty ? "" : "(" + parameters.joined(separator: ", ") + ")")
  }
}

extension TypeContext {
  /// The name after the declaration's keyword.
  var heading: String { "\(keyword) \(name)" }

  package var keyword: String {
    switch self {
    case let type as NominalDeclaration:
      switch type.kind {
      case .structure: "struct"
      case .class: "class"
      case .enumeration: "enum"
      case .actor: "actor"
      }
    default: "protocol"
    }
  }
}
