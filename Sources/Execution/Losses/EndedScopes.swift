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
    /// Where the program first read another value instead.
    var firstRead: Place?
  }

  private struct Key: Hashable {
    var lane: LaneID
    var source: Source
  }

  private struct State {
    var used: Set<ScopeID> = []
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

  /// Returns the ended override or binding that a default replaces.
  ///
  /// Each entry is returned once, and once more for a closure that was probably made in its scope: one
  /// that is written behind the beginning of the scope, and before the first read.
  ///
  /// - Parameter closures: The places of the closures that are executing.
  func take(_ source: Source, in lane: LaneID, at place: Place?, closures: [Place]) -> Entry? {
    state.withLock { state in
      let key = Key(lane: lane, source: source)
      guard let entry = state.ended[key] else { return nil }
      guard let first = entry.firstRead, let beginning = entry.override.place else {
        state.ended[key]?.firstRead = place
        return entry
      }
      guard closures.contains(where: { beginning.isBefore($0) && $0.isBefore(first) }) else {
        return nil
      }
      state.ended[key] = nil
      return entry
    }
  }
}

extension Place {
  fileprivate func isBefore(_ other: Place) -> Bool {
    (line, column) < (other.line, other.column)
  }
}
