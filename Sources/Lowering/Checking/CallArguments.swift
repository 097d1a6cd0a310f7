import SwiftSyntax

/// The arguments of a call as they are written.
struct CallArguments {
  struct Argument {
    enum Value {
      case syntax(ExprSyntax)
      /// `&path`
      case reference(ExprSyntax)
      case closure(ClosureExprSyntax)
      /// Already checked: the operands of an operator.
      case checked(Expression)
    }

    var label: String?
    var value: Value
    var node: Syntax
    var isTrailing = false
  }

  var arguments: [Argument] = []

  init(_ arguments: [Argument]) {
    self.arguments = arguments
  }

  init(
    _ list: LabeledExprListSyntax, trailing: ClosureExprSyntax?,
    additional: MultipleTrailingClosureElementListSyntax
  ) {
    for element in list {
      let value: Argument.Value =
        if let reference = element.expression.as(InOutExprSyntax.self) {
          .reference(reference.expression)
        } else if let closure = element.expression.as(ClosureExprSyntax.self) {
          .closure(closure)
        } else {
          .syntax(element.expression)
        }
      arguments.append(
        Argument(label: element.label?.text, value: value, node: Syntax(element.expression)))
    }
    if let trailing {
      arguments.append(
        Argument(label: nil, value: .closure(trailing), node: Syntax(trailing), isTrailing: true))
    }
    for element in additional {
      arguments.append(
        Argument(
          label: element.label.text, value: .closure(element.closure),
          node: Syntax(element.closure), isTrailing: true))
    }
  }

  /// The indices of the arguments for each parameter, or why they don't fit.
  func match(
    _ parameters: [FunctionDeclaration.Parameter]
  ) -> Result<[[Int]], Mismatch> {
    var result: [[Int]] = parameters.map { _ in [] }
    let regular = arguments.indices.filter { !arguments[$0].isTrailing }
    let trailing = arguments.indices.filter { arguments[$0].isTrailing }
    var next = 0
    var lastMatched = -1
    for (index, parameter) in parameters.enumerated() {
      if parameter.isVariadic {
        guard next < regular.count, arguments[regular[next]].label == parameter.label else {
          continue
        }
        repeat {
          result[index].append(regular[next])
          next += 1
        } while next < regular.count && arguments[regular[next]].label == nil
        lastMatched = index
      } else if next < regular.count, arguments[regular[next]].label == parameter.label {
        result[index] = [regular[next]]
        next += 1
        lastMatched = index
      }
    }
    if next < regular.count {
      let extra = arguments[regular[next]]
      // A label that some parameter has, met in the wrong place, or a missing or wrong one.
      return .failure(.unexpected(label: extra.label, node: extra.node))
    }
    var searchFrom = lastMatched + 1
    for index in trailing {
      let argument = arguments[index]
      let free = parameters.indices.filter { $0 >= searchFrom && result[$0].isEmpty }
      let target =
        if let label = argument.label {
          free.first { parameters[$0].label == label }
        } else {
          // A generic parameter may turn out to be a function.
          free.first { parameters[$0].type.acceptsClosure }
            ?? free.first { parameters[$0].type.isGenericParameter }
        }
      guard let target else {
        return .failure(.extraTrailingClosure(node: argument.node))
      }
      result[target] = [index]
      searchFrom = target + 1
    }
    for (index, parameter) in parameters.enumerated()
    where result[index].isEmpty && !parameter.hasDefault {
      return .failure(.missing(label: parameter.label, name: parameter.name))
    }
    return .success(result)
  }

  enum Mismatch: Error {
    case unexpected(label: String?, node: Syntax)
    case extraTrailingClosure(node: Syntax)
    case missing(label: String?, name: String)
  }
}

extension Type {
  var isGenericParameter: Bool { if case .parameter = self { true } else { false } }

  /// Whether a trailing closure can stand for a parameter of the type.
  var acceptsClosure: Bool {
    switch self {
    case .function: true
    case .nominal(let declaration, let arguments):
      declaration.isPrelude && declaration.name == "Optional" && arguments[0].acceptsClosure
    case .existential, .anyObject, .parameter, .variable, .tuple, .metatype, .never, .invalid: false
    }
  }
}
