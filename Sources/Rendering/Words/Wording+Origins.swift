import Phrases
import Recording

extension Wording {
  /// Returns why a task-local read by `reader` returned its value.
  func origin(_ origin: TaskLocalOrigin, reader: LaneID) -> StyledText {
    switch origin {
    case .bound(let scope, let place, let journey):
      "bound at \(self.place(of: happenings.entry(of: scope), or: place))\(hops(journey))"
    case .defaultValue(.neverBound):
      "\("default", .lost): no binding is in effect"
    case .defaultValue(.detached(let lane, let place, let boundAt)):
      "\("default", .lost): "
        + (lane == reader
          ? "\(lane) is detached (\(at(place)))" : descent(reader, lane, place) + "is detached")
        + "; the binding at \(at(boundAt)) was not copied"
    case .defaultValue(.outsideAnyTask(let lane, let place, let boundAt)):
      "\("default", .lost): "
        + (lane == reader ? "\(lane) " : descent(reader, lane, place))
        + "runs outside any task; the binding at \(at(boundAt)) stayed behind"
    case .disagreement(let text):
      "\("disagreement", .error): \(text, .plain) (a defect of Heirloom, not of the program)"
    }
  }

  /// Returns why a task doesn't have a binding that was made after its start.
  func tooEarly(_ later: Happenings.LaterBinding) -> StyledText {
    "\("default", .lost): " + start(before: later)
  }

  func reasonTooEarly(_ later: Happenings.LaterBinding) -> StyledText {
    "that is the default, since " + start(before: later)
  }

  private func start(before later: Happenings.LaterBinding) -> StyledText {
    let subject: StyledText =
      later.reader == later.task
      ? "\(later.task)" : "\(later.reader) inherits from \(later.task), which"
    return subject + " started at " + place(of: later.creation)
      + ", before the binding at " + place(of: later.binding)
      + "; a task keeps what was in effect when it started"
  }

  /// Returns the place of a happening that has one.
  private func place(of happening: Happening) -> StyledText {
    guard let place = happening.place ?? happening.event.place else { return "another line" }
    return self.place(of: happening, or: place)
  }

  /// Returns the beginning of a sentence about the lane that a reader got its bindings from.
  private func descent(_ reader: LaneID, _ lane: LaneID, _ place: Place) -> StyledText {
    "\(reader) inherits from \(lane) (\(at(place))), which "
  }

  /// Returns why a dependency read returned its value.
  ///
  /// - Parameter read: The number of the read's event.
  func origin(
    _ origin: DependencyOrigin, lost: LostOverride?, read: Int? = nil
  ) -> StyledText {
    var text: StyledText
    switch origin {
    case .overridden(let place, let journey):
      text = StyledText(.override(from: overridePlace(place, read: read))) + hops(journey)
    case .captured(let place, let made, let model):
      let made = made.map { self.place(of: happenings.making(of: model, at: $0), or: $0) }
      text = StyledText(.capturedOverride(from: place.map(at), by: model, madeAt: made))
    case .store: text = "provided by the store that runs this code"
    case .process(let context): text = "no override: the process \(running(in: context), .plain)"
    case .cached(let context, let firstPlace):
      let first = firstPlace.map { place -> StyledText in
        let computation = happenings.computation(in: context, at: place)
        let text = self.place(of: computation, or: place)
        return computation?.event.isForChange == true ? text + ", to change it" : text
      }
      text = StyledText(.cached(in: context.rawValue, firstComputedAt: first))
    case .prepared(let context, let place):
      text = StyledText(.prepared(in: context.rawValue, at: place.map(at)))
    case .computed(let context, let used) where context == used:
      text = StyledText(.computed(used.property, in: context.rawValue))
    case .computed(let context, let used):
      text = StyledText(.computed(used.property, since: context.property))
    case .missing(let context, let used, let isReported):
      text = StyledText(.missing(context.property, used: used.property, isReported: isReported))
    }
    if let lost {
      text +=
        "; \("lost", .lost): the override at \(at(lost.place)) did not reach \(lost.lane)"
        + beginning(of: lost)
    }
    return text
  }

  /// Returns where an override was set, with the line of the block that called the function.
  func overridePlace(_ place: Place?, read: Int?) -> StyledText? {
    guard let place else { return nil }
    guard let entry = read.flatMap(happenings.overrideEntry), let caller = entry.place,
      let last = entry.cause.path.last
    else { return at(place) }
    return "\(at(caller)) (in \(last.displayName, .name), \(at(place)))"
  }

  /// Returns where a lane that an override didn't reach was created: the line of the block, and the
  /// line of the function that created it.
  private func beginning(of lost: LostOverride) -> StyledText {
    let creation = happenings.creation(of: lost.lane)
    guard creation?.ownPlace != nil else { return " (\(at(lost.lanePlace)))" }
    return ", created at " + place(of: creation, or: lost.lanePlace)
  }

  /// Returns the crossings on the way from a binding to a read; nothing without any.
  private func hops(_ journey: [Hop]) -> StyledText {
    journey.reduce("") { text, hop in
      let place = place(of: happenings.creation(of: hop.lane), or: hop.place)
      return switch hop.kind {
      case _ where hop.isCarried, .main, .detachedTask, .test, .dispatch:
        text + ", carried into \(hop.lane) at \(place)"
      case _ where hop.isCopied, .task: text + ", copied into \(hop.lane) at \(place)"
      case .asyncLet, .groupChild: text + ", shared with \(hop.lane) at \(place)"
      }
    }
  }

  /// Returns the purpose of the process in a context.
  func running(in context: Provider) -> String {
    switch context {
    case .live: "runs neither tests nor previews"
    case .preview: "runs previews"
    case .test: "runs tests"
    }
  }

  /// Returns the initial values of a scope that replaces those in effect.
  func replacement(_ replacement: Scope.Replacement) -> StyledText {
    switch replacement {
    case .made(_, true): "replaces all that was in effect; an empty cache begins"
    case .made(let place, false):
      "replaces all that was in effect by the values made"
        + (place.map { " at \(at($0))" } ?? " earlier") + ", with their cache"
    case .kept(let place):
      "replaces all that was in effect by what was so"
        + (place.map { " at \(at($0))" } ?? " earlier")
    }
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
