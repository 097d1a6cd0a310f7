import Dispatch
import Machine
import Recording
import Synchronization

/// A lock of the program. A waiting thread checks from time to time whether the run was stopped.
/// The lock knows its owner, so deadlocks are detected.
final class LockBox: NativeValue {
  /// A lane that has locked it, and where.
  struct Holder {
    var lane: LaneID
    var position: Position?

    var place: Place? { position.map(Place.init) }
  }

  private struct State {
    var owner: UInt?
    /// The number of times that the owner has locked it.
    var count = 0
    /// Who locked it and where, in a traced run.
    var holder: Holder?
    var waiting: [DispatchSemaphore] = []
    /// The value that it guards, in a traced run.
    var memory: ActorMemory?
    var accesses = 0
    /// Whether the memory is of the object that contains the lock.
    var isInOwner = false
    var searches = 0
  }

  /// The maximum number of accesses to a value whose changes are noted.
  private static let mostAccesses = 1_000

  let name: String
  /// The property that contains it, in a traced run: `Tickets.left`.
  let property: String?
  /// Where it was made, in a traced run.
  let made: Place?
  private let isRecursive: Bool
  /// Whether the program ends when the thread that owns it locks it again. Otherwise, the thread waits.
  let endsProgramIfHeld: Bool
  private let state = Mutex(State())

  init(
    _ name: String, isRecursive: Bool, endsProgramIfHeld: Bool, made: Place?, property: String?
  ) {
    self.name = name
    self.property = property
    self.made = made
    self.isRecursive = isRecursive
    self.endsProgramIfHeld = endsProgramIfHeld
  }

  var owner: UInt? { state.withLock { $0.owner } }

  /// The lock as a deadlock names it.
  var described: ConcurrencyNote.Lock {
    let holder = state.withLock { $0.holder }
    return ConcurrencyNote.Lock(
      name: name, property: property, made: made, owner: holder?.lane, locked: holder?.place)
  }

  /// The lock itself in a note.
  var noted: ConcurrencyNote.Lock {
    ConcurrencyNote.Lock(name: name, property: property, made: made)
  }

  func guards(_ memory: ActorMemory) { state.withLock { $0.memory = memory } }

  /// The maximum number of times that the object which contains it is looked for.
  private static let mostSearches = 4

  /// Compares the object that contains the lock from now on, if it is one of these and the lock has no value.
  func findOwner(among receivers: () -> [Value?]) {
    let isSearched = state.withLock { state in
      guard state.memory == nil, state.searches < Self.mostSearches else { return false }
      state.searches += 1
      return true
    }
    guard isSearched else { return }
    for case .object(let object)? in receivers().reversed()
    where object.descriptor.isOfProgram && !object.descriptor.isActor && contains(in: object) {
      let memory = ActorMemory(of: object, isShared: true)
      state.withLock { state in
        state.memory = memory
        state.isInOwner = true
        state.searches = Self.mostSearches
      }
      return
    }
  }

  /// Whether a stored property contains the lock.
  private func contains(in object: Object) -> Bool {
    object.snapshot.contains { field in
      guard case .object(let lock) = field.untyped else { return false }
      return lock.snapshot.contains { part in
        if case .native(let native) = part.untyped { native === self } else { false }
      }
    }
  }

  /// The lock in a note about a property.
  func noted(_ property: String) -> ConcurrencyNote.Lock {
    let (isInOwner, memory) = state.withLock { ($0.isInOwner, $0.memory) }
    guard isInOwner, let memory else { return noted }
    var lock = noted
    lock.property = memory.className + "." + property
    lock.isBeside = true
    return lock
  }

  /// Where the lane that has the lock locked it, in a traced run.
  var locked: Position? { state.withLock { $0.holder?.position } }

  /// The value that it guards; nil after many accesses, so that a loop stays fast.
  func memoryForAccess() -> ActorMemory? {
    state.withLock { state in
      guard let memory = state.memory else { return nil }
      state.accesses += 1
      if state.accesses > Self.mostAccesses { state.memory = nil }
      return memory
    }
  }

  var memory: ActorMemory? { state.withLock { $0.memory } }

  /// Returns false if another thread owns it.
  func take(by holder: Holder?) -> Bool {
    let thread = currentThread()
    return state.withLock { state in
      if state.owner == nil || isRecursive && state.owner == thread {
        if state.owner == nil { state.holder = holder }
        state.owner = thread
        state.count += 1
        return true
      }
      return false
    }
  }

  /// Returns a semaphore that is signaled when the lock is free; nil if it was free and is now
  /// locked.
  func takeOrWait(by holder: Holder?) -> DispatchSemaphore? {
    let thread = currentThread()
    return state.withLock { state in
      if state.owner == nil || isRecursive && state.owner == thread {
        if state.owner == nil { state.holder = holder }
        state.owner = thread
        state.count += 1
        return nil
      }
      let semaphore = DispatchSemaphore(value: 0)
      state.waiting.append(semaphore)
      return semaphore
    }
  }

  func stopWaiting(_ semaphore: DispatchSemaphore) {
    let next = state.withLock { state -> DispatchSemaphore? in
      if let index = state.waiting.firstIndex(where: { $0 === semaphore }) {
        state.waiting.remove(at: index)
        return nil
      }
      // The thread was woken anyway, so another waiting thread continues instead.
      return state.owner == nil && !state.waiting.isEmpty ? state.waiting.removeFirst() : nil
    }
    next?.signal()
  }

  /// Returns false if it isn't locked.
  func release() -> Bool {
    let (wasHeld, next) = state.withLock { state -> (Bool, DispatchSemaphore?) in
      guard state.owner != nil else { return (false, nil) }
      state.count -= 1
      guard state.count == 0 else { return (true, nil) }
      state.owner = nil
      return (true, state.waiting.isEmpty ? nil : state.waiting.removeFirst())
    }
    next?.signal()
    return wasHeld
  }

  static var leadsOn: Bool { false }
  var typeName: String { name }
  var description: String { name }
}
