import Machine

extension NestingDepth.Excess {
  package func diagnostic(_ lines: LineTable) -> Diagnostic {
    Diagnostic(LimitMessage.nesting(bound), at: lines.position(utf8Offset: offset))
  }
}
