import Recording

/// Why a property of an actor or object has its value, as far as the record knows its writers: a
/// task changed it while another task waited, or an object was changed between two reads.
extension WhyText {
  /// A change of a property.
  private struct Change {
    /// The actor or object; nil for an object of the main actor, whose name isn't recorded.
    var owner: String?
    var property: String
    var old: String
    var new: String
    var happening: Happening

    var name: String { owner.map { "\($0).\(property)" } ?? property }
  }

  /// - Parameter name: `balance`, `account.balance`, `Account.balance`.
  /// - Returns: A sentence about the last change; nil if there is none of this name.
  func changeSentence(_ name: String) -> StyledText? {
    let property = name.split(separator: ".").last.map(String.init) ?? name
    let owner = Self.owner(in: name)
    let change = changes.last { change in
      guard change.property == property else { return false }
      return owner == nil || change.owner == nil || Self.isNamed(change.owner, after: owner ?? "")
    }
    guard let change else { return nil }
    let became = WhyMessage.became(
      name: change.name, wording.value(change.new), from: wording.value(change.old))
    let sentences =
      [became.styled, cause(of: change.happening)] + earlier(than: change)
      + copySentence(change.happening)
    return sentences.joined(by: " ")
  }

  /// Returns that a changed value is only a copy.
  private func copySentence(_ happening: Happening) -> [StyledText] {
    guard
      case .object(
        .changedCopy(let copy, let original, _, _, let made, let kept, let read, let isOfActor)) =
        happening.event.kind
    else { return [] }
    let message = CopyMessage.changedCopy(
      copy, of: original, madeAt: wording.at(made), kept: wording.value(kept),
      readAt: wording.at(read), isOfActor: isOfActor)
    return [message.styled + "."]
  }

  /// The maximum number of changes between a wait and a change that are named.
  private static let mostBetween = 3

  /// Returns the change that others made while the writer waited, before it wrote, and the changes between
  /// these two; nothing if there was none.
  private func earlier(than write: Change) -> [StyledText] {
    let event = write.happening.event
    guard case .concurrency(.wrote) = event.kind else { return [] }
    let other = changes.last { other in
      guard case .concurrency(.changedMeanwhile) = other.happening.event.kind else { return false }
      return other.name == write.name && other.happening.event.lane == event.lane
        && other.happening.number < event.number
    }
    guard let other else { return [] }
    let between = changes.filter { change in
      guard case .concurrency(.wrote) = change.happening.event.kind else { return false }
      return change.name == write.name && change.happening.number > other.happening.number
        && change.happening.number < event.number
    }
    var sentences = between.suffix(Self.mostBetween).reversed().flatMap { change in
      [WhyMessage.becameBefore(wording.value(change.new)).styled, cause(of: change.happening)]
    }
    if between.count > Self.mostBetween {
      sentences.append(WhyMessage.changedOften(between.count - Self.mostBetween).styled)
    }
    return sentences + [
      WhyMessage.becameBefore(wording.value(other.new)).styled, cause(of: other.happening),
    ]
  }

  /// The names of the parts of states and the properties that changed, in the order of the first
  /// changes.
  package var changedNames: [String] { stateNames + propertyNames }

  /// The names of the changed properties, in the order of the first changes.
  var propertyNames: [String] {
    changes.reduce(into: []) { names, change in
      if !names.contains(change.name) { names.append(change.name) }
    }
  }

  private var changes: [Change] {
    happenings.all.compactMap { happening in
      switch happening.event.kind {
      case .concurrency(.changedMeanwhile(let actor, let property, let old, let new, _)):
        Change(
          owner: actor == "the main actor" ? nil : actor, property: property, old: old, new: new,
          happening: happening)
      case .concurrency(.wrote(let actor, let property, let old, let new)):
        Change(
          owner: actor, property: property, old: old, new: new, happening: happening)
      case .concurrency(.changedLater(let property, let old, let new)):
        Change(property: property, old: old, new: new, happening: happening)
      case .concurrency(.lockWrote(let lock, let old, let new)):
        name(of: lock).map { name in
          Change(
            owner: name.owner, property: name.property, old: old, new: new, happening: happening)
        }
      case .object(.changedCopy(let copy, _, let old, let new, _, _, _, _)):
        Change(property: copy, old: old, new: new, happening: happening)
      case .object(.changed(let object, let property, let old, let new, _, _)):
        Change(owner: object, property: property, old: old, new: new, happening: happening)
      default: nil
      }
    }
  }

  /// The property or variable with the value of a lock; nil if it isn't known.
  private func name(of lock: ConcurrencyNote.Lock) -> (owner: String?, property: String)? {
    guard let path = lock.property else {
      return lock.made.flatMap(source.variable(initializedAt:)).map { (nil, $0) }
    }
    guard let dot = path.lastIndex(of: ".") else { return (nil, path) }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }

  /// Returns the place of a change. For a task's own code, that isn't the line that started the task.
  private func place(of happening: Happening) -> StyledText {
    guard let place = happening.place else { return PlaceMessage.unknownLine.styled }
    guard case .concurrency(.changedLater) = happening.event.kind, happening.event.lane != .main,
      let last = happening.cause.path.last, let own = last.place
    else { return wording.place(of: happening, or: place) }
    return PlaceMessage.inOwnLine(wording.at(own), ofFunction: last.displayName).styled
  }

  private func cause(of happening: Happening) -> StyledText {
    let lane = happening.event.lane
    let place = place(of: happening)
    let message: WhyMessage =
      switch happening.event.kind {
      case .concurrency(.changedMeanwhile(let actor, _, _, _, let lanes)):
        .changedMeanwhile(by: lanes, whileWaiting: lane, at: place, actor: actor)
      case .object(.changed(_, _, _, _, let since?, _)):
        .changedInPlace(beforeReadBy: lane, at: place, after: wording.at(since))
      default: .changedBy(lane, at: place)
      }
    return message.styled
  }
}

extension WhyText {
  /// - Parameter name: `address` or `Customer.address`.
  /// - Returns: Where an observation read a property, and whether the property changed afterwards; nil if none
  ///   read it.
  func observationSentence(_ name: String) -> StyledText? {
    var last: (property: String, happening: Happening)?
    var hasChanged = false
    for happening in happenings.all {
      switch happening.event.kind {
      case .object(.observed(_, let properties, _)):
        guard let property = properties.first(where: { $0 == name || $0.hasSuffix("." + name) })
        else { continue }
        (last, hasChanged) = ((property, happening), false)
      case .object(.observationEnded(_, let property)),
        .object(.unobserved(let property, _, _)):
        if property == last?.property { hasChanged = true }
      default: continue
      }
    }
    guard let last else { return nil }
    var messages = [WhyMessage.observed(name: last.property, at: whereabouts(last.happening))]
    if !hasChanged { messages.append(.notChangedSince(name: last.property)) }
    return messages.map(\.styled).joined(by: " ")
  }
}
