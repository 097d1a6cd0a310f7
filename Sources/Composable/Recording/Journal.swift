/// The number of entries that a store records.
public struct JournalLength: Sendable, Hashable {
  /// `nil` if nothing is recorded.
  let limit: Int?

  /// Records nothing, and costs nothing.
  public static let none = JournalLength(limit: nil)
  /// Records every entry.
  public static let all = JournalLength(limit: .max)
  /// Records only the newest entries.
  public static func last(_ count: Int) -> JournalLength { JournalLength(limit: max(1, count)) }
}

/// The record of a store: an entry for each action, with its cause, the states around it, the
/// reducer's reads, and the effects that it started.
///
/// ```swift
/// let store = Store(initialState: Counter.State(), journal: .last(1_000)) { Counter() }
/// …
/// print(store.journal?.why(\.count) ?? "count was never changed")
/// ```
///
/// States are stored as values that share their unchanged parts. An entry costs some microseconds,
/// mostly to record reads.
@MainActor
public final class Journal<State, Action> {
  private let limit: Int
  let reducer: any Reducer<State, Action>
  let dependencies: DependencyValues.Continuation
  private var kept: [JournalEntry<State, Action>] = []
  private var count = 0
  private var effects: [Int: KeptEffect] = [:]
  private var effectsByEntry: [Int: [Int]] = [:]

  init(
    limit: Int, reducer: any Reducer<State, Action>, dependencies: DependencyValues.Continuation
  ) {
    self.limit = limit
    self.reducer = reducer
    self.dependencies = dependencies
  }

  /// The entries that are kept, the oldest first.
  public var entries: [JournalEntry<State, Action>] { kept.suffix(limit).map(complete) }

  /// Returns the entry with a number, from 1; `nil` if there is none, or it isn't kept any more.
  public func entry(_ number: Int) -> JournalEntry<State, Action>? {
    stored(number).map(complete)
  }

  /// Returns the state after the entry with a number; `nil` if it isn't kept.
  ///
  /// For the number before the first kept entry, returns the state before that entry.
  public func state(at number: Int) -> State? {
    if let entry = stored(number) { return entry.after }
    return stored(number + 1)?.before
  }

  /// The effects that are in flight, the oldest first.
  public var effectsInFlight: [EffectRecord] {
    effects.values.map(\.record).filter { $0.status == .running }.sorted { $0.number < $1.number }
  }

  /// Removes all entries. Their numbers aren't used again.
  public func removeAll() { forget(kept.count) }

  private func stored(_ number: Int) -> JournalEntry<State, Action>? {
    guard let first = kept.first, number >= first.number, number <= count,
      number > count - limit
    else { return nil }
    return kept[number - first.number]
  }

  private func complete(_ entry: JournalEntry<State, Action>) -> JournalEntry<State, Action> {
    var entry = entry
    entry.effects = (effectsByEntry[entry.number] ?? []).compactMap { effects[$0]?.record }
    return entry
  }

  private func forget(_ number: Int) {
    for entry in kept.prefix(number) {
      for effect in effectsByEntry.removeValue(forKey: entry.number) ?? []
      where effects[effect]?.record.status != .running {
        effects[effect] = nil
      }
    }
    kept.removeFirst(number)
    // A long-lived effect must not keep numbers of sent actions longer than the journal keeps
    // entries.
    let oldest = kept.first?.number ?? count + 1
    for effect in effects.keys { effects[effect]?.record.sent.removeAll { $0 < oldest } }
  }
}

/// The record of an effect, and its captured dependencies.
private struct KeptEffect {
  var record: EffectRecord
  let dependencies: DependencyValues.Continuation?
}

extension Journal {
  /// Explains what a recorded effect would read for a dependency, and the value's origin.
  ///
  /// ```swift
  /// journal.explain(\.date, inEffect: 1)
  /// ```
  ///
  /// Computes nothing; takes some tens of microseconds. `nil` if there is no such effect, or it
  /// isn't kept any more, or it has no work of its own.
  public func explain<Value>(
    _ path: @escaping @Sendable (DependencyValues) -> Value,
    inEffect number: Int,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Resolution? {
    effects[number]?.dependencies?.yield {
      DependencyValues.explain(
        path, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
}

extension Journal {
  /// Adds an entry.
  func append(_ entry: JournalEntry<State, Action>) {
    count = entry.number
    if case .effect(let effect) = entry.sender {
      effects[effect.number]?.record.sent.append(count)
    }
    kept.append(entry)
    // Old entries are removed in batches, so that the cost per entry is constant.
    if kept.count >= 2 * min(limit, Int.max / 2) { forget(kept.count - limit) }
  }

  /// Records an effect that the store has started.
  func started(_ record: EffectRecord, _ dependencies: DependencyValues.Continuation?) {
    effects[record.number] = KeptEffect(record: record, dependencies: dependencies)
    effectsByEntry[record.entry, default: []].append(record.number)
  }

  func ended(_ node: EffectNode, _ status: EffectRecord.Status) {
    guard let number = node.start?.number, var effect = effects[number],
      effect.record.status == .running
    else { return }
    effect.record.status = status
    // The entry that started the effect may already have been removed.
    effects[number] = effectsByEntry[effect.record.entry] == nil ? nil : effect
  }

  func cancelled(_ node: EffectNode, by entry: Int) {
    guard let number = node.start?.number else { return }
    effects[number]?.record.cancelledBy = entry
  }
}
