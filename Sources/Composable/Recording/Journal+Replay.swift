extension Journal where State: Equatable {
  /// Reduces the recorded actions again, and looks for the first entry whose state comes out
  /// otherwise.
  ///
  /// A reducer is to depend on nothing but its state, its action and its dependencies. If the same
  /// reducer comes to another state, it has read something that isn't the same any more: the entry
  /// says at which action, and what it read. Nothing is sent and no effect is started.
  ///
  /// - `numbers`: The entries to reduce, in this order, from the oldest state that is kept; all
  ///   entries if it is `nil`. Where some
  ///   are left out, or stand in another order, states are expected to differ.
  /// - `update`: Overrides dependencies; without one they are the store's.
  public func replay(
    _ numbers: [Int]? = nil, withDependencies update: (inout DependencyValues) -> Void = { _ in }
  ) -> Replay<State, Action> {
    replay(numbers, reducer, update)
  }

  /// Reduces the recorded actions by another reducer, such as a changed one, and looks for the first
  /// entry whose state comes out otherwise.
  public func replay<R: Reducer>(
    _ numbers: [Int]? = nil,
    @ReducerBuilder<State, Action> with reducer: () -> R,
    withDependencies update: (inout DependencyValues) -> Void = { _ in }
  ) -> Replay<State, Action> where R.State == State, R.Action == Action {
    replay(numbers, reducer(), update)
  }

  private func replay(
    _ numbers: [Int]?, _ reducer: any Reducer<State, Action>,
    _ update: (inout DependencyValues) -> Void
  ) -> Replay<State, Action> {
    guard var state = self.entries.first?.before else {
      return Replay(states: [], firstDifference: nil)
    }
    let entries = numbers?.compactMap { entry($0) } ?? self.entries
    var states: [State] = []
    var difference: ReplayDifference<State, Action>?
    dependencies.yield {
      withDependencies(update) {
        for entry in entries {
          _ = reducer.reduce(into: &state, action: entry.action)
          states.append(state)
          if difference == nil, state != entry.after {
            difference = ReplayDifference(entry: entry, state: state)
          }
        }
      }
    }
    return Replay(states: states, firstDifference: difference)
  }
}

/// What came of reducing recorded actions again.
public struct Replay<State, Action> {
  /// The state after each entry.
  public let states: [State]
  /// The first entry after which the state is another one than recorded; `nil` if there is none.
  public let firstDifference: ReplayDifference<State, Action>?
}

/// An entry whose state came out otherwise when it was reduced again.
public struct ReplayDifference<State, Action> {
  /// What was recorded.
  public let entry: JournalEntry<State, Action>
  /// The state to which it came now.
  public let state: State
}

extension ReplayDifference: CustomStringConvertible {
  /// The entry, the difference between the states, and what the reducer read.
  public var description: String {
    let reads = entry.reads.map { "  read \($0)" }
    return """
      entry \(entry.summary) comes out otherwise
      \(difference(entry.after, state) ?? dumped(state))
      \(reads.isEmpty ? "  read no dependency: what differs doesn't come from one" : reads.joined(separator: "\n"))
      """
  }
}
