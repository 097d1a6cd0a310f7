import MessageTables
import Phrases
import Reading
import Semantics

/// A type that the solver can't infer.
enum InferenceMessage: DiagnosticMessage {
  case contextualBase(member: String)
  case closureParameter(name: String)
  case genericParameter(name: String)
  case typesDiffer(left: Type, right: Type)
  case keyPathRoot
  case tooComplex
  case mixedElements(type: Type)
  case emptyCollection
  case nilWithoutContext
  case memberWithoutContext(name: String)
  case expression
}

extension InferenceMessage {
  var sentence: Sentence {
    switch self {
    case .contextualBase(let member):
      "cannot infer contextual base in reference to member '\(member)'"
    case .closureParameter(let name):
      "cannot infer type of closure parameter '\(name)' without a type annotation"
    case .genericParameter(let name): "generic parameter '\(name)' could not be inferred"
    case .typesDiffer(let left, let right): "the types '\(left)' and '\(right)' must be equivalent"
    case .keyPathRoot:
      "cannot infer key path type from context; consider explicitly specifying a root type"
    case .tooComplex:
      "the compiler is unable to type-check this expression in reasonable time; try breaking "
        + "up the expression into distinct sub-expressions"
    case .mixedElements(let type):
      "heterogeneous collection literal could only be inferred to '\(type)'; add explicit type "
        + "annotation if this is intentional"
    case .emptyCollection: "empty collection literal requires an explicit type"
    case .nilWithoutContext: "'nil' requires a contextual type"
    case .memberWithoutContext(let name):
      "reference to member '\(name)' cannot be resolved without a contextual type"
    case .expression: "the type of this expression can't be inferred; add an explicit type"
    }
  }
}
