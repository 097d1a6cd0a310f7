extension TestIssue {
  /// What happened, the facts, and what to do.
  var message: String {
    switch self {
    case .stateDiffers(let difference, let isExhaustive):
      """
      The state isn't the expected one.

      Difference (− expected, + actual):
      \(difference)

      Correct what the closure says, or the reducer.\(isExhaustive ? "" : Self.beginning)
      """
    case .stateChangedSilently(let difference):
      """
      The state has changed, and the test doesn't say so.

      Difference (− before, + after):
      \(difference)

      Say how it changes in a closure: `{ $0.… = … }`.
      """
    case .nothingAsserted:
      """
      The test says that the state changes, but its closure changes nothing.

      After the closure, the state is equal to the state before, as `==` compares them.

      Leave out the closure, or correct the reducer. If the closure changes a property that `==` \
      doesn't compare, compare it.
      """
    case .assertionFailed(let error):
      """
      The closure that says how the state changes threw an error.

      Error:
      \(dumped(error))

      Correct the closure: it has to come to an end to say something.
      """
    case .unreceived(let actions, let moment):
      """
      Effects have sent \(actions.count) \(actions.count == 1 ? "action" : "actions") that the \
      test hadn't received before \(moment).

      Not received:
      \(list(actions))

      Call `receive` for each, `skipReceivedActions()` if they don't matter here, or set \
      `exhaustivity` to `.off`.
      """
    case .nothingReceived(let wanted, nil, let effects, let others, let skipped?):
      """
      An action was expected, and \(others.isEmpty ? "none" : "no such one") came any more: the `receive` \
      at \(skipped) skipped such an action.

      Expected:
      \(wanted)\
      \(others.isEmpty ? "" : "\nReceived:\n\(list(others))")\
      \(effects.isEmpty ? "" : "\nIn flight:\n\(list(effects))")

      Receive actions in the order in which they come. A test store that isn't exhaustive skips those before \
      the one that it receives.
      """
    case .nothingReceived(let wanted, let waited, let effects, let others, _):
      """
      An action was expected, and \(others.isEmpty ? "none" : "no such one") came\
      \(waited.map { " within \(rounded($0))" } ?? "; nothing is in flight that could send one").

      Expected:
      \(wanted)\
      \(others.isEmpty ? "" : "\nReceived:\n\(list(others))")\
      \(effects.isEmpty ? "" : "\nIn flight:\n\(list(effects))")

      \(waited == nil ? absent : late)
      """
    case .otherReceived(let wanted, let action, let difference):
      """
      Another action was received than the expected one. It counts as received.

      \(difference.map { "Difference (− expected, + actual):\n\($0)" }
        ?? "Expected:\n\(wanted)\nReceived:\n\(dumped(action))")

      Receive actions in the order in which they come, or set `exhaustivity` to `.off`.
      """
    case .unfinished(let effects, let waited):
      """
      \(effects.count == 1 ? "An effect is" : "\(effects.count) effects are") still in flight\
      \(waited.map { " after \(rounded($0))" } ?? ", and the test has ended").

      In flight:
      \(list(effects))

      Advance the clock that an effect waits for, let its work end, cancel it with the task that \
      `send` returns, or call `skipInFlightEffects()`.
      """
    case .nothingToSkip(let what):
      """
      There is no \(what) to skip.

      Leave the call out, or pass `strict: false` if there may be none.
      """
    }
  }

  private var absent: String {
    "Send the action first that leads to it, or correct the effect that should send it."
  }

  private var late: String {
    """
    Advance the clock that the effect waits for, override the dependency that takes so long, or \
    pass a longer `timeout`.
    """
  }

  /// Returns a readable number of actions, and how many more there are.
  private func list(_ actions: [Any]) -> String {
    let lines = actions.prefix(Self.listed).map(dumped)
    return (lines + more(than: actions.count)).joined(separator: "\n")
  }

  private static let listed = 10

  private func more(than count: Int) -> [String] {
    count > Self.listed ? ["  and \(count - Self.listed) more"] : []
  }

  private func list(_ effects: [EffectStart]) -> String {
    let lines = effects.prefix(Self.listed).map { effect in
      """
      \(effect.name.map { "“\($0)” at" } ?? "At") \(effect.place), started by
      \(dumped(effect.action))\(effect.wait?.text.map { "\nIt waits \($0)." } ?? "")
      """.indented
    }
    return (lines + more(than: effects.count)).joined(separator: "\n")
  }

  private func rounded(_ duration: Duration) -> String {
    let milliseconds = Int(duration / .milliseconds(1))
    return milliseconds < 1000 ? "\(milliseconds) ms" : "\(Double(milliseconds / 100) / 10) s"
  }

  /// Where the closure of a test begins that isn't exhaustive.
  private static var beginning: String {
    """
     With exhaustivity off, the closure begins with the state after the action, so assign values there \
    (`$0.count = 3`): `$0.count += 1` is a second change.
    """
  }
}
