import Dispatch
import Machine
import Synchronization

/// The lazy variables that are being initialized, so that each initializer runs once.
final class StaticInitializations: Sendable {
  private let waiting = Mutex<[ObjectIdentifier: [DispatchSemaphore]]>([:])

  enum Claim {
    case initialized
    /// The caller must run the initializer, and then call `end`.
    case yours
    /// Another lane runs the initializer, and signals when it is done.
    case wait(DispatchSemaphore)
  }

  func claim(_ storage: StaticStorage) -> Claim {
    waiting.withLock { waiting in
      if storage.isInitialized { return .initialized }
      let id = ObjectIdentifier(storage)
      guard waiting[id] != nil else {
        waiting[id] = []
        return .yours
      }
      let semaphore = DispatchSemaphore(value: 0)
      waiting[id, default: []].append(semaphore)
      return .wait(semaphore)
    }
  }

  /// - Parameter value: The value; nil if the initializer was stopped. Then the next lane runs it.
  func end(_ storage: StaticStorage, _ value: Value?) {
    let semaphores = waiting.withLock { waiting in
      if let value { storage.cell.value = value }
      return waiting.removeValue(forKey: ObjectIdentifier(storage)) ?? []
    }
    for semaphore in semaphores { semaphore.signal() }
  }
}
