import MessageTables
import Phrases
import Recording

/// How a value came from one lane into another one, in an answer to why.
enum CarriedMessage: Message {
  case carried(LaneID, at: StyledText)
  case copied(LaneID, at: StyledText)
  case shared(LaneID, at: StyledText)
  case ofStore
}

extension CarriedMessage {
  var sentence: Phrase<StyledText> {
    switch self {
    case .carried(let lane, let place): "and it was carried into \(lane) at \(place)"
    case .copied(let lane, let place): "and \(lane), started at \(place), copied it"
    case .shared(let lane, let place):
      "and \(lane), started at \(place), shares it with its parent"
    case .ofStore: "and the store kept it"
    }
  }
}

/// Where the value of a read came from, in an answer to why.
enum ReasonMessage: Message {
  // Task-local values.
  case bound(by: LaneID?, at: StyledText, [CarriedMessage])
  case neverBound
  case detached(LaneID, at: StyledText, boundAt: StyledText)
  case inheritsFromDetached(LaneID, LaneID, at: StyledText, boundAt: StyledText)
  case outsideTasks(LaneID, at: StyledText, boundAt: StyledText)
  case inheritsFromOutsideTasks(LaneID, LaneID, at: StyledText, boundAt: StyledText)
  case thread(LaneID, at: StyledText, boundAt: StyledText)
  case inheritsFromThread(LaneID, LaneID, at: StyledText, boundAt: StyledText)
  case startedBefore(LaneID, at: StyledText, boundAt: StyledText)
  case inheritsFromStartedBefore(LaneID, LaneID, at: StyledText, boundAt: StyledText)
  case disagreement(String)

  // Dependencies.
  case overridden(at: StyledText?, [CarriedMessage], hiding: CaptureMessage?)
  /// - Parameter by: The model; nil for a wrapper.
  case captured(by: String?, madeAt: StyledText?, overriddenAt: StyledText?)
  case store
  case process(Provider)
  case cached(Provider, at: StyledText?)
  case prepared(Provider, at: StyledText?)
  case computed(Provider)
  case computedInKept(Provider, CaptureMessage)
  case computedOther(Provider, context: Provider)
  case missing(Provider, used: Provider, isReported: Bool)
  case notReached(LaneID, at: StyledText, overriddenAt: StyledText)
}

extension ReasonMessage {
  var sentence: Phrase<StyledText> {
    switch self {
    case .bound(let lane?, let place, let hops):
      Self.with(hops, "\(lane) had bound it at \(place)")
    case .bound(nil, let place, let hops): Self.with(hops, "it was bound at \(place)")
    case .neverBound: "that is the default, because no binding was in effect"
    case .detached(let lane, let place, let binding):
      """
      that is the default, because \(lane), started at \(place), is detached and copies nothing. The \
      binding made at \(binding) was not copied
      """
    case .inheritsFromDetached(let reader, let lane, let place, let binding):
      """
      that is the default, because \(reader) inherits from \(lane), started at \(place), which is \
      detached and copies nothing. The binding made at \(binding) was not copied
      """
    case .outsideTasks(let lane, let place, let binding):
      """
      that is the default, because \(lane), enqueued at \(place), runs outside any task. The binding \
      made at \(binding) was not copied
      """
    case .thread(let lane, let place, let binding):
      """
      that is the default, because \(lane), started at \(place), runs outside any task. The binding \
      made at \(binding) was not copied
      """
    case .inheritsFromThread(let reader, let lane, let place, let binding):
      """
      that is the default, because \(reader) inherits from \(lane), started at \(place), which runs \
      outside any task. The binding made at \(binding) was not copied
      """
    case .inheritsFromOutsideTasks(let reader, let lane, let place, let binding):
      """
      that is the default, because \(reader) inherits from \(lane), enqueued at \(place), which runs \
      outside any task. The binding made at \(binding) was not copied
      """
    case .startedBefore(let lane, let place, let binding):
      """
      that is the default, because \(lane) started at \(place), before the binding at \(binding); a \
      task keeps what was in effect when it started
      """
    case .inheritsFromStartedBefore(let reader, let lane, let place, let binding):
      """
      that is the default, because \(reader) inherits from \(lane), which started at \(place), before \
      the binding at \(binding); a task keeps what was in effect when it started
      """
    case .disagreement(let text):
      "\(error: "disagreement"): \(plain: text) (a defect of Heirloom)"

    case .overridden(let place, let hops, let hidden?):
      "\(Self.overridden(at: place, hops, hiding: nil).sentence); \(hidden.sentence)"
    case .overridden(let place?, let hops, nil):
      Self.with(hops, "an override was in effect, made at \(place)")
    case .overridden(nil, let hops, nil): Self.with(hops, "an override was in effect")
    case .captured(let model, let made?, let override?):
      """
      \(Self.subject(model)), made at \(made), had captured the override made at \(override)
      """
    case .captured(let model, let made?, nil):
      """
      \(Self.subject(model)), made at \(made), had captured the override in effect there
      """
    case .captured(let model, nil, let override?):
      """
      \(Self.subject(model)) had captured the override made at \(override)
      """
    case .captured(let model, nil, nil):
      """
      \(Self.subject(model)) had captured the override of the place that made it
      """
    case .store: "no override was in effect, and the store that runs this code provides it"
    case .process(.live):
      "no override was in effect, and the process runs neither tests nor previews"
    case .process(.preview): "no override was in effect, and the process runs previews"
    case .process(.test): "no override was in effect, and the process runs tests"
    case .cached(let context, let place?):
      """
      no override was in effect, so it came from the cache of the \(plain: context.rawValue) context, \
      where the read at \(place) had put it
      """
    case .cached(let context, nil):
      """
      no override was in effect, so it came from the cache of the \(plain: context.rawValue) context
      """
    case .prepared(let context, let place?):
      """
      no override was in effect, and it was prepared for the \(plain: context.rawValue) context at \
      \(place)
      """
    case .prepared(let context, nil):
      "no override was in effect, and it was prepared for the \(plain: context.rawValue) context"
    case .computed(let context):
      """
      no override was in effect and nothing was cached, so its \(plain: context.property) was \
      computed, as the context is \(plain: context.rawValue)
      """
    case .computedInKept(let context, let capture):
      "\(Self.computed(context).sentence): \(capture.ofContext)"
    case .computedOther(let used, let context):
      """
      no override was in effect and nothing was cached, so its \(plain: used.property) was computed: \
      the context is \(plain: context.rawValue), and the key has no \(plain: context.property)
      """
    case .missing(let context, let used, isReported: true):
      """
      no override was in effect, and the key has no \(plain: context.property) for the \
      \(plain: context.rawValue) context; its \(plain: used.property) stood in, and that was reported \
      as an issue
      """
    case .missing(let context, let used, isReported: false):
      """
      no override was in effect, and the key has no \(plain: context.property) for the \
      \(plain: context.rawValue) context; its \(plain: used.property) stood in
      """
    case .notReached(let lane, let place, let override):
      "The override made at \(override) did not reach \(lane), which began at \(place)"
    }
  }

  private static func subject(_ model: String?) -> Phrase<StyledText> {
    if let model { "\(name: model)" } else { "the wrapper" }
  }

  private static func with(
    _ hops: [CarriedMessage], _ reason: Phrase<StyledText>
  ) -> Phrase<StyledText> {
    .enumerated([reason] + hops.map(\.sentence))
  }
}
