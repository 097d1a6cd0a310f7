extension Journal where State: Equatable {
  /// Reduces the recorded actions again, and finds the first entry whose state differs.
  ///
  /// A reducer must depend only on its state, its action and its dependencies. If the same reducer
  /// produces another state, a value that it read has changed. The entry shows the action and the
  /// reducer's reads. Nothing is sent and no effect is started.
  ///
  /// - `numbers`: The entries to reduce, in this order, from the oldest state that is kept; all
  ///   entries if it is `nil`. With omitted or reordered entries, states are expected to differ.
  /// - `update`: Overrides dependencies. Without it, the store's dependencies are used.
  public func replay(
    _ numbers: [Int]? = nil, withDependencies update: (inout DependencyValues) -> Void = { _ in }
  ) -> Replay<State, Action> {
    replay(numbers, reducer, update)
  }

  /// Reduces the recorded actions with another reducer, such as a changed one, and finds the first
  /// entry whose state differs.
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

/// The result of reducing recorded actions again.
public struct Replay<State, Action> {
  /// The state after each entry.
  public let states: [State]
  /// The first entry whose state differs from the recorded one; `nil` if there is none.
  public let firstDifference: ReplayDifference<State, Action>?
}

/// An entry whose state differed when its action was reduced again.
public struct ReplayDifference<State, Action> {
  /// The recorded entry.
  public let entry: JournalEntry<State, Action>
  /// The new state.
  public let state: State
}

extension ReplayDifference: CustomStringConvertible {
  /// The entry, the difference between the states, and the reducer's reads.
  public var description: String {
    let reads = entry.reads.map { "  read \($0)" }
    return """
      entry \(entry.summary) comes out otherwise
      \(difference(entry.after, state) ?? dumped(state))
      \(reads.isEmpty ? "  read no dependency: what differs doesn't come from one" : reads.joined(separator: "\n"))
      """
  }
}
