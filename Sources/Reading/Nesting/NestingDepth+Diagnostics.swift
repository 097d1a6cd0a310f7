import Machine

extension NestingDepth.Excess {
  package func diagnostic(_ lines: LineTable) -> Diagnostic {
    let message =
      switch bound {
      case .levels: "this nests deeper than \(bound.limit) levels"
      case .arrays: "brackets nest deeper than \(bound.limit)"
      case .operators: "there are more than \(bound.limit) operators in a row"
      case .hashes: "there are more than \(bound.limit) '#' in a row"
      }
    return Diagnostic(
      message: message, position: lines.position(utf8Offset: offset),
      advice: bound == .hashes ? nil : "Give the inner parts names.")
  }
}
