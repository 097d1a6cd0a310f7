import MessageTables
import Phrases
import Recording

/// How a value came from one lane into another one, after its origin.
enum HopMessage: Message {
  case carried(LaneID, at: StyledText)
  case copied(LaneID, at: StyledText)
  case shared(LaneID, at: StyledText)
  case ofStore
}

extension HopMessage {
  var sentence: Phrase<StyledText> {
    switch self {
    case .carried(let lane, let place): "carried into \(lane) at \(place)"
    case .copied(let lane, let place): "copied into \(lane) at \(place)"
    case .shared(let lane, let place): "shared with \(lane) at \(place)"
    case .ofStore: "kept by the store"
    }
  }
}

/// A model or a wrapper that captured an override.
enum CaptureMessage: Message {
  case ofModel(String, madeAt: StyledText)
  case ofWrapper(madeAt: StyledText)
}

extension CaptureMessage {
  /// That it captured the context of a read.
  var ofContext: Phrase<StyledText> {
    switch self {
    case .ofModel(let model, let made): "\(name: model), made at \(made), captured this context"
    case .ofWrapper(let made): "the wrapper, made at \(made), captured this context"
    }
  }

  /// That its override is hidden by another one.
  var sentence: Phrase<StyledText> {
    switch self {
    case .ofModel(let model, let made):
      "an override in effect wins over a captured override (\(name: model), made at \(made))"
    case .ofWrapper(let made):
      "an override in effect wins over a captured override (the wrapper, made at \(made))"
    }
  }
}

/// Where the value of a read came from, beside the read.
enum OriginMessage: Message {
  // Task-local values.
  case bound(at: StyledText, [HopMessage])
  case neverBound
  case detached(LaneID, at: StyledText, boundAt: StyledText)
  case inheritsFromDetached(LaneID, LaneID, at: StyledText, boundAt: StyledText)
  case outsideTasks(LaneID, boundAt: StyledText)
  case inheritsFromOutsideTasks(LaneID, LaneID, at: StyledText, boundAt: StyledText)
  case startedBefore(LaneID, at: StyledText, boundAt: StyledText)
  case inheritsFromStartedBefore(LaneID, LaneID, at: StyledText, boundAt: StyledText)
  case keepsFromStart(LaneID, LaneID, boundSince: StyledText)
  case disagreement(String)

  // Dependencies.
  case overridden(from: StyledText?, [HopMessage], hiding: CaptureMessage?)
  case store
  case process(Provider)
  case notReached(LaneID, at: StyledText, overriddenAt: StyledText)
  case notReachedCreated(LaneID, at: StyledText, overriddenAt: StyledText)

  // Remarks about reads.
  case member(of: String, StyledText)
  case onlyToChange
  case endedInHeader(boundAt: StyledText, endedAt: StyledText)
  case hasEnded(name: String, value: StyledText, at: StyledText)
  case forOtherContext(at: StyledText)
  case readBeforeOverride(name: String, at: StyledText)
  case onlyInYield(at: StyledText, overriddenAt: StyledText)
  case choosesDefaults(StyledText, at: StyledText)
  /// The object is in the cache of another context.
  case cachedForOthers(String, Provider)
  case sharesObject(String, at: StyledText)
  case capturesForAll(String, of: String, at: StyledText)
  case keepsCaptured(String, of: String, at: StyledText)
  case sharesDefault(String, with: LaneID, at: StyledText)
  case bindingAtYield(at: StyledText)
  case overrideAtYield(at: StyledText)

  // Scopes that replace all values.
  case replacesAll
  case replacesAllByMade(at: StyledText?)
  case replacesAllByKept(at: StyledText?)
}

