import Dispatch
import Machine
import Synchronization

/// A lock of the program's. Who waits for it looks up from time to time, so that a run can be
/// stopped; and since it knows who has it, a wait that would never end is found.
final class LockBox: NativeValue {
  private struct State {
    var owner: UInt?
    /// How often the owner has taken it.
    var count = 0
    var waiting: [DispatchSemaphore] = []
  }

  let name: String
  /// The name with its article.
  var oneOfThem: String { (name.hasPrefix("NS") ? "an " : "a ") + name }
  private let isRecursive: Bool
  private let state = Mutex(State())

  init(_ name: String, isRecursive: Bool) {
    self.name = name
    self.isRecursive = isRecursive
  }

  var owner: UInt? { state.withLock { $0.owner } }

  /// False if somebody has it.
  func take() -> Bool {
    let thread = currentThread()
    return state.withLock { state in
      if state.owner == nil || isRecursive && state.owner == thread {
        state.owner = thread
        state.count += 1
        return true
      }
      return false
    }
  }

  /// What is signalled when it is free; nil if it was free, and is taken now.
  func takeOrWait() -> DispatchSemaphore? {
    let thread = currentThread()
    return state.withLock { state in
      if state.owner == nil || isRecursive && state.owner == thread {
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
      // It was woken after all; somebody else goes on in its place.
      return state.owner == nil && !state.waiting.isEmpty ? state.waiting.removeFirst() : nil
    }
    next?.signal()
  }

  /// False if nobody has it.
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

/// A value that is read and changed as a whole.
final class AtomicBox: NativeValue {
  private let cell: Cell

  init(_ value: Value) {
    cell = Cell(value)
  }

  func load() -> Value { cell.value }

  func exchange(_ desired: Value) -> Value {
    cell.withLock { value in
      defer { value = desired }
      return value
    }
  }

  func compareExchange(_ expected: Value, _ desired: Value) -> (Bool, Value) {
    cell.withLock { value in
      let original = value
      guard value == expected else { return (false, original) }
      value = desired
      return (true, original)
    }
  }

  static var leadsOn: Bool { true }
  var typeName: String { "Atomic" }
  var description: String { "Atomic" }
}
