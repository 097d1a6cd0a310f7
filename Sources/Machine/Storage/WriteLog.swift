package import Synchronization

/// Where the program changed the fields of an object, since the log was last taken.
package final class WriteLog: Sendable {
  /// A change of a field.
  package struct Write: Sendable {
    /// The function that made the change, which may have ended since.
    package let function: Function
    package let position: Position?
    /// The calls that led to it, as far as they are kept, the outermost first.
    package let callers: [(function: Function, position: Position?)]
  }

  /// Tells the owner of several logs that one of them isn't empty.
  package final class Flag: Sendable {
    package let isRaised = Atomic<Bool>(false)
    package init() {}
  }

  private let flag: Flag
  private let writes = Mutex<[Int: Write]>([:])

  package init(raising flag: Flag) { self.flag = flag }

  func note(_ write: Write, of field: Int) {
    writes.withLock { $0[field] = write }
    flag.isRaised.store(true, ordering: .relaxed)
  }

  /// Returns the last change of each field, and forgets them.
  package func take() -> [Int: Write] {
    writes.withLock { writes in
      defer { writes = [:] }
      return writes
    }
  }
}
