import Reading
import Semantics

/// Arguments that don't fit the parameters.
enum ArgumentMessage: DiagnosticMessage {
  case missingLabel(label: String)
  case extraneousLabel(label: String)
  case mismatch
  case wrongOrder(label: String, later: String)
  case extraTrailingClosure
  case missingLabels([String])
  case extraneousLabels([String])
  case incorrectLabel(have: String, expected: String)
  case incorrectLabels(have: [String?], expected: [String?], wrong: Int)
  case missing(ArgumentMismatch.Parameter)
  case missingSeveral([ArgumentMismatch.Parameter])
  case extra(label: String)
  case extraUnlabeled
  case noneTaken
  case inoutWithoutAddress(type: Type)
  case inoutLiteral
  case addressForOtherParameter(type: Type)
}

extension ArgumentMessage {
  var text: String {
    switch self {
    case .missingLabel(let label): "missing argument label '\(label):' in call"
    case .extraneousLabel(let label): "extraneous argument label '\(label):' in call"
    case .mismatch: "the arguments don't fit"
    case .wrongOrder(let label, let later): "argument '\(label)' must precede argument '\(later)'"
    case .extraTrailingClosure: "extra trailing closure passed in call"
    case .missingLabels(let labels) where labels.count == 1:
      "missing argument label '\(Self.list(labels))' in call"
    case .missingLabels(let labels):
      "missing argument labels '\(Self.list(labels))' in call"
    case .extraneousLabels(let labels) where labels.count == 1:
      "extraneous argument label '\(Self.list(labels))' in call"
    case .extraneousLabels(let labels):
      "extraneous argument labels '\(Self.list(labels))' in call"
    case .incorrectLabel(let have, let expected):
      "incorrect argument label in call (have '\(have):', expected '\(expected):')"
    case .incorrectLabels(let have, let expected, wrong: 1):
      "incorrect argument label in call (have '\(Self.list(have))', expected "
        + "'\(Self.list(expected))')"
    case .incorrectLabels(let have, let expected, _):
      "incorrect argument labels in call (have '\(Self.list(have))', expected "
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

  private static func name(of parameter: ArgumentMismatch.Parameter) -> String {
    switch parameter {
    case .labeled(let label): "'\(label)'"
    case .unlabeled(let position): "#\(position)"
    }
  }
}
