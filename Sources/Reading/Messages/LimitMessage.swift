import MessageTables
import Phrases

/// A text that is larger than Heirloom checks.
enum LimitMessage: DiagnosticMessage {
  case errors(limit: Int)
  case work(limit: Int)
  case conditions(limit: Int)
  case nesting(NestingDepth.Bound)
}

extension LimitMessage {
  var sentence: Sentence {
    switch self {
    case .errors(let limit): "there are \(limit) errors; the rest wasn't looked for"
    case .work(let limit): "checking this takes more than \(limit) steps"
    case .conditions(let limit): "a file can't have more than \(limit) '#if' and '#elseif' here"
    case .nesting(.levels): "this nests deeper than \(NestingDepth.Bound.levels.limit) levels"
    case .nesting(.arrays): "brackets nest deeper than \(NestingDepth.Bound.arrays.limit)"
    case .nesting(.operators):
      "there are more than \(NestingDepth.Bound.operators.limit) operators in a row"
    case .nesting(.hashes): "there are more than \(NestingDepth.Bound.hashes.limit) '#' in a row"
    case .nesting(.attributes):
      "there are more than \(NestingDepth.Bound.attributes.limit) attributes in a row"
    case .nesting(.innerAttributes):
      "attributes nest deeper than \(NestingDepth.Bound.innerAttributes.limit)"
    case .nesting(.switches):
      "'switch' statements nest deeper than \(NestingDepth.Bound.switches.limit)"
    }
  }

  var advice: Sentence? {
    switch self {
    case .errors: "Begin with the first."
    case .work: "Run it in smaller parts."
    case .nesting(.levels), .nesting(.arrays), .nesting(.operators): "Give the inner parts names."
    case .nesting(.switches): "Move the inner statements to functions."
    case .conditions, .nesting(.hashes), .nesting(.attributes), .nesting(.innerAttributes): nil
    }
  }
}
