extension LessonLookupError: CustomStringConvertible {
  package var message: String {
    switch self {
    case .unknown(let name, _): "there is no lesson `\(name)`"
    case .noSuchNumber(let number, _): "there is no lesson \(number)"
    case .ambiguous(let name, _): "several lessons have names that begin with `\(name)`"
    }
  }

  package var advice: String? {
    switch self {
    case .unknown(_, let names) where !names.isEmpty:
      "Did you mean " + names.map { "`\($0)`" }.joined(separator: " or ") + "?"
    case .unknown: nil
    case .noSuchNumber(_, let known):
      known.isEmpty
        ? nil
        : known == Array(known[0]...known[0] + known.count - 1) && known.count > 2
          ? "The lessons are \(known[0]) to \(known[0] + known.count - 1)."
          : "The lessons are " + known.map(String.init).joined(separator: ", ") + "."
    case .ambiguous(_, let names):
      "Did you mean " + names.map { "`\($0)`" }.joined(separator: " or ") + "?"
    }
  }

  package var description: String {
    [message, advice].compactMap { $0 }.joined(separator: "\n  ")
  }
}
