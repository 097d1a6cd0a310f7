/// How much a store records of what happens in it.
public struct JournalLength: Sendable, Hashable {
  /// `nil` if nothing is recorded.
  let limit: Int?

  /// Nothing; costs nothing.
  public static let none = JournalLength(limit: nil)
  /// Everything.
  public static let all = JournalLength(limit: .max)
  /// The newest entries.
  public static func last(_ count: Int) -> JournalLength { JournalLength(limit: max(1, count)) }
}

/// The record of what happened in a store: an entry for each action, with its cause, the states
/// around it, what was read, and which effects it started.
///
/// ```swift
/// let store = Store(initialState: Counter.State(), journal: .last(1_000)) { Counter() }
/// …
/// print(store.journal?.why(\.count) ?? "count was never changed")
/// ```
///
/// States are kept by value; they share what hasn't changed. An entry costs some microseconds, most
/// of them to write down what was read.
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

  /// The entry with a number, counted from 1; `nil` if there is none, or it isn't kept any more.
  public func entry(_ number: Int) -> JournalEntry<State, Action>? {
    stored(number).map(complete)
  }

  /// The state after the entry with a number; with the number before the first one, the state before
  /// that. `nil` if it isn't kept.
  public func state(at number: Int) -> State? {
    if let entry = stored(number) { return entry.after }
    return stored(number + 1)?.before
  }

  /// The effects that are in flight, the oldest first.
  public var effectsInFlight: [EffectRecord] {
    effects.values.map(\.record).filter { $0.status == .running }.sorted { $0.number < $1.number }
  }

  /// Forgets all entries; their numbers aren't used again.
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
    // One that goes on for days is to remember what it sent no longer than others do.
    let oldest = kept.first?.number ?? count + 1
    for effect in effects.keys { effects[effect]?.record.sent.removeAll { $0 < oldest } }
  }
}

/// What is known of an effect, and what it captured.
private struct KeptEffect {
  var record: EffectRecord
  let dependencies: DependencyValues.Continuation?
}

extension Journal {
  /// What an effect that is recorded reads when it reads a dependency, and from where that comes.
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
  /// Keeps an entry.
  func append(_ entry: JournalEntry<State, Action>) {
    count = entry.number
    if case .effect(let effect) = entry.sender {
      effects[effect.number]?.record.sent.append(count)
    }
    kept.append(entry)
    // Dropping is put off, so that it costs the same for each entry however many are kept.
    if kept.count >= 2 * min(limit, Int.max / 2) { forget(kept.count - limit) }
  }

  /// Notes an effect that the store has taken over.
  func started(_ record: EffectRecord, _ dependencies: DependencyValues.Continuation?) {
    effects[record.number] = KeptEffect(record: record, dependencies: dependencies)
    effectsByEntry[record.entry, default: []].append(record.number)
  }

  func ended(_ node: EffectNode, _ status: EffectRecord.Status) {
    guard let number = node.start?.number, var effect = effects[number],
      effect.record.status == .running
    else { return }
    effect.record.status = status
    // What started it may have been forgotten long ago.
    effects[number] = effectsByEntry[effect.record.entry] == nil ? nil : effect
  }

  func cancelled(_ node: EffectNode, by entry: Int) {
    guard let number = node.start?.number else { return }
    effects[number]?.record.cancelledBy = entry
  }
}
