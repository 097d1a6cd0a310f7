import Recording
import Synchronization

/// Overrides and bindings that have ended.
///
/// Code that reads such a value after its scope, in the same lane, may expect it to be in effect
/// still: if nothing read it in the scope, or if the scope prepared a test.
final class EndedScopes: Sendable {
  enum Source: Hashable, Sendable {
    case dependency(DependencyIdentity)
    case taskLocal(ObjectIdentifier)
  }

  struct Entry: Sendable {
    var override: Scope.Override
    var scope: ScopeID
    /// The executions of the program's functions in which the scope was opened.
    var openers: Set<Int>
    /// Whether a library that is run from its source opened it, such as a store.
    var isOfLibrary = false
    /// Whether a value of the scope was read in it, or can be read later by an object that was made
    /// there.
    var isUsed = false
  }

  private struct Key: Hashable {
    var lane: LaneID
    var source: Source
  }

  private struct Told: Hashable {
    var source: Source
    var scope: Place?
  }

  private struct State {
    var used: Set<ScopeID> = []
    var told: Set<Told> = []
    var ended: [Key: Entry] = [:]
  }

  private let state = Mutex(State())

  /// Records that a value of these scopes was read, or can be read later by an object that was made
  /// in them.
  func use(_ scopes: some Sequence<ScopeID>) {
    state.withLock { $0.used.formUnion(scopes) }
  }

  /// Records that a scope has ended. Removes earlier entries of the same name.
  func end(_ scope: ScopeID, in lane: LaneID, _ entries: [(source: Source, entry: Entry)]) {
    state.withLock { state in
      let isUsed = state.used.remove(scope) != nil
      for (source, entry) in entries {
        var entry = entry
        entry.isUsed = isUsed
        state.ended[Key(lane: lane, source: source)] = entry
      }
    }
  }

  /// Returns the ended override or binding that a default replaces, once.
  func take(_ source: Source, in lane: LaneID) -> Entry? {
    state.withLock { $0.ended.removeValue(forKey: Key(lane: lane, source: source)) }
  }

  /// Whether a trace should mention, at this read, that code left the scope. It does so once for each place.
  func tells(leaving override: Scope.Override, _ source: Source) -> Bool {
    let told = Told(source: source, scope: override.place)
    return state.withLock { $0.told.insert(told).inserted }
  }
}
