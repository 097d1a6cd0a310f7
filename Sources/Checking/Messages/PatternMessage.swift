import MessageTables
import Phrases
import Reading
import Semantics

/// A pattern, or a `switch`, that the language's rules refuse.
enum PatternMessage: DiagnosticMessage {
  case exhaustivenessTakesTooLong
  case switchIsNotExhaustive
  case refutableInLoop
  case patternTypeDiffers(type: Type, subject: Type)
  case caseHasNoAssociatedValues(name: String)
  case elementLabelDiffers(label: String, wanted: String)
  case unwrappingNeedsName
  case bindingIsNotOptional(type: Type)
  case optionalPatternForOtherType(subject: Type)
  case boundTypesDiffer(type: Type, wanted: Type)
  case tupleLengthDiffersBy(subject: Type, elements: Int, count: Int)
  case tupleForOtherType(type: Type)
  case notBoundInEveryPattern(name: String)
  case caseAfterDefault
  case emptyCase
  case neverNil(type: Type)
  case expressionPatternTypeDiffers(type: Type, subject: Type)
  case subjectIsNotEquatable(subject: Type)
  case addDefault
  case addCase(pattern: String)
  case noSuchCase(type: Type, name: String, suggestion: String?)
  case tupleLengthDiffers(type: Type)
  case nestedBinding(keyword: String)
  case nestedLet
}

extension PatternMessage {
  var sentence: Sentence {
    switch self {
    case .exhaustivenessTakesTooLong:
      "the compiler is unable to check that this switch is exhaustive in reasonable time"
    case .switchIsNotExhaustive: "switch must be exhaustive"
    case .refutableInLoop: "pattern in a for-in loop must always match"
    case .patternTypeDiffers(let type, let subject):
      "pattern of type '\(type)' cannot match '\(subject)'"
    case .caseHasNoAssociatedValues(let name):
      "pattern with associated values does not match enum case '\(name)'"
    case .elementLabelDiffers(let label, let wanted):
      "tuple pattern element label '\(label)' must be '\(wanted)'"
    case .unwrappingNeedsName: "unwrap condition requires a valid identifier"
    case .bindingIsNotOptional(let type):
      "initializer for conditional binding must have Optional type, not '\(type)'"
    case .optionalPatternForOtherType(let subject):
      "'?' pattern cannot match values of type '\(subject)'"
    case .boundTypesDiffer(let type, let wanted):
      "pattern variable bound to type '\(type)', expected type '\(wanted)'"
    case .tupleLengthDiffersBy(let subject, _, _):
      "tuple pattern has the wrong length for tuple type '\(subject)'"
    case .tupleForOtherType(let type):
      "tuple pattern cannot match values of the non-tuple type '\(type)'"
    case .notBoundInEveryPattern(let name): "'\(name)' must be bound in every pattern"
    case .caseAfterDefault:
      "additional 'case' blocks cannot appear after the 'default' block of a 'switch'"
    case .emptyCase: "'case' label in a 'switch' must have at least one executable statement"
    case .neverNil(let type): "type '\(type)' is not optional, value can never be nil"
    case .expressionPatternTypeDiffers(let type, let subject):
      "expression pattern of type '\(type)' cannot match values of type '\(subject)'"
    case .subjectIsNotEquatable(let subject):
      "operator function '~=' requires that '\(subject)' conform to 'Equatable'"
    case .addDefault: "add a default clause"
    case .addCase(let pattern): "add missing case: '\(pattern)'"
    case .noSuchCase(let type, let name, _): "type '\(type)' has no member '\(name)'"
    case .tupleLengthDiffers(let type):
      "tuple pattern has the wrong length for tuple type '\(type)'"
    case .nestedBinding(let keyword):
      "'\(keyword)' cannot appear nested inside another 'var' or 'let' pattern"
    case .nestedLet: "'let' pattern cannot appear nested in an already immutable context"
    }
  }

  var advice: Sentence? {
    switch self {
    case .exhaustivenessTakesTooLong: "Add a `default`."
    case .refutableInLoop: "Write `for case …` to skip what doesn't match."
    case .tupleLengthDiffersBy(_, let elements, let count):
      "It has \(elements) elements, and the type has \(count)."
    case .noSuchCase(_, _, let suggestion): suggestion.map { "Did you mean `\($0)`?" }
    default: nil
    }
  }
}
