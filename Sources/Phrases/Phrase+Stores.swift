/// Phrases about actions and effects of stores. The callers pass the names of the trace: `A1`, `E2`.
extension Phrase {
  /// The sender of an action, an effect.
  package static func sent(byEffect effect: Text, of action: Text) -> Phrase {
    "sent by \(effect), which \(action) started"
  }

  /// The sender of an action, a reducer that returned it as an effect.
  package static func sent(byReducerAt action: Text) -> Phrase {
    "sent by the reducer when it reduced \(action)"
  }

  /// An action that waited for another one.
  package static var sentMeanwhile: Phrase { "sent while another action was being reduced" }

  /// An action of a test's effects.
  package static var isToBeReceived: Phrase { "waits to be received" }

  /// An action that leaves the state as it is.
  package static var noChange: Phrase { "no change" }

  /// A part of the state that is another one now.
  package static func change(_ path: String, from old: Text?, to new: Text?, arrow: Text) -> Phrase
  {
    let path: Phrase = "\(name: path.isEmpty ? "state" : path): "
    return switch (old, new) {
    case (let old?, let new?): "\(path)\(old) \(arrow) \(new)"
    case (nil, let new?): "\(path)added \(new)"
    case (let old?, nil): "\(path)removed \(old)"
    case (nil, nil): path
    }
  }

  /// A change that an `onChange` saw.
  package static func observed(_ old: Text, _ new: Text, arrow: Text) -> Phrase {
    "onChange: \(old) \(arrow) \(new), so its reducer ran"
  }

  /// One of several reducers that run one after the other.
  package static func reducer(_ name: Text, number: Int) -> Phrase {
    "\(words: "\(number).") \(name)"
  }

  /// An action of a part of the state that isn't there.
  package static func missing(_ part: String, since action: Text) -> Phrase {
    "\(name: part) is \(lost: "nil since") \(action)"
  }

  /// An action of an element of a stack that isn't there.
  package static func missing(element: String, poppedBy action: Text) -> Phrase {
    "\(name: element) \(lost: "was popped") by \(action). Send this action before \(action)"
  }

  /// An override of a store's dependencies after the store was made.
  package static func overridesInStore(keptBy effects: Phrase, count: Int) -> Phrase {
    if count == 0 { return "in the store, from the next action" }
    return .plural(
      count, one: "in the store, from the next action; \(effects) keeps the earlier value",
      other: "in the store, from the next action; \(effects) keep the earlier value")
  }

  /// Effects of a child that continue although another child took its place.
  package static func keptByPart(_ effects: Phrase, count: Int, part: String) -> Phrase {
    .plural(
      count,
      one: """
        \(effects) continues: \(name: part) is another one now, but its effect is cancelled only if its \
        State is Identifiable, or if it becomes nil in between
        """,
      other: """
        \(effects) continue: \(name: part) is another one now, but its effects are cancelled only if \
        its State is Identifiable, or if it becomes nil in between
        """)
  }

  /// The work of an effect.
  package enum Work {
    case run, source, part
    /// The number of effects that run one after the other.
    case sequence(Int)
    /// The wait of `debounce` or `throttle`, and the action that is sent afterwards, if it is only that;
    /// and the number of effects that begin then.
    case delay(String, seconds: Double, sends: Text?, count: Int)
  }

  /// An effect with its work, name and ids.
  package static func effect(
    _ effect: Text, _ work: Work, named name: String?, ids: [String]
  ) -> Phrase {
    var phrase: Phrase = "\(effect) "
    switch work {
    case .run: phrase += "\(words: "run")"
    case .source: phrase += "\(words: "source")"
    case .part: phrase += "\(words: "part of its work")"
    case .sequence(let count): phrase += "\(words: "\(count)") effects, one after the other"
    case .delay(let function, _, _, _): phrase += "\(words: function)"
    }
    if let name { phrase += " \(name: name)" }
    if !ids.isEmpty { phrase += ", id \(name: ids.joined(separator: ", "))" }
    guard case .delay(_, let seconds, let action, let count) = work else { return phrase }
    let time = readable(seconds: seconds)
    if count > 1 { return phrase + ": holds \(words: "\(count)") effects for \(words: time)" }
    phrase += ": waits \(words: time)"
    if let action { phrase += ", then sends \(action)" }
    return phrase
  }

  /// The action that an effect doesn't send, because it was cancelled.
  package static func notSent(_ action: Text) -> Phrase { "\(action) isn't sent" }

  /// The actions that a test didn't receive because it received a later one.
  package static func skipped(_ actions: Phrase) -> Phrase {
    "skips \(actions), because the test store isn't exhaustive"
  }