extension OriginMessage {
  var sentence: Phrase<StyledText> {
    switch self {
    case .bound(let place, let hops): Self.with(hops, "bound at \(place)")
    case .neverBound: "\(lost: "default"): no binding is in effect"
    case .detached(let lane, let place, let binding):
      """
      \(lost: "default"): \(lane) is detached (\(place)); the binding at \(binding) was not copied
      """
    case .inheritsFromDetached(let reader, let lane, let place, let binding):
      """
      \(lost: "default"): \(reader) inherits from \(lane) (\(place)), which is detached; the binding \
      at \(binding) was not copied
      """
    case .outsideTasks(let lane, let binding):
      """
      \(lost: "default"): \(lane) runs outside any task; the binding at \(binding) was not copied
      """
    case .inheritsFromOutsideTasks(let reader, let lane, let place, let binding):
      """
      \(lost: "default"): \(reader) inherits from \(lane) (\(place)), which runs outside any task; \
      the binding at \(binding) was not copied
      """
    case .keepsFromStart(let lane, let creator, let value):
      """
      \(lane) \(lost: "keeps") what was in effect when it started; \(creator) has bound \(value) since
      """
    case .startedBefore(let lane, let place, let binding):
      """
      \(lost: "default"): \(lane) started at \(place), before the binding at \(binding); a task \
      keeps what was in effect when it started
      """
    case .inheritsFromStartedBefore(let reader, let lane, let place, let binding):
      """
      \(lost: "default"): \(reader) inherits from \(lane), which started at \(place), before the \
      binding at \(binding); a task keeps what was in effect when it started
      """
    case .disagreement(let text):
      "\(error: "disagreement"): \(plain: text) (a defect of Heirloom, not of the program)"

    case .overridden(let place, let hops, let hidden?):
      "\(Self.with(hops, .override(from: place))); \(hidden.sentence)"
    case .overridden(let place, let hops, nil): Self.with(hops, .override(from: place))
    case .store: "provided by the store that runs this code"
    case .process(.live): "no override: the process runs neither tests nor previews"
    case .process(.preview): "no override: the process runs previews"
    case .process(.test): "no override: the process runs tests"
    case .notReached(let lane, let place, let override):
      "\(lost: "lost"): the override at \(override) did not reach \(lane) (\(place))"
    case .notReachedCreated(let lane, let place, let override):
      "\(lost: "lost"): the override at \(override) did not reach \(lane), created at \(place)"

    case .sharesObject(let object, let place):
      """
      but with \(name: object), \(lost: "the same object") as in the value that was computed at \(place). \
      A static let is made once: make a new object in a computed static var
      """
    case .cachedForOthers(let object, let context):
      """
      \(name: object) is cached \(lost: "for the \(context.rawValue) context only"): each context computes and keeps \
      its own value. To share one object, keep it in a static let
      """
    case .capturesForAll(let name, let part, let place):
      """
      \(name: name) \(lost: "captures") the override of \(name: part) at \(place), and the cache keeps \
      \(name: name) for all later readers
      """
    case .keepsCaptured(let name, let part, let place):
      """
      It \(lost: "still has") the override of \(name: part) at \(place), which was in effect when it was \
      computed. Override \(name: name) there too, or read \(name: part) outside of \(name: name)
      """
    case .sharesDefault(let object, let lane, let place):
      """
      the default is made once, so \(name: object) is \(lost: "the same object") that \(lane) read at \
      \(place)
      """
    case .choosesDefaults(let context, let place):
      "the context \(context), set at \(place), chooses \(lost: "only among defaults")"
    case .member(let whole, let origin): "\(name: whole): \(origin)"
    case .onlyToChange: "only to change it"
    case .endedInHeader(let binding, let end):
      "that of \(binding) ended in the header at \(end)"
    case .hasEnded(let name, let value, let place):
      "\(name: name) = \(value), set at \(place), \(lost: "has ended")"
    case .onlyInYield(let yield, let override):
      """
      \(lost: "lost"): the override at \(override) was in effect only inside of the `yield` at \(yield)
      """
    case .readBeforeOverride(let name, let place):
      "\(lost: "too early"): this closure overrides \(name: name) only at \(place)"
    case .forOtherContext(let place):
      "the value prepared at \(place) is \(lost: "for another context")"
    case .bindingAtYield(let place):
      """
      The binding of \(place) was in effect where the element was yielded, but \
      \(lost: "a stream carries only the element"). Store the value in the element
      """
    case .overrideAtYield(let place):
      """
      The override of \(place) was in effect where the element was yielded, but \
      \(lost: "a stream carries only the element"). Store the value in the element
      """

    case .replacesAll: .replacesAll
    case .replacesAllByMade(let place?):
      "replaces all values in effect with the values made at \(place), and with their cache"
    case .replacesAllByMade(nil):
      "replaces all values in effect with the values made earlier, and with their cache"
    case .replacesAllByKept(let place?):
      "replaces all values in effect with the values that were in effect at \(place)"
    case .replacesAllByKept(nil):
      "replaces all values in effect with values that were in effect earlier"
    }
  }

  private static func with(
    _ hops: [HopMessage], _ origin: Phrase<StyledText>
  ) -> Phrase<StyledText> {
    .enumerated([origin] + hops.map(\.sentence))
  }
}
