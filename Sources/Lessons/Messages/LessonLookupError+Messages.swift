package import MessageTables
import Phrases

extension LessonLookupError: ProblemMessage {
  package var sentence: Sentence {
    switch self {
    case .unknown(let name, _): "there is no lesson `\(name)`"
    case .noSuchNumber(let number, _): "there is no lesson \(number)"
    case .ambiguous(let name, _): "several lessons have names that begin with `\(name)`"
    }
  }

  package var advice: Sentence? {
    switch self {
    case .unknown(_, []), .noSuchNumber(_, []): nil
    case .unknown(_, let names), .ambiguous(_, let names):
      "Did you mean \(.any(code: names))?"
    case .noSuchNumber(_, let known):
      known == Array(known[0]...known[0] + known.count - 1) && known.count > 2
        ? "The lessons are \(known[0]) to \(known[0] + known.count - 1)."
        : "The lessons are \(.enumerated(known.map { "\($0)" }))."
    }
  }
}

extension LessonLookupError: CustomStringConvertible {
  package var description: String {
    [text, advice?.text].compactMap { $0 }.joined(separator: "\n  ")
  }
}
