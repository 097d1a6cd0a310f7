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
}
