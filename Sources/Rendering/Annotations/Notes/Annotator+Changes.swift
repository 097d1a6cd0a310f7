import Recording

/// Changes that a lane finds when its wait ends.
extension Annotator {
  /// Returns nil for a change that can't be wrong: the function only updates the property, as the calls before it
  /// did.
  func changeMeanwhile(_ note: ConcurrencyNote, _ happening: Happening) -> Annotation? {
    guard case .changedMeanwhile(let actor, let property, let old, let new, let lanes) = note
    else { return nil }
    let (lane, place) = (happening.event.lane, happening.event.place.map(wording.at))
    let cause: ConcurrencyMessage =
      lanes.isEmpty
      ? .changedByOthers(whileWaiting: lane, at: place, actor: actor)
      : .changedBy(lanes, whileWaiting: lane, at: place, actor: actor, ellipsis: ellipsis)
    let advice: ConcurrencyMessage?
    switch use(afterChangeBy: lanes, of: property, of: actor, (old, new), happening) {
    case .tellsNothing: return nil
    case .needs(let message): advice = message
    case .plain: advice = nil
    }
    var changed = annotation(
      .finds, change(of: property, old, new),
      origin: [cause.styled, advice?.styled ?? ""].joined(by: ". "), happening)
    changed.party = Party(name: actor, role: .scene)
    return changed
  }

  /// The meaning of a change for the code after a wait.
  private enum Meaning {
    case plain
    case needs(ConcurrencyMessage)
    case tellsNothing
  }

  /// Returns how the functions that waited use a property of their actor after the wait.
  private func use(
    afterChangeBy lanes: [LaneID], of property: String, of actor: String,
    _ values: (old: String, new: String), _ happening: Happening
  ) -> Meaning {
    for call in happening.event.calls.reversed() {
      guard let place = call.place, let start = call.function.place,
        let use = source.firstUse(of: property, after: place, inFunctionAt: start)
      else { continue }
      switch use {
      case .assigns(let place): return .needs(.overwrites(at: wording.at(place)))
      case .updates(let isOnlyUpdated):
        // The elements of a collection have an order.
        guard values.old.hasPrefix("[") else { return .plain }
        if changes.isOvertaken(call, in: property, by: lanes, before: happening.number) {
          return actor == ConcurrencyNote.mainActor ? .plain : .needs(.callsOverlap(actor))
        }
        return isOnlyUpdated && !lanes.isEmpty ? .tellsNothing : .plain
      case .reads(let read):
        let own = changes.ownChange(of: property, in: call, before: happening.number)
        guard let own else { return .needs(.checkAgain(property)) }
        // It has kept its value, or it can only be true or false.
        let next = Place(line: own.line + 1, column: 0)
        if source.reads(property, from: next, to: place) || values.new.isTruthValue {
          return .plain
        }
        return .needs(
          .keepBefore(
            property, happening.event.lane, readAt: wording.at(read),
            own: wording.value(values.old), other: wording.value(values.new)))
      }
    }
    return .plain
  }
}

extension String {
  fileprivate var isTruthValue: Bool { self == "\(true)" || self == "\(false)" }
}
