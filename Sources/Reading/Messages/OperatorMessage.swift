import MessageTables
import Phrases

/// A declaration or use of an operator that the language's rules refuse.
enum OperatorMessage: DiagnosticMessage {
  case groupRedeclared
  case operatorRedeclared
  /// A name that has a meaning of its own in the language: `=`, `->`, prefix `&`.
  case reserved(fixity: String, name: String)
  case postfixLikeUnwrapping
  case unknownGroup(name: String)
  /// A circle of `higherThan` or `lowerThan`.
  case cycle(relation: String)
  case notBinary(name: String)
  case unknown(name: String)
  case nonAssociative(group: String)
  case unordered(first: String, second: String)
  /// A keyword such as `try` behind a conditional operator.
  case keywordAfterConditional(keyword: String)
  case keywordAfterAssignment(keyword: String)
  case keywordAfterOperator(keyword: String)
}

extension OperatorMessage {
  var sentence: Sentence {
    switch self {
    case .groupRedeclared: "precedence group redeclared"
    case .operatorRedeclared: "operator redeclared"
    case .reserved(let fixity, let name): "cannot declare a custom '\(fixity)' '\(name)' operator"
    case .postfixLikeUnwrapping:
      "postfix operator names starting with '?' or '!' are disallowed to avoid collisions with built-in unwrapping operators"
    case .unknownGroup(let name): "unknown precedence group '\(name)'"
    case .cycle(let relation): "cycle in '\(relation)' relation"
    case .notBinary(let name): "'\(name)' is not a binary operator"
    case .unknown(let name): "cannot find operator '\(name)' in scope"
    case .nonAssociative(let group):
      "adjacent operators are in non-associative precedence group '\(group)'"
    case .unordered(let first, let second):
      "adjacent operators are in unordered precedence groups '\(first)' and '\(second)'"
    case .keywordAfterConditional(let keyword):
      "'\(keyword)' following conditional operator does not cover everything to its right"
    case .keywordAfterAssignment(let keyword):
      "'\(keyword)' following assignment operator does not cover everything to its right"
    case .keywordAfterOperator(let keyword):
      "'\(keyword)' cannot appear to the right of a non-assignment operator"
    }
  }

  var unknownName: String? {
    if case .unknown(let name) = self { name } else { nil }
  }
}
