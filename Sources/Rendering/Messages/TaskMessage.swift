import MessageTables
import Phrases
import Recording

/// Tasks and closures on queues, in a trace: their kinds, what they inherit, and their ends.
enum TaskMessage: Message {
  // Kinds.
  case main
  case task
  case detachedTask
  case asyncLet(String)
  case groupChild
  case test(String)
  case queue(String)
  case thread
  case threadNamed(String)
  case effect(StyledText)

  // Their bindings.
  case neverBegan
  case noBindings
  case losesBindings
  case copies(Int)
  case shares(Int)
  case copiesAndShares(Int, shared: Int)
  case runsAfter(String)
  case onActor(String)

  case priority(String)
  case beginsCancelled(by: LaneID?)

  // When they run, and who waits for them.
  case beginsWhenWaiting(LaneID, at: StyledText?)
  case beginsNow
  case isolatedDeinitializer
  case outlivesMain(isCancelled: Bool)
  /// The property that held the task got another task, or nil.
  case replaced(String, by: LaneID?, at: StyledText?)
  /// - Parameter place: Where it is cancelled, at last.
  case readsOn(LaneID, cancelledAt: StyledText?)
  case outlivesMainKeeping(String)
  case methodKeeps(String, String)
  case notAwaited(by: String)
  /// The closure on a queue that started it has ended before it.
  case outlives(LaneID)
  case keepsBindings(LaneID)
  case hasOtherBinding(LaneID, StyledText, reader: StyledText)

  // Their errors.
  case ends(LaneID)
  case endsEffect(StyledText)
  case awaitedAfter(LaneID, of: LaneID, first: LaneID)
  case droppedByGroup(LaneID)
  case thrownByGroup
  case notFirstInGroup
  case droppedByNobody(LaneID)
  case throwsAgain(StyledText)
  case endedBefore(LaneID, awaitedBy: LaneID)
  /// The error of a task reaches a lane because another lane that awaits the task was cancelled.
  case getsErrorOf(
    LaneID, StyledText, LaneID, cancelled: LaneID, at: StyledText)
  case ignoresCancellation(LaneID)
  /// The lane hadn't begun when it was cancelled.
  case beginsAllTheSame(LaneID)
  /// - Parameter isLate: Whether the task did something before.
  case looksFirst(LaneID, Look, isLate: Bool)

  /// The code that sees a cancellation.
  enum Look: Hashable {
    case sleep(at: StyledText)
    case isCancelled(at: StyledText)
    case check(at: StyledText)
    case stream(at: StyledText)
    case handler(at: StyledText)
  }
}

extension TaskMessage {
  private static func at(_ place: StyledText?) -> Phrase<StyledText> {
    if let place { " at \(place)" } else { "" }
  }

