import Machine
import Synchronization

/// The overrides in effect where `withDependencies` returned objects without a wrapper.
///
/// The library itself stores what such an object passes on. This type stores it for the trace, with
/// weak references.
final class ReturnedModels: Sendable {
  private struct Entry {
    weak var object: Object?
    let overrides: [ProvenanceNode.KeyOverride]
  }

  private struct Entries {
    var table: [ObjectIdentifier: Entry] = [:]
    /// The number of entries that triggers a search for entries of freed objects.
    var limit = 64
  }

  private let entries = Mutex(Entries())

  /// Stores the overrides in effect for an object, unless it is known, because the innermost return
  /// applies.
  func add(_ object: Object, _ overrides: [ProvenanceNode.KeyOverride]) {
    // Objects must not be released while the lock is held.
    let found = entries.withLock { entries -> [Object?] in
      let identity = ObjectIdentifier(object)
      if let old = entries.table[identity], old.object === object { return [] }
      entries.table[identity] = Entry(object: object, overrides: overrides)
      guard entries.table.count > entries.limit else { return [] }
      var objects: [Object?] = []
      entries.table = entries.table.filter { _, entry in
        let object = entry.object
        objects.append(object)
        return object != nil
      }
      entries.limit = max(64, 2 * entries.table.count)
      return objects
    }
    withExtendedLifetime(found) {}
  }

  /// Returns the overrides where the object was returned; none if no operation returned it.
  func overrides(of object: Object) -> [ProvenanceNode.KeyOverride] {
    entries.withLock { entries in
      guard let entry = entries.table[ObjectIdentifier(object)], entry.object === object
      else { return [] }
      return entry.overrides
    }
  }
}
