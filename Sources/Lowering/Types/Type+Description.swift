extension Type: CustomStringConvertible {
  /// The type as Swift spells it.
  var description: String {
    switch self {
    case .nominal(let declaration, let arguments):
      switch (declaration.isPrelude, declaration.name, arguments.count) {
      case (true, "Array", 1): return "[\(arguments[0])]"
      case (true, "Dictionary", 2): return "[\(arguments[0]) : \(arguments[1])]"
      case (true, "Optional", 1):
        return arguments[0].needsParentheses ? "(\(arguments[0]))?" : "\(arguments[0])?"
      default:
        if arguments.isEmpty { return declaration.path }
        return declaration.path + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
      }
    case .existential(let protocols):
      if protocols.isEmpty { return "Any" }
      return "any " + protocols.map(\.name).joined(separator: " & ")
    case .anyObject: return "AnyObject"
    case .parameter(let parameter): return parameter.name
    case .variable: return "_"
    case .tuple(let elements):
      return "("
        + elements.map { element in
          element.label.map { "\($0): \(element.type)" } ?? element.type.description
        }.joined(separator: ", ") + ")"
    case .function(let function): return function.description
    case .metatype(let type): return "\(type).Type"
    case .never: return "Never"
    case .invalid: return "<<error type>>"
    }
  }

  private var needsParentheses: Bool {
    switch self {
    case .function: true
    case .existential(let protocols): !protocols.isEmpty
    case .nominal, .anyObject, .parameter, .variable, .tuple, .metatype, .never, .invalid: false
    }
  }
}

extension FunctionType: CustomStringConvertible {
  var description: String {
    let parameters = parameters.map { ($0.isInout ? "inout " : "") + $0.type.description }
    return (isMainActor ? "@MainActor " : "") + (isSendable ? "@Sendable " : "")
      + "(" + parameters.joined(separator: ", ") + ")"
      + (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
      + " -> " + (result == .void ? "()" : result.description)
  }
}