  /// The end of a delayed effect that is cancelled while it waits.
  package static var nothingBegins: Phrase { "nothing of it begins or is sent" }

  /// Why there is an effect, where it is written, and to which part of the state it belongs.
  package static func effectOrigin(
    action: Text, sequence: Text?, position: Int?, at place: Text?, part: [String]
  ) -> Phrase {
    var phrase: Phrase =
      switch (sequence, position) {
      case (let sequence?, 1): "the first of \(sequence)"
      case (let sequence?, _): "the next of \(sequence)"
      case (nil, _): "from \(action)"
      }
    if let place { phrase += ", \(place)" }
    if !part.isEmpty { phrase += ", belongs to \(name: part.joined(separator: " "))" }
    return phrase
  }

  /// Effects in flight that have an id of one that starts.
  package static func sameID(_ effects: Phrase, count: Int) -> Phrase {
    .plural(
      count, one: "\(effects) with the same id continues, because cancelInFlight is false",
      other: "\(effects) with the same id continue, because cancelInFlight is false")
  }

  /// An effect in flight whose id differs from that of one that starts, which is written at the same
  /// place.
  package static func otherID(_ effect: Text, _ id: String) -> Phrase {
    "\(effect) \(lost: "continues"): its id, \(name: id), is another one"
  }

  /// The store to which an action is sent, where there are several.
  package static func sent(toStore name: String) -> Phrase { "in \(name: name)" }

  /// A reducer that uses a part of the state before a later reducer changes it. Both are given by their
  /// numbers.
  package static func usesEarly(_ path: String, _ early: Int, changedBy later: Int) -> Phrase {
    """
    reducer \(words: "\(early)") uses \(name: path) \(lost: "before") reducer \(words: "\(later)") changes it. \
    To use the new value, put it after reducer \(words: "\(later)")
    """
  }

  /// A cancelled effect with a closure for errors.
  package static var callsNoCatch: Phrase {
    "For a cancellation, run doesn't call catch, and what the effect sends is dropped"
  }

  /// An effect that throws a `CancellationError` although nothing has cancelled it.
  package static func ignoresCancellation(_ effect: Text) -> Phrase {
    "ends \(effect); run ignores this error, so catch isn't called"
  }

  /// Effects that continue after a part of the state is gone.
  package static func goesOn(_ effects: Phrase, count: Int) -> Phrase {
    .plural(
      count,
      one: """
        \(effects) continues: a parent's reducer returned it, so removing the child doesn't cancel it
        """,
      other: """
        \(effects) continue: a parent's reducer returned them, so removing the child doesn't cancel \
        them
        """)
  }

  /// Cancelled by `cancel(id:)`.
  package static func cancelled(byID id: String, from action: Text) -> Phrase {
    "by cancel(id: \(name: id)), from \(action)"
  }

  /// Cancelled because another effect with its id starts.
  ///
  /// - Parameters:
  ///   - other: The other effect, if it is known.
  ///   - place: Where `cancelInFlight` is true; nil for `debounce` and `throttle`.
  package static func cancelled(
    inFlight id: String, by action: Text, starting other: Text?, at place: Text?
  ) -> Phrase {
    let effect: Phrase = if let other { "\(other)" } else { "another effect" }
    let start: Phrase = "\(action) starts \(effect) with the same id, \(name: id)"
    if let place { return "\(start), and cancelInFlight: true (\(place))" }
    return start
  }

  /// Cancelled by `Task.cancel(id:)`.
  package static func cancelled(byID id: String, in effect: Text) -> Phrase {
    "by Task.cancel(id: \(name: id)) in \(effect)"
  }

  /// Cancelled because the part of the state went away.
  package static func cancelled(withPart part: String, by action: Text) -> Phrase {
    // The name of a collection's element ends with its id.
    part.hasSuffix("]")
      ? "it belongs to \(name: part), and no element has this id since \(action)"
      : "it belongs to \(name: part), which \(action) removed"
  }

  /// Cancelled because the store went away.
  package static var cancelledWithStore: Phrase { "its store is gone" }

  /// Cancelled through what `send` returned.
  package static var cancelledTask: Phrase { "the task that send returned was cancelled" }

  /// Cancelled through what `send` returned for an earlier action, whose effects led to this one.
  package static func cancelledTask(of action: Text) -> Phrase {
    "the task that send returned for \(action) was cancelled, and this effect follows from \(action)"
  }

  /// Cancelled together with its sequence.
  package static func cancelledWithWhole(_ whole: Text?) -> Phrase {
    if let whole { "together with \(whole)" } else { "together with its sequence" }
  }

  /// Cancelled by a test.
  package static var cancelledBySkipping: Phrase { "the test skipped the effects in flight" }

