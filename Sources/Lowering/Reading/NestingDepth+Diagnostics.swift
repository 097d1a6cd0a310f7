import Machine

extension NestingDepth.Excess {
  func diagnostic(_ lines: LineTable) -> Diagnostic {
    let message =
      switch bound {
      case .levels: "this nests deeper than \(bound.limit) levels"
      case .arrays: "brackets nest deeper than \(bound.limit)"
      case .operators: "there are more than \(bound.limit) operators in a row"
      }
    return Diagnostic(
      message: message, position: lines.position(utf8Offset: offset),
      advice: "Give the inner parts names.")
  }
}
