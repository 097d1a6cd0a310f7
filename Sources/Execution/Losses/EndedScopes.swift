import Recording
import Synchronization

/// Overrides and bindings that have ended.
///
/// Somebody who reads such a value after its scope, in the same lane, may expect it to be in effect still:
/// where nothing read it in the scope, or where the scope prepared a test.
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
    /// Whether anything was read in the scope that it set, or could be read later by what was made there.
    var isUsed = false
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

  /// Something was read that these scopes set, or could be read later by what was made in them.
  func use(_ scopes: some Sequence<ScopeID>) {
    state.withLock { $0.used.formUnion(scopes) }
  }

  /// Records that a scope has ended. Earlier entries of the same name are no longer expected.
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

  /// The ended override or binding in place of which a default is read. It is returned once.
  func take(_ source: Source, in lane: LaneID) -> Entry? {
    state.withLock { $0.ended.removeValue(forKey: Key(lane: lane, source: source)) }
  }
}
