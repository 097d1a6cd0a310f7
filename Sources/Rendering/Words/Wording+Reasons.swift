import MessageTables
import Phrases
import Recording

/// Origins in complete sentences, as answers to why.
extension Wording {
  func reason(_ origin: TaskLocalOrigin, reader: LaneID) -> StyledText {
    let message: ReasonMessage
    switch origin {
    case .bound(let scope, let place, let journey):
      let entry = happenings.entry(of: scope)
      message = .bound(
        by: entry?.event.lane, at: self.place(of: entry, or: place), carried(journey))
    case .defaultValue(.neverBound): message = .neverBound
    case .defaultValue(.detached(let lane, let place, let boundAt)):
      let place = self.place(of: happenings.creation(of: lane), or: place)
      message =
        lane == reader
        ? .detached(lane, at: place, boundAt: at(boundAt))
        : .inheritsFromDetached(reader, lane, at: place, boundAt: at(boundAt))
    case .defaultValue(.outsideAnyTask(let lane, let place, let boundAt)):
      let place = self.place(of: happenings.creation(of: lane), or: place)
      let binding = at(boundAt)
      message =
        switch (isThread: happenings.isThread(lane), isReader: lane == reader) {
        case (false, true): .outsideTasks(lane, at: place, boundAt: binding)
        case (false, false): .inheritsFromOutsideTasks(reader, lane, at: place, boundAt: binding)
        case (true, true): .thread(lane, at: place, boundAt: binding)
        case (true, false): .inheritsFromThread(reader, lane, at: place, boundAt: binding)
        }
    case .disagreement(let text): message = .disagreement(text)
    }
    return message.styled
  }

  func reason(
    _ origin: DependencyOrigin, lost: LostOverride?, read: Int? = nil
  ) -> StyledText {
    let message: ReasonMessage
    switch origin {
    case .overridden(let place, let journey, let hidden):
      message = .overridden(
        at: overridePlace(place, read: read), carried(journey), hiding: hidden.map(capture))
    case .captured(let place, let made, let model):
      let made = made.map { self.place(of: happenings.making(of: model, at: $0), or: $0) }
      message = .captured(by: model, madeAt: made, overriddenAt: place.map(at))
    case .store: message = .store
    case .process(let context): message = .process(context)
    case .cached(let context, let firstPlace):
      let first = firstPlace.map {
        self.place(of: happenings.computation(in: context, at: $0), or: $0)
      }
      message = .cached(context, at: first)
    case .prepared(let context, let place): message = .prepared(context, at: place.map(at))
    case .computed(let context, let used, nil) where context == used: message = .computed(used)
    case .computed(let context, let used, let capturer?) where context == used:
      message = .computedInKept(used, capture(capturer))
    case .computed(let context, let used, _): message = .computedOther(used, context: context)
    case .missing(let context, let used, let isReported):
      message = .missing(context, used: used, isReported: isReported)
    }
    guard let lost else { return message.styled }
    let remark = ReasonMessage.notReached(
      lost.lane, at: place(of: happenings.creation(of: lost.lane), or: lost.lanePlace),
      overriddenAt: at(lost.place))
    return message.styled + ". " + remark.styled
  }

  private func carried(_ journey: [Hop]) -> [CarriedMessage] {
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
}
