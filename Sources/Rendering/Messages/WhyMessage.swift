import MessageTables
import Phrases
import Recording

/// The answers to why a name has its value. Each is a sentence.
enum WhyMessage: Message {
  // Reads.
  case member(of: String, because: StyledText)
  case wasRead(
    name: String, value: StyledText, by: LaneID, at: StyledText?, because: StyledText)
  case differentWays(Int, shown: Int)
  case computedOnce(
    name: String, value: StyledText, at: StyledText, [Loss.Ingredient], values: [StyledText])

  // Names without reads.
  case setNeverRead(name: String, at: StyledText)
  case emptyName
  case noTask(String)
  case nothingRead(name: String)
  case whatWasRead([String])
  case whatActionsChanged([String])
  case whatTasksChanged([String])

  // Changes of properties.
  case became(name: String, StyledText, from: StyledText)
  case becameBefore(StyledText)
  case changedOften(Int)
  case changedMeanwhile(by: [LaneID], whileWaiting: LaneID, at: StyledText, actor: String)
  case changedInPlace(beforeReadBy: LaneID, at: StyledText, after: StyledText)
  case changedBy(LaneID, at: StyledText)

  // Tasks and effects.
  case started(StyledText, by: LaneID, at: StyledText?, after: String?)
  case isTask(LaneID, of: StyledText)
  case startedByAction(StyledText, action: StyledText, at: StyledText?)
  case wasCancelled(at: StyledText?)
  case cancellationMissed(LaneID, at: StyledText?)
  case keptWaitingForResume(at: StyledText?)
  case keptWaiting(for: LaneID)
  case effectCancelled(because: StyledText)
  case ignoredCancellation
  case ended(error: StyledText?, lastEventAt: StyledText?)
  case neverEnded(lastEventAt: StyledText?)

  // Observation.
  case observed(name: String, at: StyledText?)
  case notChangedSince(name: String)

  // Cancellation.
  case askedOutsideTasks(LaneID, at: StyledText?)
  case sawCancellation(LaneID, cancelledAt: StyledText?, at: StyledText?)
  case sawNoCancellation(LaneID, cancelledAt: StyledText?)
  case nothingCancelled
  case moreCancelled(Int)

  // Changes of states.
  case stateBecame(name: String, StyledText, from: StyledText)
  case stateAdded(name: String, StyledText)
  case stateRemoved(name: String, from: StyledText)
  case stateChanged(name: String)
  case stateNeverChanged(name: String, StyledText)
  case stateNotChanged(name: String)
  case action(StyledText, [Link])
  case actionSent(StyledText, [Link])
  case actionChanged([String])
  case observer(of: StyledText, to: StyledText, action: StyledText, [Link])
}

extension WhyMessage {
  /// How an action was sent.
  enum Link {
    case caller(at: StyledText?)
    case effect(StyledText, of: StyledText)
    case reducer(at: StyledText)
  }

