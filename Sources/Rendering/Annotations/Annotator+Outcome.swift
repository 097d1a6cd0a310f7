import Recording

extension Annotator {
  /// Returns how the run ended; nil if it finished.
  func outcomeAnnotation() -> Annotation? {
    let verb: Annotation.Verb
    switch outcome {
    case .finished: return nil
    case .threw: verb = .throw
    case .trapped: verb = .trap
    case .limitReached: verb = .limit
    case .interrupted, .exited: verb = .stop
    }
    let place = outcome.place
    let lane =
      trap?.lane
      ?? happenings.all.last { $0.event.place?.line == place?.line }?.event.lane ?? .main
    return Annotation(
      number: (happenings.all.last?.number ?? 0) + 1, line: place?.line, lane: lane, verb: verb,
      what: [StyledText(wording.message(of: outcome) ?? "", outcome.isFailure ? .error : .plain)],
      origin: trap.map { wording.callers(of: $0.calls) } ?? "",
      pattern: Annotation.Pattern(verb: verb, family: .main), caret: place?.column)
  }

  /// Returns what the program printed.
  func output(_ text: String, _ event: Event) -> Annotation {
    let mostLines = 12
    let endsLine = text.hasSuffix("\n")
    let lines = (endsLine ? text.dropLast() : text[...])
      .split(separator: "\n", omittingEmptySubsequences: false)
    var what = lines.prefix(mostLines).map { line in
      StyledText(String(line), .printed).truncated(to: 400, mark: wording.glyphs.ellipsis)
    }
    if lines.count > mostLines {
      let rest = TraceMessage.moreLines(
        lines.count - mostLines, ellipsis: wording.glyphs.ellipsis)
      what.append(StyledText(rest, .dim))
    } else if what == [""] {
      what = [StyledText(ScopeMessage.emptyLine, .dim)]
    }
    return Annotation(
      number: event.number, lane: event.lane, verb: .prints, what: what,
      origin: endsLine ? "" : StyledText(ScopeMessage.staysOnLine, .dim),
      value: lines.count == 1 ? String(lines[0]) : nil,
      pattern: Annotation.Pattern(verb: .prints, family: event.lane.family))
  }
}