  /// An id that is the id of no effect in flight.
  ///
  /// - Parameters:
  ///   - pending: The effect that one with the id waits for.
  ///   - part: The part of the state whose reducer or effect cancels.
  ///   - elsewhere: An effect in flight with the id, of another part of the state.
  ///   - others: The effects in flight that have other ids, with these ids.
  package static func nothingToCancel(
    pending: Text?, part: String, elsewhere: Text?, others: [(effect: Text, ids: [String])]
  ) -> Phrase {
    if pending == nil, let elsewhere {
      return """
        \(lost: "doesn't reach") \(elsewhere), which has this id: a child cancels only effects of its own, \
        here of \(name: part). Cancel it in a reducer of its owner
        """
    }
    guard let pending else {
      var phrase: Phrase = "\(lost: "nothing with this id is in flight")"
      for (index, other) in others.prefix(3).enumerated() {
        phrase += index == 0 ? ". In flight: " : "; "
        phrase += "\(other.effect) with id \(words: other.ids.joined(separator: ", "))"
      }
      if others.count > 3 { phrase += " and \(words: "\(others.count - 3)") more" }
      return phrase
    }
    return """
      \(lost: "nothing with this id is in flight yet"): an effect with it waits until \(pending) has \
      ended
      """
  }

  /// An action that a store doesn't reduce.
  package static func dropped(by effect: Text) -> Phrase {
    "\(effect), which sends it, is cancelled"
  }

  /// An action that an effect sends after it has removed its own part of the state.
  package static func sentTooLate(after action: Text, removing part: String) -> Phrase {
    "Its own \(action) removed \(name: part) before. Send this action before \(action)"
  }

  /// An effect without a number, because it didn't start.
  package static func effect(withID id: String) -> Phrase { "an effect with id \(name: id)" }

  /// An effect that a throttle doesn't start.
  ///
  /// - Parameter effect: The earlier effect that waits.
  package static func throttled(by effect: Text?) -> Phrase {
    let earlier: Phrase = if let effect { "\(effect)" } else { "an earlier effect" }
    return "\(earlier) waits already, and a throttle with latest: false keeps the first"
  }

  /// Effects of a sequence that haven't begun.
  ///
  /// - Parameter effect: The effect for which they wait.
  package static func notBegun(_ count: Int, until effect: Text) -> Phrase {
    .plural(
      count, one: "the effect after \(effect) \(lost: "never began"), because \(effect) didn't end",
      other: """
        the \(count) effects after \(effect) \(lost: "never began"), because \(effect) didn't end
        """)
  }

  /// An effect of an action that a sequence sent.
  package static func notWaitedFor(by sequence: Text) -> Phrase {
    "\(sequence) \(lost: "doesn't wait for it"): a sent action is done when it is reduced"
  }

  /// The effects that a task waits for.
  package static func waiting(for effects: Phrase, of action: Text?) -> Phrase {
    if let action { "the effects of \(action): \(effects)" } else { "the effects \(effects)" }
  }

  /// A test expects a state that isn't there.
  ///
  /// - Parameter action: An action that leads to that state, and wasn't received yet.
  package static func unmet(satisfiedBy action: Text?) -> Phrase {
    guard let action else { return "no action that waits to be received leads to it" }
    return "\(action) leads to it, and waits to be received"
  }

  /// A test expects a change that an action makes, perhaps among others.
  package static func unmet(changedBy action: Text, isLater: Bool) -> Phrase {
    if isLater { return "\(action) makes this change later" }
    return "\(action) makes this change, and waits to be received"
  }

  /// An expectation of a test while an action waits to be received.
  package static func stateLacks(_ action: Text, label: Text) -> Phrase {
    """
    the state of the test store \(lost: "lacks") the changes of \(action) \(label): it waits to be received. \
    Receive it before this line
    """
  }

  /// An action makes a change that a test expected before the action was sent.
  package static var expectedEarlier: Phrase {
    "a test expected this change earlier, before the action was sent"
  }

  /// `E1`, `E1 and E2`, `E1, E2 and E3`; of very many the first ones.
  package static func list(_ names: [Text]) -> Phrase {
    let most = 6
    var phrase: Phrase = ""
    let shown = names.count > most ? Array(names.prefix(2)) : names
    for (index, name) in shown.enumerated() {
      if index > 0 { phrase += index == names.count - 1 ? " and " : ", " }
      phrase += "\(name)"
    }
    if names.count > shown.count { phrase += " and \(words: "\(names.count - shown.count)") more" }
    return phrase
  }
}

extension String {
  /// The text of an id before its parts: `Search` of `Search(text: "a")`; nil if it has none.
  package var beforeParts: Substring? { firstIndex(of: "(").map { self[..<$0] } }
}