  var sentence: Phrase<StyledText> {
    switch self {
    case .member(let whole, let reason): "it is a member of \(name: whole): \(reason)"
    case .wasRead(let name, let value, let lane, let place?, let reason):
      "\(name: name) was \(value) when \(lane) read it at \(place): \(reason)."
    case .wasRead(let name, let value, let lane, nil, let reason):
      "\(name: name) was \(value) when \(lane) read it: \(reason)."
    case .differentWays(let count, let shown):
      "It was read in \(count) different ways; these are the last \(shown)."
    case .computedOnce(let name, let value, let place, [], _):
      """
      \(name: name) is \(value): it was computed once, at \(place). Later uses get the same value.
      """
    case .computedOnce(let name, let value, let place, let ingredients, let values):
      """
      \(name: name) is \(value): it was computed once, at \(place), when \
      \(.states(ingredients, values)).
      """

    case .setNeverRead(let name, let place): "\(name: name) was set at \(place), and never read."
    case .emptyName: "The name is empty."
    case .noTask(let name): "No task, closure or effect of this run is \(name: name)."
    case .nothingRead(let name):
      "No task-local or dependency was read under the name \(name: name)."
    case .whatWasRead(let names): "These were read: \(plain: names.joined(separator: ", "))."
    case .whatActionsChanged(let names):
      "Actions changed these: \(plain: names.joined(separator: ", "))."
    case .whatTasksChanged(let names):
      "Tasks changed these: \(plain: names.joined(separator: ", "))."

    case .became(let name, let new, let old):
      "\(name: name) became \(new); before it was \(old)."
    case .becameBefore(let value): "Before that, it became \(value)."
    case .changedOften(let count):
      .plural(
        count, one: "Before that, it changed once more.",
        other: "Before that, it changed \(count) more times.")
    case .changedMeanwhile([], let lane, let place, let actor):
      """
      Other code changed it while \(lane) waited at \(place), because \(name: actor) was free.
      """
    case .changedMeanwhile(let writers, let lane, let place, let actor):
      """
      \(.enumerated(writers.map { "\($0)" })) changed it while \(lane) waited at \(place), because \
      \(name: actor) was free.
      """
    case .changedInPlace(let lane, let place, let read):
      """
      It was changed in place, after the read at \(read) and before \(lane) read it at \(place).
      """
    case .changedBy(let lane, let place): "\(lane) changed it at \(place)."

    case .started(let task, let creator, let place, let delay?):
      "\(creator) started \(task)\(Self.at(place)), to run after \(plain: delay)."
    case .started(let task, let creator, let place, nil):
      "\(creator) started \(task)\(Self.at(place))."
    case .isTask(let lane, let effect): "\(lane) is the task of \(effect)."
    case .startedByAction(let effect, let action, let place?):
      "The reducer returned \(effect) for \(action), at \(place)."
    case .startedByAction(let effect, let action, nil):
      "The reducer returned \(effect) for \(action)."
    case .cancellationMissed(let creator, let place?):
      "\(creator) was cancelled at \(place); that didn't reach this task, which isn't its child."
    case .cancellationMissed(let creator, nil):
      "\(creator) was cancelled; that didn't reach this task, which isn't its child."
    case .keptWaitingForResume(let place?):
      "The cancellation didn't end its wait for the continuation of \(place) to be resumed."
    case .keptWaitingForResume(nil):
      "The cancellation didn't end its wait for a continuation to be resumed."
    case .keptWaiting(let task): "The cancellation didn't end its wait for \(task)."
    case .wasCancelled(let place?): "It was cancelled at \(place)."
    case .wasCancelled(nil): "It was cancelled."
    case .effectCancelled(let reason): "It was cancelled: \(reason)."
    case .ignoredCancellation:
      "It threw a CancellationError, which run ignores, so catch wasn't called."
    case .ended(let error?, _): "It ended with the error \(error)."
    case .ended(nil, let place?): "It ended; its last event is at \(place)."
    case .ended(nil, nil): "It ended."
    case .neverEnded(let place?): "It hasn't ended; its last event is at \(place)."
    case .neverEnded(nil): "It hasn't ended."

    case .observed(let name, let place):
      "An observation read \(name: name)\(Self.at(place))."
    case .notChangedSince(let name):
      """
      No assignment of \(name: name) was seen after that. A change in an object to which it refers isn't a \
      change of \(name: name).
      """
    case .actionSent(let action, let links): "\(action) was sent \(Self.chain(links))."
    case .actionChanged([]): "It changed nothing."
    case .actionChanged(let paths): "It changed \(plain: paths.joined(separator: ", "))."
    case .askedOutsideTasks(let lane, let place):
      """
      \(name: "Task.isCancelled") was false when \(lane) read it\(Self.at(place)): \(lane) runs outside any \
      task, where it is always false.
      """
    case .sawCancellation(let lane, let cause, let place):
      """
      \(lane) was cancelled\(Self.at(cause)), and its code first saw that\(Self.at(place)).
      """
    case .sawNoCancellation(let lane, let cause):
      """
      \(lane) was cancelled\(Self.at(cause)), and its code didn't ask for it afterwards.
      """
    case .nothingCancelled: "No task was cancelled."
    case .moreCancelled(let count):
      .plural(
        count, one: "One more task was cancelled.", other: "\(count) more tasks were cancelled.")
    case .stateBecame(let name, let new, let old):
      "\(name: name) became \(new); before it was \(old)."
    case .stateAdded(let name, let new): "\(name: name) was added with the value \(new)."
    case .stateRemoved(let name, let old): "\(name: name) was removed; before it was \(old)."
    case .stateNeverChanged(let name, let value):
      "\(name: name) is \(value): no action has changed it."
    case .stateNotChanged(let name): "No action has changed \(name: name)."
    case .stateChanged(let name): "\(name: name) changed."
    case .action(let action, let links):
      "Action \(action) did that. It was sent \(Self.chain(links))."
    case .observer(let old, let new, let action, let links):
      """
      The reducer of onChange did that, because the observed value changed from \(old) to \(new). \
      Action \(action) changed that value. The action was sent \(Self.chain(links)).
      """
    }
  }

  private static func at(_ place: StyledText?) -> Phrase<StyledText> {
    if let place { " at \(place)" } else { "" }
  }

  private static func chain(_ links: [Link]) -> Phrase<StyledText> {
    let phrases = links.map { link -> Phrase<StyledText> in
      switch link {
      case .caller(let place?): "at \(place)"
      case .caller(nil): "from outside"
      case .effect(let effect, let action): "by \(effect), which the action \(action) started"
      case .reducer(let action): "by the reducer when it reduced \(action)"
      }
    }
    return phrases.dropFirst().reduce(phrases.first ?? "") { "\($0); that action was sent \($1)" }
  }
}
