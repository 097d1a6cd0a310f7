/// The pairs of a dictionary, with copy-on-write storage.
///
/// The storage frees them with `Workload.release`, as the storage of `Values` does.
package struct Pairs: Sendable {
  private final class Storage: @unchecked Sendable {
    // Changed only through the only reference, so accesses can't overlap.
    @exclusivity(unchecked) var table: [Value: Value]

    init(_ table: [Value: Value]) { self.table = table }

    deinit {
      guard !table.isEmpty else { return }
      Workload.current.release {
        table = [:]
      } orKeep: { waiting in
        waiting.append(.reference(Storage(table)))
        table = [:]
      }
    }
  }

  private var storage: Storage

  package init(_ table: [Value: Value] = [:]) { storage = Storage(table) }

  package var table: [Value: Value] {
    @inline(__always) get { storage.table }
    @inline(__always) _modify {
      own()
      yield &storage.table
    }
  }

  package var count: Int { storage.table.count }
  package var isEmpty: Bool { storage.table.isEmpty }
  /// Equal for copies that share their storage.
  package var identity: UInt { UInt(bitPattern: ObjectIdentifier(storage)) }

  /// The address of the dictionary, in unique storage. Valid until the pairs change or are copied.
  var place: UnsafeMutablePointer<[Value: Value]> {
    mutating get {
      own()
      return withUnsafeMutablePointer(to: &storage.table) { $0 }
    }
  }

  @inline(__always) private mutating func own() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.table) }
  }
}