  var sentence: Phrase<StyledText> {
    switch self {
    case .main: "main"
    case .task: "Task"
    case .detachedTask: "Task.detached"
    case .asyncLet(let variable): "async let \(plain: variable)"
    case .groupChild: "group child"
    case .test(let name): "test \(plain: name)"
    case .queue(let name): "\(plain: name) queue"
    case .thread: "Thread"
    case .threadNamed(let name): "Thread \(plain: name)"
    case .effect(let effect): "effect \(effect)"

    case .neverBegan: "\(lost: "never began")"
    case .noBindings: "carries no bindings"
    case .losesBindings: "\(lost: "carries no bindings")"
    case .copies(let count):
      .plural(count, one: "copies 1 binding", other: "copies \(count) bindings")
    case .shares(let count):
      .plural(
        count, one: "shares its parent's 1 binding",
        other: "shares its parent's \(count) bindings")
    case .copiesAndShares(let count, let shared):
      .plural(
        count, one: "copies 1 binding, shares its parent's other \(shared)",
        other: "copies \(count) bindings, shares its parent's other \(shared)")
    case .runsAfter(let time): "runs after \(plain: time)"
    case .onActor(let actor): "on \(name: actor)"

    case .priority(let name): "priority \(plain: name)"
    case .beginsCancelled(nil): "\(lost: "begins cancelled"): its group is cancelled"
    case .beginsCancelled(let creator?): "\(lost: "begins cancelled"): \(creator) is cancelled"
    case .isolatedDeinitializer: "isolated deinit"
    case .beginsNow: "runs now, up to its first suspension"
    // The lane's name belongs to the words that say what was lost.
    case .beginsWhenWaiting(let lane, let place?):
      "on the main actor: it \(lost: "begins only when \(lane.name) awaits") at \(place)"
    case .beginsWhenWaiting(let lane, nil):
      "on the main actor: it \(lost: "begins only when \(lane.name) awaits")"
    case .readsOn(_, let place?):
      """
      \(lost: "still reads a stream") when it is cancelled at \(place): nobody finishes the stream, so its loop \
      doesn't end before
      """
    case .readsOn(let lane, nil):
      """
      \(lost: "still reads a stream") when main ends: nobody finishes the stream or cancels \(lane)
      """
    case .replaced(let property, let task?, let place):
      """
      \(lost: "isn't cancelled") when \(name: property) gets \(task)\(Self.at(place)): cancel the old task before
      """
    case .replaced(let property, nil, let place):
      """
      \(lost: "isn't cancelled") when \(name: property) becomes nil\(Self.at(place)): call cancel() before
      """
    case .outlivesMain(isCancelled: true): "\(lost: "unfinished") when main ends: nobody awaits it"
    case .outlivesMain(isCancelled: false):
      "\(lost: "unfinished") when main ends: nobody awaits or cancels it"
    case .outlivesMainKeeping(let held):
      """
      \(lost: "unfinished") when main ends: nobody awaits it. Its closure keeps \(name: held), whose \
      deinit runs after the task ends
      """
    case .methodKeeps(let method, let type):
      """
      \(plain: method) is a method of \(name: type): the object \(lost: "stays alive") until the method \
      returns, also after a weak self
      """
    case .notAwaited(let function):
      "\(lost: "not awaited"): \(name: function) continues without its result"
    case .outlives(let creator): "\(lost: "not awaited"): \(creator) ends before it"
    case .keepsBindings(let lane): "\(lane) runs the closure itself, and keeps its bindings"

    case .hasOtherBinding(let lane, let binding, let other):
      "\(lane) has its creator's \(binding), \(lost: "not") \(other)"

    case .ends(let lane): "ends \(lane)"
    case .endsEffect(let effect): "ends \(effect)"
    case .awaitedAfter(let reader, let lane, let first):
      """
      \(reader) gets the error only when \(first) has ended, because \(reader) awaits \(first) before \
      \(lane)
      """
    case .droppedByGroup(let lane):
      """
      \(lost: "dropped"): the group ends without asking for the result of \(lane). To throw the \
      error, use try await group.waitForAll()
      """
    case .thrownByGroup: "the group throws it when all its tasks have ended"
    case .notFirstInGroup: "\(lost: "dropped"): a discarding group throws only its first error"
    case .droppedByNobody(let lane): "\(lost: "dropped"): nobody awaits the value of \(lane)"
    case .endedBefore(let other, let reader):
      """
      \(lost: "had ended") while \(reader) waited for \(other). To get results in the order in which tasks \
      end, use a task group
      """
    case .getsErrorOf(let task, let error, let reader, let cancelled, let place):
      """
      \(reader) \(lost: "gets the error") \(error), although only \(cancelled) was cancelled: \(place) \
      cancels \(task), which both await. Cancel \(task) only when nobody else awaits it
      """
    case .ignoresCancellation(let lane):
      """
      \(lane) \(lost: "never looks") at its cancellation, and runs to its end. To stop it, check \
      Task.isCancelled in its code
      """
    case .beginsAllTheSame(let lane):
      """
      \(lane) hasn't begun. A cancellation only sets a flag, so \(lane) \(lost: "begins all the same")
      """
    case .looksFirst(_, let look, isLate: false):
      "The first to look at the flag is \(Self.name(look))"
    case .looksFirst(let lane, let look, isLate: true):
      """
      The first to look at the flag is \(Self.name(look)). To end \(lane) earlier, check Task.isCancelled at its \
      beginning
      """
    case .throwsAgain(let error):
      "it ended earlier: \(lost: "throws") \(error) again. To try again, start another task"
    }
  }

  private static func name(_ look: Look) -> Phrase<StyledText> {
    switch look {
    case .sleep(let place): "the sleep at \(place)"
    case .isCancelled(let place): "Task.isCancelled at \(place)"
    case .check(let place): "Task.checkCancellation() at \(place)"
    case .stream(let place): "the read of a stream at \(place)"
    case .handler(let place): "the cancellation handler at \(place)"
    }
  }
}
