import Recording

extension Annotator {
  /// Returns the annotation of a wait that closes a circle of waits.
  func annotation(
    of deadlock: ConcurrencyNote.Deadlock, _ happening: Happening
  ) -> Annotation {
    let (what, origin): (ConcurrencyMessage, ConcurrencyMessage)
    switch deadlock {
    case .ownLock(let lock): (what, origin) = (.lock(lock, made: nil), .ownLock)
    case .lock(let wanted, let held, let isDirect):
      what = .lock(wanted.name, made: wanted.made.map(wording.at))
      origin = .deadlock(
        owner: wanted.owner, lockedAt: wanted.locked.map(wording.at),
        waitsFor: ConcurrencyMessage.lock(held.name, made: held.made.map(wording.at)).styled,
        heldAt: held.locked.map(wording.at), isDirect: isDirect)
    case .task(let task):
      (what, origin) = (.task(task), .deadlockWith(task, happening.event.lane))
    }
    return annotation(.waits, what.styled, origin: origin.styled, happening)
  }
}
