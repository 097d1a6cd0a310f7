/// The members of a set, with copy-on-write storage.
///
/// The storage frees them with `Workload.release`, as the storage of `Values` does.
package struct Members: Sendable {
  private final class Storage: @unchecked Sendable {
    // Changed only through the only reference, so accesses can't overlap.
    @exclusivity(unchecked) var set: Set<Value>

    init(_ set: Set<Value>) { self.set = set }

    deinit {
      guard !set.isEmpty else { return }
      Workload.current.release {
        set = []
      } orKeep: { waiting in
        waiting.append(.reference(Storage(set)))
        set = []
      }
    }
  }

  private var storage: Storage

  package init(_ set: Set<Value> = []) { storage = Storage(set) }

  package var set: Set<Value> {
    @inline(__always) get { storage.set }
    @inline(__always) _modify {
      own()
      yield &storage.set
    }
  }

  package var count: Int { storage.set.count }
  package var isEmpty: Bool { storage.set.isEmpty }
  /// Equal for copies that share their storage.
  package var identity: UInt { UInt(bitPattern: ObjectIdentifier(storage)) }

  /// The address of the set, in unique storage. Valid until the members change or are copied.
  var place: UnsafeMutablePointer<Set<Value>> {
    mutating get {
      own()
      return withUnsafeMutablePointer(to: &storage.set) { $0 }
    }
  }

  @inline(__always) private mutating func own() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.set) }
  }
}
