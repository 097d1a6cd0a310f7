internal import SwiftSyntax

/// A case of an enumeration as it is declared.
struct EnumerationCase {
  let name: String
  let parameters: [Parameter]
  let attributes: AttributeListSyntax

  struct Parameter {
    let label: String?
    let type: String
    let syntax: TypeSyntax
  }

  /// The cases of an enumeration, in their order.
  static func all(of declaration: EnumDeclSyntax) -> [EnumerationCase] {
    declaration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap { item in
        item.elements.map { element in
          EnumerationCase(
            name: element.name.text,
            parameters: element.parameterClause?.parameters.map { parameter in
              let label = parameter.firstName?.text
              return Parameter(
                label: label == "_" ? nil : label, type: parameter.type.text,
                syntax: parameter.type)
            } ?? [],
            attributes: item.attributes)
        }
      }
  }

  /// The type of the payload: `Void`, the one type, or a tuple.
  var payload: String {
    guard parameters.count != 1 else { return parameters[0].type }
    guard !parameters.isEmpty else { return "Void" }
    return parameterClause
  }

  /// The payload's values in parentheses: `(Int, text: String)`.
  var parameterClause: String {
    let elements = parameters.map { "\($0.label.map { "\($0): " } ?? "")\($0.type)" }
    return "(\(elements.joined(separator: ", ")))"
  }

  /// The pattern that binds the values, and the case of the same name made of them.
  var copy: (pattern: String, construction: String) {
    guard !parameters.isEmpty else { return (".\(name)", ".\(name)") }
    let names = parameters.indices.map { "value\($0)" }
    let arguments = zip(parameters, names).map { parameter, name in
      "\(parameter.label.map { "\($0): " } ?? "")\(name)"
    }
    return (
      ".\(name)(\(names.map { "let \($0)" }.joined(separator: ", ")))",
      ".\(name)(\(arguments.joined(separator: ", ")))"
    )
  }

  /// Whether the case has no values, so that it needs no path.
  var isImpossible: Bool { ["Never", "Swift.Never"].contains(payload) }

  /// The case made of a payload `$0`.
  var construction: String {
    guard !parameters.isEmpty else { return ".\(name)" }
    let arguments = parameters.enumerated().map { index, parameter in
      let value = parameters.count == 1 ? "$0" : "$0.\(index)"
      return "\(parameter.label.map { "\($0): " } ?? "")\(value)"
    }
    return ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The pattern that binds the payload, and the payload made of the bound names.
  var extraction: (pattern: String, value: String) {
    guard !parameters.isEmpty else { return (".\(name)", "()") }
    let names = parameters.indices.map { "value\($0)" }
    let values = zip(parameters, names).map { parameter, name in
      "\(parameters.count > 1 ? parameter.label.map { "\($0): " } ?? "" : "")\(name)"
    }
    let value = values.joined(separator: ", ")
    return (
      "let .\(name)(\(names.joined(separator: ", ")))", parameters.count == 1 ? value : "(\(value))"
    )
  }
}
