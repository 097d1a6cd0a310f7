import MessageTables
import Phrases
import Reading
import Semantics

/// Arguments that don't fit the parameters.
enum ArgumentMessage: DiagnosticMessage {
  case mismatch
  case wrongOrder(argument: ArgumentMismatch.Parameter, later: ArgumentMismatch.Parameter)
  case extraTrailingClosure
  case missingLabels([String], in: Use)
  case extraneousLabels([String], in: Use)
  case incorrectLabels(have: [String?], expected: [String?], wrong: Int, in: Use)
  case missing(ArgumentMismatch.Parameter)
  case missingSeveral([ArgumentMismatch.Parameter])
  case extra(label: String)
  case extraUnlabeled
  case noneTaken
  case inoutWithoutAddress(type: Type)
  case inoutLiteral
  case addressForOtherParameter(type: Type)

  /// The use that the arguments are for.
  enum Use: String {
    case call
    case `subscript`
  }
}

extension ArgumentMessage {
  var sentence: Sentence {
    switch self {
    case .mismatch: "the arguments don't fit"
    case .wrongOrder(.labeled(let label), let later):
      "argument '\(label)' must precede \(Self.argument(later))"
    case .wrongOrder(.unlabeled(let position), let later):
      "unnamed argument #\(position) must precede \(Self.argument(later))"
    case .extraTrailingClosure: "extra trailing closure passed in call"
    case .missingLabels(let labels, let use) where labels.count == 1:
      "missing argument label '\(Self.list(labels))' in \(use.rawValue)"
    case .missingLabels(let labels, let use):
      "missing argument labels '\(Self.list(labels))' in \(use.rawValue)"
    case .extraneousLabels(let labels, let use) where labels.count == 1:
      "extraneous argument label '\(Self.list(labels))' in \(use.rawValue)"
    case .extraneousLabels(let labels, let use):
      "extraneous argument labels '\(Self.list(labels))' in \(use.rawValue)"
    case .incorrectLabels(let have, let expected, wrong: 1, let use):
      "incorrect argument label in \(use.rawValue) (have '\(Self.list(have))', expected "
        + "'\(Self.list(expected))')"
    case .incorrectLabels(let have, let expected, _, let use):
      "incorrect argument labels in \(use.rawValue) (have '\(Self.list(have))', expected "
        + "'\(Self.list(expected))')"
    case .missing(let parameter):
      "missing argument for parameter \(Self.name(of: parameter)) in call"
    case .missingSeveral(let parameters):
      "missing arguments for parameters \(Self.list(parameters)) in call"
    case .extra(let label): "extra argument '\(label)' in call"
    case .extraUnlabeled: "extra argument in call"
    case .noneTaken: "argument passed to call that takes no arguments"
    case .inoutWithoutAddress(let type):
      "passing value of type '\(type)' to an inout parameter requires explicit '&'"
    case .inoutLiteral: "cannot pass immutable value as inout argument: literals are not mutable"
    case .addressForOtherParameter(let type): "'&' used with non-inout argument of type '\(type)'"
    }
  }

  private static func list(_ labels: [String?]) -> String {
    labels.map { "\($0 ?? "_"):" }.joined()
  }

  private static func list(_ parameters: [ArgumentMismatch.Parameter]) -> String {
    parameters.map { name(of: $0) }.joined(separator: ", ")
  }

  private static func argument(_ argument: ArgumentMismatch.Parameter) -> Sentence {
    switch argument {
    case .labeled(let label): "argument '\(label)'"
    case .unlabeled(let position): "unnamed argument #\(position)"
    }
  }

  private static func name(of parameter: ArgumentMismatch.Parameter) -> String {
    switch parameter {
    case .labeled(let label): "'\(label)'"
    case .unlabeled(let position): "#\(position)"
    }
  }
}
