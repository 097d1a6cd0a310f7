import Recording

/// Changes by other lanes, and work that they left undone: in an actor, behind a lock, in a continuation.
extension Annotator {
  func sharedChange(_ note: ConcurrencyNote, _ happening: Happening) -> Annotation? {
    switch note {
    case .foundUnfinished(
      let actor, let property, let old, let new, let lane, let waiting, let function):
      // Only a property that the called function uses explains something.
      guard let function,
        source.mentions(property, in: function.line...source.endOfFunction(at: function))
      else { return nil }
      let message: SharedStateMessage =
        facts.furtherUnfinished.contains(happening.number)
        ? .alsoUnfinished(lane)
        : .unfinished(
          lane, waitingAt: waiting.map(wording.at), actor: actor, reader: happening.event.lane,
          isFlag: new == "true")
      var found = annotation(
        .finds, change(of: property, old, new), origin: message.styled, subject: property,
        happening)
      found.party = Party(name: actor, role: .scene)
      return found
    case .lockWrote(let lock, let old, let new):
      guard facts.contestedLocks[lock]?.contains(where: { isUsed(lock, since: $0) }) == true else {
        return nil
      }
      return annotation(
        .changed, change(of: name(of: lock), old, new),
        origin: lock.isBeside
          ? SharedStateMessage.besideLock(lock.name).styled
          : SharedStateMessage.behindLock(lock.name).styled, subject: name(of: lock), happening)
    case .lockChangedBetween(let lock, let old, let new, let lane, let since) where lock.isBeside:
      guard isUsed(lock, since: since) else { return nil }
      return annotation(
        .finds, change(of: name(of: lock), old, new),
        origin: SharedStateMessage.changedBesideLock(
          by: lane, since: since.map(wording.at), reader: happening.event.lane, lock: lock.name
        ).styled, subject: name(of: lock), happening)
    case .lockChangedBetween(let lock, let old, let new, let lane, let since):
      return annotation(
        .finds, change(of: name(of: lock), old, new),
        origin: SharedStateMessage.changedBetweenLocks(
          by: lane, since: since.map(wording.at), reader: happening.event.lane, lock: lock.name
        ).styled, subject: name(of: lock), happening)
    default: return nil
    }
  }

  /// Whether code that had the lock uses the property that changed. Else the change explains nothing.
  private func isUsed(_ lock: ConcurrencyNote.Lock, since place: Place?) -> Bool {
    guard lock.isBeside, let property = lock.property?.split(separator: ".").last else {
      return true
    }
    guard let place else { return false }
    let end = source.endOfClosures(ofCallFrom: place)?.line ?? source.endOfBlock(from: place)
    return source.mentions(String(property), in: place.line...max(end, place.line))
  }

  /// `Tickets.left`, or the name of its type.
  private func name(of lock: ConcurrencyNote.Lock) -> String { lock.property ?? lock.name }

  /// Returns that nothing resumed a continuation, and where the code in its closure could have done it.
  func leak(_ happening: Happening) -> Annotation {
    var places: [StyledText] = []
    if let place = happening.event.place {
      let lines = source.lines(mentioning: "resume", in: place.line...source.endOfCall(from: place))
      places = lines.map { wording.at(Place(line: $0, column: 1)) }
    }
    return annotation(
      .lost, SharedStateMessage.continuation.styled,
      origin: SharedStateMessage.leaked(happening.event.lane, notReached: places).styled, happening)
  }
}
