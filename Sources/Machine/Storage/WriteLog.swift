package import Synchronization

/// A driver that records what its fibers do to objects.
package protocol FiberOwner: AnyObject, Sendable {
  /// Returns a new number for an execution of a function.
  func makeActivation() -> Int

  /// Whether it notes the next object that a fiber makes of a class with a `deinit`.
  var notesObjects: Bool { get }

  /// Called when a fiber has made such an object.
  func noteMade(_ object: Object, by calls: [WriteLog.Call])

  /// Called when a fiber has read a weak property whose object was released.
  ///
  /// - Parameter isOfStructure: Whether a structure contains the property, which still exists.
  func noteLost(_ property: String, isOfStructure: Bool, by calls: [WriteLog.Call])

  /// Whether it notes that a weak variable has an object.
  func notesFound(_ object: Object) -> Bool

  /// Called when a fiber has read a weak variable that has an object.
  ///
  /// - Parameter held: The values of the fiber's executing functions.
  func noteFound(
    _ object: Object, in variable: String, beside held: [Value], by calls: [WriteLog.Call])

  /// Whether a fiber asks it to note the next error that `try?` drops.
  var notesDroppedErrors: Bool { get }
}

/// Where the program changed the fields of an object, since the log was last taken.
package final class WriteLog: Sendable {
  /// A call that was executing at an event, and its number among the executions of functions.
  package typealias Call = (function: Function, position: Position?, activation: Int)

  /// A change of a field.
  package struct Write: Sendable {
    /// The calls that led to it, as far as they are kept, the outermost first. They may have ended since.
    package let calls: [Call]
    /// The driver of the fiber that made the change.
    package let owner: (any FiberOwner)?

    /// Where the change was made.
    package var position: Position? { calls.last?.position }
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

  /// Returns the last changes of fields that fibers of this owner made, and forgets them.
  package func take(by owner: any FiberOwner) -> [Int: Write] {
    let (own, others) = writes.withLock { writes in
      let own = writes.filter { $0.value.owner === owner }
      if !own.isEmpty { writes = writes.filter { own[$0.key] == nil } }
      return (own, !writes.isEmpty)
    }
    if others { flag.isRaised.store(true, ordering: .relaxed) }
    return own
  }

  /// Returns the last change of each field, and forgets them.
  package func take() -> [Int: Write] {
    writes.withLock { writes in
      defer { writes = [:] }
      return writes
    }
  }
}
