import Recording

/// Origins in complete sentences, as answers to why.
extension Wording {
  func reason(_ origin: TaskLocalOrigin, reader: LaneID) -> StyledText {
    switch origin {
    case .bound(let scope, let place, let journey):
      let entry = happenings.entry(of: scope)
      let lane = entry.map { "\($0.event.lane)" as StyledText } ?? "it"
      return (entry == nil ? "it was bound at " : lane + " had bound it at ")
        + self.place(of: entry, or: place) + carried(journey)
    case .defaultValue(.neverBound):
      return "that is the default, since no binding was in effect"
    case .defaultValue(.detached(let lane, let place, let boundAt)):
      return "that is the default, since " + descent(reader, lane) + ", started at "
        + self.place(of: happenings.creation(of: lane), or: place)
        + (lane == reader ? ", is" : ", which is")
        + " detached and copies nothing. The binding made at \(at(boundAt)) did not come along"
    case .defaultValue(.outsideAnyTask(let lane, let place, let boundAt)):
      return "that is the default, since " + descent(reader, lane) + ", enqueued at "
        + self.place(of: happenings.creation(of: lane), or: place)
        + (lane == reader ? ", runs" : ", which runs")
        + " outside any task. The binding made at \(at(boundAt)) stayed behind"
    case .disagreement(let text):
      return "\("disagreement", .error): \(text, .plain) (a defect of Heirloom)"
    }
  }

  /// Returns the lane that a reader got its bindings from; with the reader, if they differ.
  private func descent(_ reader: LaneID, _ lane: LaneID) -> StyledText {
    lane == reader ? "\(lane)" : "\(reader) inherits from \(lane)"
  }

  func reason(
    _ origin: DependencyOrigin, lost: LostOverride?, read: Int? = nil
  ) -> StyledText {
    let text: StyledText
    switch origin {
    case .overridden(let place, let journey):
      text =
        "an override was in effect"
        + (overridePlace(place, read: read).map { ", made at " + $0 } ?? "")
        + carried(journey)
    case .captured(let place, let made, let model):
      let subject = model.map { StyledText($0, .name) } ?? "the wrapper"
      text =
        "no override was in effect, but " + subject
        + (made.map {
          ", made at " + self.place(of: happenings.making(of: model, at: $0), or: $0) + ","
        }
          ?? "") + " had captured the one"
        + (place.map { " made at \(at($0))" } ?? " in effect then")
    case .store: text = "no override was in effect, and the store that runs this code provides it"
    case .process(let context):
      text = "no override was in effect, and the process \(running(in: context), .plain)"
    case .cached(let context, let firstPlace):
      text =
        "no override was in effect, so it came from the cache of the "
        + "\(context.rawValue, .plain) context"
        + (firstPlace.map {
          ", where the read at "
            + self.place(of: happenings.computation(in: context, at: $0), or: $0)
            + " had put it"
        } ?? "")
    case .prepared(let context, let place):
      text =
        "no override was in effect, and it was prepared for the \(context.rawValue, .plain) context"
        + (place.map { " at \(at($0))" } ?? "")
    case .computed(let context, let used) where context == used:
      text =
        "no override was in effect and nothing was cached, so its \(used.property, .plain) was "
        + "computed, as the context is \(context.rawValue, .plain)"
    case .computed(let context, let used):
      text =
        "no override was in effect and nothing was cached, so its \(used.property, .plain) was "
        + "computed: the context is \(context.rawValue, .plain), and the key has no "
        + "\(context.property, .plain)"
    case .missing(let context, let used, let isReported):
      text =
        "no override was in effect, and the key has no \(context.property, .plain) for the "
        + "\(context.rawValue, .plain) context; its \(used.property, .plain) stood in"
        + (isReported ? ", and that was reported as an issue" : "")
    }
    guard let lost else { return text }
    return text
      + ". The override made at \(at(lost.place)) did not reach \(lost.lane), which began at "
      + place(of: happenings.creation(of: lost.lane), or: lost.lanePlace)
  }

  private func carried(_ journey: [Hop]) -> StyledText {
    journey.reduce("") { text, hop in
      let place = place(of: happenings.creation(of: hop.lane), or: hop.place)
      return switch hop.kind {
      case _ where hop.isCarried, .main, .detachedTask, .test, .dispatch:
        text + ", and it was carried into \(hop.lane) at \(place)"
      case _ where hop.isCopied, .task: text + ", and \(hop.lane), started at \(place), copied it"
      case .asyncLet, .groupChild:
        text + ", and \(hop.lane), started at \(place), shares it with its parent"
      }
    }
  }
}
