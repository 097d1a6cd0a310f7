import Recording

extension Annotator {
  /// Returns nil for a loss that another annotation includes.
  func annotation(of loss: Loss, _ happening: Happening) -> Annotation? {
    let event = happening.event
    var verb = Annotation.Verb.lost
    var origin: StyledText = ""
    let what: [StyledText]
    switch loss {
    case .child(let child):
      guard let group = losses[happening] else { return nil }
      what = wording.told(child, overrides: group.overrides, count: group.count)
    case .computed(let computed):
      verb = .keep
      what = [wording.binding(computed.name, computed.value)]
      let values = computed.ingredients.map { wording.value($0.value) }
      origin = LossMessage.computedOnce(computed.ingredients, values: values).styled
    case .droppedError where !followsIssue(happening): return nil
    case .tooLate, .ended, .around, .otherKey, .outlived, .ownOverride, .droppedError,
      .uncontrolled, .startedAgain:
      what = wording.told(loss, in: event.lane)
    }
    return Annotation(
      number: event.number, lane: event.lane, verb: verb, what: what, origin: origin,
      pattern: Annotation.Pattern(
        verb: verb, family: event.lane.family,
        subject: what.map(\.characters).joined(separator: " ") + origin.characters))
  }

  /// Returns whether the code that threw a dropped error had reported an issue: the last event of the lane is an
  /// issue in the call after `try?`.
  private func followsIssue(_ happening: Happening) -> Bool {
    guard let activation = happening.event.calls.last?.activation,
      let last = happenings.all[..<(happening.number - 1)]
        .last(where: { $0.event.lane == happening.event.lane }),
      case .issueReported = last.event.kind,
      let place = last.event.calls.last(where: { $0.activation == activation })?.place
    else { return false }
    return source.isOptionalTry(around: place)
  }
}
