import MessageTables
import Phrases
import Reading
import Semantics

/// A value that isn't of the type that its context wants.
enum ConversionMessage: DiagnosticMessage {
  case throwingFunction(from: Type, to: Type)
  case asyncFunction(from: Type, to: Type)
  case literal(type: Type)
  case functionIsNotCalled(to: Type)
  case optionalIsNotUnwrapped(from: Type, to: Type)
  case integerAsBoolean(literal: String)
  case assignmentAsBoolean
  case condition(type: Type)
  case forcedNonOptional(type: Type)
  case chainedNonOptional(type: Type)
  case nothing(to: Type, purpose: Contextual.Purpose)
  case value(from: Type, to: Type, purpose: Contextual.Purpose)
  case downcast(from: Type, to: Type)
  case optionalAsBoolean(type: Type)
  case negatedOptional(type: Type)
  case numberAsBoolean(type: Type)
  case negatedNumber(type: Type)
  case keyPathValue(value: Type, wanted: Type)
}

extension ConversionMessage {
  var sentence: Sentence {
    switch self {
    case .throwingFunction(let from, let to):
      "invalid conversion from throwing function of type '\(from)' to non-throwing function "
        + "type '\(to)'"
    case .asyncFunction(let from, let to):
      "invalid conversion from 'async' function of type '\(from)' to synchronous function type "
        + "'\(to)'"
    case .literal(let type): "cannot convert value to specified type '\(type)'"
    case .functionIsNotCalled(let to):
      "function produces expected type '\(to)'; did you mean to call it with '()'?"
    case .optionalIsNotUnwrapped(let from, let to):
      "value of optional type '\(from)' must be unwrapped to a value of type '\(to)'"
    case .integerAsBoolean(let literal):
      "integer literal value '\(literal)' cannot be used as a boolean"
    case .assignmentAsBoolean: "use of '=' in a boolean context, did you mean '=='?"
    case .condition(let type):
      "cannot convert value of type '\(type)' to expected condition type 'Bool'"
    case .forcedNonOptional(let type): "cannot force unwrap value of non-optional type '\(type)'"
    case .chainedNonOptional(let type):
      "cannot use optional chaining on non-optional value of type '\(type)'"
    case .nothing(let type, let purpose): Self.nothing(to: type, purpose)
    case .value(let from, let to, let purpose): Self.value(from, to: to, purpose)
    case .downcast(let from, let to):
      "'\(from)' is not convertible to '\(to)'; did you mean to use 'as!' to force downcast?"
    case .optionalAsBoolean(let type):
      "optional type '\(type)' cannot be used as a boolean; test for '!= nil' instead"
    case .negatedOptional(let type):
      "optional type '\(type)' cannot be used as a boolean; test for '== nil' instead"
    case .numberAsBoolean(let type):
      "type '\(type)' cannot be used as a boolean; test for '!= 0' instead"
    case .negatedNumber(let type):
      "type '\(type)' cannot be used as a boolean; test for '== 0' instead"
    case .keyPathValue(let value, let wanted):
      "key path value type '\(value)' cannot be converted to contextual type '\(wanted)'"
    }
  }

  var advice: Sentence? {
    switch self {
    case .optionalIsNotUnwrapped:
      "Use `??` to provide a default, or `if let` to go on only when there is a value."
    default: nil
    }
  }

  /// A `nil` where a type without nil is wanted.
  private static func nothing(to type: Type, _ purpose: Contextual.Purpose) -> Sentence {
    switch purpose {
    case .returning: "'nil' is incompatible with return type '\(type)'"
    case .argument: "'nil' is not compatible with expected argument type '\(type)'"
    case .assignment: "'nil' cannot be assigned to type '\(type)'"
    case .closureResult: "'nil' is not compatible with closure result type '\(type)'"
    case .element: "'nil' is not compatible with expected element type '\(type)'"
    case .key: "'nil' is not compatible with expected dictionary key type '\(type)'"
    case .value: "'nil' is not compatible with expected dictionary value type '\(type)'"
    case .initialization, .defaultArgument, .throwing, .yield, .coercion, .pattern,
      .optionalBinding, .sequence, .negation:
      "'nil' cannot initialize specified type '\(type)'"
    }
  }

  private static func value(
    _ from: Type, to: Type, _ purpose: Contextual.Purpose
  ) -> Sentence {
    switch purpose {
    case .initialization, .optionalBinding:
      "cannot convert value of type '\(from)' to specified type '\(to)'"
    case .assignment: "cannot assign value of type '\(from)' to type '\(to)'"
    case .returning: "cannot convert return expression of type '\(from)' to return type '\(to)'"
    case .argument: "cannot convert value of type '\(from)' to expected argument type '\(to)'"
    case .defaultArgument:
      "default argument value of type '\(from)' cannot be converted to type '\(to)'"
    case .throwing: "thrown expression type '\(from)' does not conform to 'Error'"
    case .element: "cannot convert value of type '\(from)' to expected element type '\(to)'"
    case .key: "cannot convert value of type '\(from)' to expected dictionary key type '\(to)'"
    case .value: "cannot convert value of type '\(from)' to expected dictionary value type '\(to)'"
    case .negation: "unary operator '!' cannot be applied to an operand of type '\(from)'"
    case .coercion: "cannot convert value of type '\(from)' to type '\(to)' in coercion"
    case .closureResult, .yield:
      "cannot convert value of type '\(from)' to closure result type '\(to)'"
    case .pattern: "expression pattern of type '\(from)' cannot match values of type '\(to)'"
    case .sequence: "for-in loop requires '\(from)' to conform to 'Sequence'"
    }
  }
}
