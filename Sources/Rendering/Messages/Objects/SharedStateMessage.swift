import MessageTables
import Phrases
import Recording

/// State that lanes share, in a trace: unfinished calls of an actor, values of locks, continuations.
enum SharedStateMessage: Message {
  /// - Parameter isFlag: Whether the property tells that the work is going on.
  case unfinished(
    LaneID, waitingAt: StyledText?, actor: String, reader: LaneID, isFlag: Bool)
  case alsoUnfinished(LaneID)
  case behindLock(String)
  case besideLock(String)
  case changedBetweenLocks(by: LaneID?, since: StyledText?, reader: LaneID, lock: String)
  case changedBesideLock(by: LaneID?, since: StyledText?, reader: LaneID, lock: String)
  case changedSinceYield(of: String, by: LaneID)
  case continuation
  /// - Parameter notReached: The lines in its closure that resume a continuation.
  case leaked(LaneID, notReached: [StyledText])
}

extension SharedStateMessage {
  var sentence: Phrase<StyledText> {
    switch self {
    case .unfinished(let lane, let place, let actor, let reader, let isFlag):
      """
      changed by \(lane), whose call of \(name: actor) \(lost: "hasn't ended"): it waits\(Self.at(place)), and \
      \(reader) begins meanwhile\(Self.advice(isFlag: isFlag))
      """
    case .alsoUnfinished(let lane): "changed by \(lane) in the same call"
    case .behindLock(let lock): "the value of the \(name: lock)"
    case .changedBetweenLocks(let lane, let place, let reader, let lock):
      """
      changed \(lost: "before this") by \(Self.writer(lane)), since \(reader) read it\(Self.at(place)). If this change \
      depends on that read, do both while the \(name: lock) is locked once
      """
    case .besideLock(let lock): "while the \(name: lock) is locked"
    case .changedBesideLock(let lane, let place, let reader, let lock):
      """
      changed \(lost: "before this") by \(Self.writer(lane)), since \(reader) had the \(name: lock) \
      last\(Self.at(place)). If this change depends on a value that was read there, do both while the \
      \(name: lock) is locked once
      """
    case .changedSinceYield(let property, let lane):
      """
      \(lane) has \(lost: "changed") \(name: property) since then: a yield doesn't wait for the reader, and the \
      element has the same object
      """
    case .continuation: "the continuation"
    case .leaked(let lane, let places):
      """
      released, and \(lost: "nothing resumed it"), so \(lane) waits for ever\(Self.not(reached: places)). \
      Resume it exactly once on every path
      """
    }
  }

  private static func at(_ place: StyledText?) -> Phrase<StyledText> {
    if let place { " at \(place)" } else { "" }
  }

  private static func advice(isFlag: Bool) -> Phrase<StyledText> {
    isFlag ? ". To wait for the work of another call, keep its Task and await that" : ""
  }

  private static func writer(_ lane: LaneID?) -> Phrase<StyledText> {
    if let lane { "\(lane)" } else { "other code" }
  }

  private static func not(reached places: [StyledText]) -> Phrase<StyledText> {
    if places.isEmpty { return "" }
    return
      ": its closure resumes it only at \(.several(places.map { "\($0)" }, .or)), which it didn't reach"
  }
}
