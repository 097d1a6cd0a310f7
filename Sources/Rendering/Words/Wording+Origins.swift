import MessageTables
import Phrases
import Recording

extension Wording {
  /// Returns why a task-local read by `reader` returned its value.
  func origin(_ origin: TaskLocalOrigin, reader: LaneID) -> StyledText {
    let message: OriginMessage =
      switch origin {
      case .bound(let scope, let place, let journey):
        .bound(at: self.place(of: happenings.entry(of: scope), or: place), hops(journey))
      case .defaultValue(.neverBound): .neverBound
      case .defaultValue(.detached(let lane, let place, let boundAt)):
        lane == reader
          ? .detached(lane, at: at(place), boundAt: at(boundAt))
          : .inheritsFromDetached(reader, lane, at: at(place), boundAt: at(boundAt))
      case .defaultValue(.outsideAnyTask(let lane, let place, let boundAt)):
        lane == reader
          ? .outsideTasks(lane, boundAt: at(boundAt))
          : .inheritsFromOutsideTasks(reader, lane, at: at(place), boundAt: at(boundAt))
      case .disagreement(let text): .disagreement(text)
      }
    return message.styled
  }

  /// Returns why a task doesn't have a binding that was made after its start.
  func tooEarly(_ later: Happenings.LaterBinding) -> StyledText {
    let (start, binding) = (place(of: later.creation), place(of: later.binding))
    let message: OriginMessage =
      later.reader == later.task
      ? .startedBefore(later.task, at: start, boundAt: binding)
      : .inheritsFromStartedBefore(later.reader, later.task, at: start, boundAt: binding)
    return message.styled
  }

  /// Returns that a task keeps an earlier binding, although its creator has made another one since.
  func keptFromStart(_ later: Happenings.LaterBinding) -> OriginMessage? {
    guard case .scopeEntered(let scope) = later.binding.event.kind,
      case .taskLocal(_, let bound) = scope.content
    else { return nil }
    return .keepsFromStart(
      later.task, later.binding.event.lane, boundSince: value(bound))
  }

  func reasonTooEarly(_ later: Happenings.LaterBinding) -> StyledText {
    let (start, binding) = (place(of: later.creation), place(of: later.binding))
    let message: ReasonMessage =
      later.reader == later.task
      ? .startedBefore(later.task, at: start, boundAt: binding)
      : .inheritsFromStartedBefore(later.reader, later.task, at: start, boundAt: binding)
    return message.styled
  }

  /// Returns the place of a happening that has one.
  private func place(of happening: Happening) -> StyledText {
    guard let place = happening.place ?? happening.event.place else {
      return PlaceMessage.anotherLine.styled
    }
    return self.place(of: happening, or: place)
  }

  /// Returns why a dependency read returned its value.
  ///
  /// - Parameter read: The number of the read's event.
  func origin(
    _ origin: DependencyOrigin, lost: LostOverride?, read: Int? = nil
  ) -> StyledText {
    var text: StyledText
    switch origin {
    case .overridden(let place, let journey, let hidden):
      let message = OriginMessage.overridden(
        from: overridePlace(place, read: read), hops(journey), hiding: hidden.map(capture))
      text = message.styled
    case .captured(let place, let made, let model):
      let made = made.map { self.place(of: happenings.making(of: model, at: $0), or: $0) }
      text = StyledText(.capturedOverride(from: place.map(at), by: model, madeAt: made))
    case .store: text = OriginMessage.store.styled
    case .process(let context): text = OriginMessage.process(context).styled
    case .cached(let context, let firstPlace):
      let first = firstPlace.map { place -> StyledText in
        let computation = happenings.computation(in: context, at: place)
        let text = self.place(of: computation, or: place)
        return computation?.event.isForChange == true
          ? PlaceMessage.onlyToChange(text).styled : text
      }
      text = StyledText(.cached(in: context.rawValue, firstComputedAt: first))
    case .prepared(let context, let place):
      text = StyledText(.prepared(in: context.rawValue, at: place.map(at)))
    case .computed(let context, let used, let capturer) where context == used:
      text = StyledText(.computed(used.property, in: context.rawValue))
      if let capturer { text = text + "; " + StyledText(capture(capturer).ofContext) }
    case .computed(let context, let used, _):
      text = StyledText(.computed(used.property, since: context.property))
    case .missing(let context, let used, let isReported):
      text = StyledText(.missing(context.property, used: used.property, isReported: isReported))
    }
    return lost.map { text + "; " + remark(on: $0) } ?? text
  }

  /// Returns a wrapper that captured an override.
  func capture(_ capturer: Capturer) -> CaptureMessage {
    let made = place(
      of: happenings.making(of: capturer.model, at: capturer.made), or: capturer.made)
    return capturer.model.map { .ofModel($0, madeAt: made) } ?? .ofWrapper(madeAt: made)
  }

  /// Returns where an override was set, with the line of the block that called the function.
  func overridePlace(_ place: Place?, read: Int?) -> StyledText? {
    guard let place else { return nil }
    guard let entry = read.flatMap(happenings.overrideEntry), let caller = entry.place,
      let last = entry.cause.path.last
    else { return at(place) }
    return PlaceMessage.call(at(caller), inFunction: last.displayName, at: at(place)).styled
  }

  /// Returns that an override didn't reach a lane, and where the lane was created: the line of the
  /// block, and the line of the function that created it.
  private func remark(on lost: LostOverride) -> StyledText {
    let creation = happenings.creation(of: lost.lane)
    let message: OriginMessage =
      creation?.ownPlace == nil
      ? .notReached(lost.lane, at: at(lost.lanePlace), overriddenAt: at(lost.place))
      : .notReachedCreated(
        lost.lane, at: place(of: creation, or: lost.lanePlace), overriddenAt: at(lost.place))
    return message.styled
  }

  /// Returns the crossings on the way from a binding to a read.
  private func hops(_ journey: [Hop]) -> [HopMessage] {
    journey.map { hop in
      let place = place(of: happenings.creation(of: hop.lane), or: hop.place)
      return switch hop.kind {
      case _ where hop.carrier == .store: .ofStore
      case _ where hop.carrier != nil, .main, .detachedTask, .test, .dispatch, .thread:
        .carried(hop.lane, at: place)
      case _ where hop.isCopied, .task: .copied(hop.lane, at: place)
      case .asyncLet, .groupChild: .shared(hop.lane, at: place)
      }
    }
  }

  /// Returns the initial values of a scope that replaces those in effect.
  func replacement(_ replacement: Scope.Replacement) -> StyledText {
    let message: OriginMessage =
      switch replacement {
      case .made(_, true): .replacesAll
      case .made(let place, false): .replacesAllByMade(at: place.map(at))
      case .kept(let place): .replacesAllByKept(at: place.map(at))
      }
    return message.styled
  }
}

extension Provider {
  /// The requirement of a key that provides the value.
  var property: String {
    switch self {
    case .live: "liveValue"
    case .preview: "previewValue"
    case .test: "testValue"
    }
  }
}
