extension Type: CustomStringConvertible {
  /// The type as Swift spells it.
  package var description: String {
    switch kind {
    case .nominal(let declaration, let arguments):
      Self.spelling(of: declaration, arguments)
    case .parameter(let parameter): parameter.name
    case .member(let base, let associated): "\(base).\(associated.name)"
    case .existential(let existential): existential.description
    case .opaque(let result, _): "some \(result.constraint.constraintDescription)"
    case .tuple(let elements):
      "("
        + elements.map { element in
          element.label.map { "\($0): \(element.type)" } ?? element.type.description
        }.joined(separator: ", ") + ")"
    case .function(let function): function.description
    case .metatype(let instance):
      if case .existential = instance.kind, !instance.isAny {
        "\(instance).Type"
      } else {
        instance.needsParentheses ? "(\(instance)).Type" : "\(instance).Type"
      }
    case .variable: "_"
    case .error: "<<error type>>"
    }
  }

  private static func spelling(of declaration: NominalDeclaration, _ arguments: [Type]) -> String {
    if declaration.isPrelude {
      switch (declaration.name, arguments.count) {
      case ("Array", 1): return "[\(arguments[0])]"
      case ("Dictionary", 2): return "[\(arguments[0]) : \(arguments[1])]"
      case ("Optional", 1):
        return arguments[0].needsParentheses ? "(\(arguments[0]))?" : "\(arguments[0])?"
      default: break
      }
    }
    guard !arguments.isEmpty else { return declaration.path }
    // Each enclosing type takes its arguments from the front.
    var names: [String] = []
    var current: TypeContext? = declaration
    while let type = current {
      let outer = type.parent?.genericParameters.count ?? 0
      let end = min(type.genericParameters.count, arguments.count)
      // An open argument is shown as the type's generic parameter.
      let own = (outer..<max(outer, end)).map { index in
        arguments[index].asVariable == nil
          ? arguments[index].description : type.genericParameters[index].name
      }
      names.append(own.isEmpty ? type.name : type.name + "<" + own.joined(separator: ", ") + ">")
      current = type.parent
    }
    return names.reversed().joined(separator: ".")
  }

  /// Whether a following `?` or `.Type` would apply to only a part of it.
  private var needsParentheses: Bool {
    switch kind {
    case .function, .opaque: true
    case .existential: !isAny && self != .anyObject
    case .nominal, .parameter, .member, .tuple, .metatype, .variable, .error: false
    }
  }
}

extension Existential: CustomStringConvertible {
  /// `any P<Int> & Q`
  package var description: String {
    let constraint = constraintDescription
    return constraint == "Any" || constraint == "AnyObject" ? constraint : "any \(constraint)"
  }

  /// The constraint without `any`, as after `some` or in an inheritance clause.
  var constraintDescription: String {
    var parts: [String] = []
    if let superclass { parts.append(superclass.description) }
    for one in protocols {
      let given = one.primaryNames.compactMap { arguments[$0] }
      let name = one.path
      parts.append(
        given.isEmpty || given.count < one.primaryNames.count
          ? name : name + "<" + given.map(\.description).joined(separator: ", ") + ">")
    }
    if isClassBound, superclass == nil, !protocols.contains(where: \.isClassBound) {
      parts.append("AnyObject")
    }
    return parts.isEmpty ? "Any" : parts.joined(separator: " & ")
  }
}

extension FunctionType: CustomStringConvertible {
  package var description: String {
    let parameters = parameters.enumerated().map { index, parameter in
      (isolation == .parameter(index) ? "isolated " : "")
        + (parameter.isAutoclosure ? "@autoclosure " : "") + (parameter.isInout ? "inout " : "")
        + (parameter.isSending ? "sending " : "")
        + parameter.type.description + (parameter.isVariadic ? "..." : "")
    }
    let actor: String =
      switch isolation {
      case .global(let actor): "@\(actor.name) "
      case .caller: "nonisolated(nonsending) "
      case .nonisolated, .instance, .parameter, .unspecified: ""
      }
    let effect: String
    if let thrown {
      effect = thrown.description == "any Error" ? " throws" : " throws(\(thrown))"
    } else {
      effect = ""
    }
    return actor + (isSendable ? "@Sendable " : "") + "(" + parameters.joined(separator: ", ") + ")"
      + (isAsync ? " async" : "") + effect + " -> " + (result.isVoid ? "()" : result.description)
  }
}
