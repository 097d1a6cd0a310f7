import Machine
import Synchronization

/// The overrides in effect where `withDependencies` returned objects that hold no wrapper.
///
/// The library remembers for itself what such an object hands down; this is what a trace says of it.
/// The objects are held weakly.
final class ReturnedModels: Sendable {
  private struct Entry {
    weak var object: Object?
    let overrides: [ProvenanceNode.KeyOverride]
  }

  private struct Entries {
    var table: [ObjectIdentifier: Entry] = [:]
    /// How many there may be before those of objects that are gone are looked for.
    var limit = 64
  }

  private let entries = Mutex(Entries())

  /// Remembers what is in effect for an object, unless it is known: what is nearest to where it was
  /// made counts.
  func add(_ object: Object, _ overrides: [ProvenanceNode.KeyOverride]) {
    // Objects must not end while the lock is held.
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

  /// What was in effect where the object was returned; nothing if no operation returned it.
  func overrides(of object: Object) -> [ProvenanceNode.KeyOverride] {
    entries.withLock { entries in
      guard let entry = entries.table[ObjectIdentifier(object)], entry.object === object
      else { return [] }
      return entry.overrides
    }
  }
}
