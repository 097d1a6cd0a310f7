package import Phrases

extension Phrase {
  /// The word before the last one of several things.
  package enum Conjunction: Sendable {
    case and, or
  }

  /// Returns `a`, `a and b`, `a, b and c`.
  package static func several(_ parts: [Phrase], _ conjunction: Conjunction = .and) -> Phrase {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    let others = enumerated(parts.dropLast())
    return switch conjunction {
    case .and: "\(others) and \(last)"
    case .or: "\(others) or \(last)"
    }
  }

  /// Returns `a, b, c`.
  package static func enumerated(_ parts: some Sequence<Phrase>) -> Phrase {
    parts.reduce(into: "") { $0 = $0.pieces.isEmpty ? $1 : "\($0), \($1)" }
  }
}

extension Phrase {
  /// Returns names with backticks: `a`, `b` and `c`.
  package static func several(
    code names: some Collection<String>, _ conjunction: Conjunction = .and
  ) -> Phrase { several(names.map { "`\(name: $0)`" }, conjunction) }

  /// Returns names with backticks, of which any is right: `a` or `b` or `c`.
  package static func any(code names: some Collection<String>) -> Phrase {
    names.map { "`\(name: $0)`" as Phrase }
      .reduce(into: "") { $0 = $0.pieces.isEmpty ? $1 : "\($0) or \($1)" }
  }

  /// Returns names with backticks: `a`, `b`, `c`.
  package static func enumerated(code names: some Collection<String>) -> Phrase {
    enumerated(names.map { "`\(name: $0)`" })
  }
}
