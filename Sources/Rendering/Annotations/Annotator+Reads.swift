import Recording

extension Annotator {
  /// Returns where a dependency's value came from. For a member of it, the dependency is named.
  func origin(
    of read: Event, _ origin: DependencyOrigin, _ lost: LostOverride?
  ) -> StyledText {
    let text = wording.origin(
      origin, lost: unexplained(lost, read: read.number), read: read.number)
    return read.whole.map { OriginMessage.member(of: $0, text).styled } ?? text
  }

  /// Returns where a binding ended that a reader may expect at a read of the default. The call of a
  /// binding that ended may be only in the header of a loop.
  func end(of name: String, _ origin: TaskLocalOrigin, before number: Int) -> StyledText {
    guard origin == .defaultValue(.neverBound),
      let ended = endedInHeaders[name]?.last(where: { $0.number < number })
    else { return earlierValue(number) }
    let message = OriginMessage.endedInHeader(
      boundAt: wording.at(ended.scope.place), endedAt: wording.at(ended.place))
    return message.styled
  }

  /// Returns the override that the read misses, unless an earlier value tells why.
  func unexplained(_ lost: LostOverride?, read: Int) -> LostOverride? {
    if case .onlyInYield? = earlierValues.earlier[read] { return nil }
    return lost
  }

  /// Returns that a default captured an override while it was computed, which outlasts the override.
  func cachedCapture(_ read: Int) -> OriginMessage? {
    guard let capture = cachedCaptures.reads[read] else { return nil }
    let place = wording.at(capture.override)
    return capture.isLater
      ? .keepsCaptured(capture.name, of: capture.part, at: place)
      : .capturesForAll(capture.name, of: capture.part, at: place)
  }

  /// Returns a value that was set earlier, and that a read of a default doesn't return.
  func earlierValue(_ read: Int) -> StyledText {
    switch earlierValues.earlier[read] {
    case .ended(let name, let value, let place):
      OriginMessage.hasEnded(name: name, value: wording.value(value), at: wording.at(place)).styled
    case .context(let context, let place):
      OriginMessage.choosesDefaults(wording.value(context), at: wording.at(place)).styled
    case .onlyInYield(let override, let yield):
      OriginMessage.onlyInYield(at: wording.at(yield), overriddenAt: wording.at(override)).styled
    case .beforeOverride(let name, let place):
      OriginMessage.readBeforeOverride(name: name, at: wording.at(place)).styled
    case .prepared(let place): OriginMessage.forOtherContext(at: wording.at(place)).styled
    case .shared(let object, let place):
      OriginMessage.sharesObject(object, at: wording.at(place)).styled
    case .otherContext(let object, let context):
      OriginMessage.cachedForOthers(object, context).styled
    case .sharedDefault(let object, let place, let lane):
      OriginMessage.sharesDefault(object, with: lane, at: wording.at(place)).styled
    case nil: ""
    }
  }
}

extension StyledText {
  /// Returns it with another sentence after it, if there is one.
  func followed(by message: OriginMessage?) -> StyledText {
    message.map { self + ". " + $0.styled } ?? self
  }
}
