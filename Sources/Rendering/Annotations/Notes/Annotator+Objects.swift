import Recording

extension Annotator {
  /// Returns nil for a note that another annotation includes.
  func annotation(of note: ObjectNote, _ happening: Happening) -> Annotation? {
    switch note {
    case .changed(let object, let property, let old, let new, let since, let readers):
      let message: ScopeMessage =
        !explainingChanges.contains(happening.number)
        ? .changedAgain(since: since.map(wording.at))
        : readers.count > 1
          ? .changedInPlace(since: since.map(wording.at), sharedBy: readers)
          : .changedForAll(of: object, since: since.map(wording.at))
      return annotation(
        .changed, change(of: object + "." + property, old, new), origin: message.styled,
        subject: object + "." + property, happening)
    case .cycle(let object, let links):
      let references = ReferenceMessage.cycle(
        path(links, to: object), release(links) ?? .makeWeak)
      return annotation(
        .keep, StyledText(object, .name), origin: references.styled, happening)
    case .kept(let object, let variable, let links):
      guard let release = release(links) else { return nil }
      return annotation(
        .read, wording.read(variable, object),
        origin: ReferenceMessage.kept(path(links, to: object), release).styled, subject: variable,
        happening)
    case .skippedObservers(let property):
      return annotation(
        .misses, ScopeMessage.observers(of: property).styled,
        origin: ScopeMessage.skippedObservers(property).styled, happening)
    case .repeated(let object, let count):
      return annotation(
        .keep, StyledText(object, .name), origin: ScopeMessage.repeated(count).styled, happening)
    case .lostReference(let property, let isOfStructure):
      return annotation(
        .read, wording.read(property, "nil"),
        origin: ScopeMessage.lostReference(isOfStructure: isOfStructure).styled,
        subject: property, happening)
    case .changedCopy(
      let copy, let original, let old, let new, let made, let kept, let read, let isOfActor):
      return annotation(
        .changed, change(of: copy, old, new),
        origin: CopyMessage.changedCopy(
          copy, of: original, madeAt: wording.at(made), kept: wording.value(kept),
          readAt: wording.at(read), isOfActor: isOfActor
        ).styled, subject: copy, happening)
    case .changedShared(
      let object, let path, let originalPath, let copy, let original, let made, let read):
      return annotation(
        .changed, StyledText(path, .name),
        origin: CopyMessage.changedShared(
          object: object, copy: copy, of: original, madeAt: wording.at(made), path: originalPath,
          readAt: wording.at(read)
        ).styled, subject: path, happening)
    case .inState(let path, let object):
      return annotation(
        .keep, wording.binding(path, object),
        origin: ScopeMessage.inState.styled,
        subject: path, happening)
    case .observed(_, let properties, _) where properties.isEmpty:
      return annotation(
        .observe, ScopeMessage.nothing.styled, origin: ScopeMessage.observedNothing.styled,
        subject: "observation", happening)
    case .observed(_, let properties, let repeats):
      let shown = properties.prefix(8).map { StyledText($0) }
      let more: [StyledText] = properties.count > shown.count ? ["…"] : []
      return annotation(
        .observe, (shown + more).joined(by: ", "),
        origin: ScopeMessage.observed(repeats: repeats).styled,
        subject: "observation", happening)
    case .observationEnded(let observation, let property):
      let begin = observations[observation].map(place)
      let message: ScopeMessage =
        observedAgain.contains(happening.number)
        ? .observedBeforeChange(begin)
        : .observationEnded(begin, repeats: repeats(observation))
      return annotation(
        .notify, StyledText(property), origin: message.styled, subject: property, happening)
    case .unobserved(let property, let observation, let isOver):
      let place = observations[observation].map(place)
      let reason: ScopeMessage =
        isOver
        ? .observationIsOver(place, repeats: repeats(observation)) : .notObserved(place)
      return annotation(
        .misses, StyledText(property), origin: reason.styled, subject: property, happening)
    }
  }

  /// `Timer #1.tick → the closure at line 4 → Clock #1`
  private func path(_ links: [ObjectNote.Link], to object: String) -> StyledText {
    let references = links.map { link -> StyledText in
      switch link {
      case .property(let property, let object): "\(object, .name).\(property, .name)"
      case .closure(let place, _): ReferenceMessage.closure(at: place.map(wording.at)).styled
      }
    }
    return (references + [StyledText(object, .name)]).joined(by: " \(wording.arrow) ")
  }

  /// Returns how the program can release an object that a closure keeps; nil without a closure.
  private func release(_ links: [ObjectNote.Link]) -> ReferenceMessage.Release? {
    var hasClosure = false
    for case .closure(let place, let capture) in links {
      hasClosure = true
      guard let capture else { continue }
      if let user = capture.weakUser, let place {
        return .captureWeaklyOutside(capture.name, at: wording.at(place), user: wording.at(user))
      }
      return .captureWeakly(capture.name)
    }
    return hasClosure ? .captureWeakly(nil) : nil
  }

  /// Whether a library observes again after each change, as `Observations` do.
  private func repeats(_ observation: Int) -> Bool {
    guard case .object(.observed(_, _, let repeats)) = observations[observation]?.event.kind else {
      return false
    }
    return repeats
  }
}
