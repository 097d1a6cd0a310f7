/// Declarations as users see them: the name with parameters and result.
extension Member {
  func signature(_ substitution: Substitution, _ checker: Checker) -> String {
    switch self {
    case .function(let function): function.signature(substitution, checker)
    case .storage(let storage): storage.signature(substitution, checker)
    case .enumerationCase(let declaration): declaration.signature(substitution, checker)
    case .type(let type): type.heading
    case .alias(let alias):
      "typealias \(alias.name) = \(checker.substitute(alias.underlying.value, substitution, in: .empty))"
    case .associatedType(let associated): "associatedtype \(associated.name)"
    }
  }
}

extension FunctionDeclaration {
  func signature(_ substitution: Substitution, _ checker: Checker) -> String {
    let interface = interface.value
    let generics = genericParameters.map(\.name).filter { !$0.isEmpty && !$0.hasPrefix("some ") }
    let parameters = interface.parameters.filter { !$0.isFilledIn }.map { parameter in
      let type = checker.substitute(parameter.type, substitution, in: .empty)
      return (parameter.label ?? "_") + ": " + (parameter.isInout ? "inout " : "") + "\(type)"
        + (parameter.isVariadic ? "..." : "")
    }
    var text = name + (generics.isEmpty ? "" : "<" + generics.joined(separator: ", ") + ">")
    text += "(" + parameters.joined(separator: ", ") + ")"
    if interface.isAsync { text += " async" }
    if interface.isRethrowing {
      text += " rethrows"
    } else if let thrown = interface.thrown {
      let error = checker.substitute(thrown, substitution, in: .empty)
      text += error.description == "any Error" ? " throws" : " throws(\(error))"
    }
    let result = checker.substitute(interface.result, substitution, in: .empty)
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
  func signature(_ substitution: Substitution, _ checker: Checker) -> String {
    let type = checker.substitute(type.value, substitution, in: .empty)
    guard isSubscript else { return "\(name): \(type)" }
    let parameters = parameters.value.map { parameter in
      (parameter.label.map { $0 + ": " } ?? "")
        + "\(checker.substitute(parameter.type, substitution, in: .empty))"
    }
    return "subscript(" + parameters.joined(separator: ", ") + ") -> \(type)"
  }
}

extension CaseDeclaration {
  func signature(_ substitution: Substitution, _ checker: Checker) -> String {
    let parameters = parameters.value.map { parameter in
      (parameter.label.map { $0 + ": " } ?? "")
        + "\(checker.substitute(parameter.type, substitution, in: .empty))"
    }
    return "case " + name
      + (parameters.isEmpty ? "" : "(" + parameters.joined(separator: ", ") + ")")
  }
}

extension TypeContext {
  /// The name after the declaration's keyword.
  var heading: String { "\(keyword) \(name)" }

  private var keyword: String {
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
