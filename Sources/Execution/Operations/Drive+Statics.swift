import Dispatch
import Machine

extension Drive {
  /// Returns the value of a lazy variable, after initializing it if this is the first access.
  func initialized(_ storage: StaticStorage, at position: Position?) throws -> Value {
    while true {
      switch run.world.initializations.claim(storage) {
      case .initialized:
        if storage.isWatched { noteUse(of: storage, at: position) }
        return storage.cell.value
      case .yours:
        return try initialize(storage, at: position)
      case .wait(let semaphore):
        guard !initializing.contains(ObjectIdentifier(storage)) else {
          throw Trap(
            TrapMessage.initializerNeedsItself(storage.name),
            position: position)
        }
        // As in compiled code, the thread is blocked.
        try block(on: .initializer(storage.name), at: position) {
          semaphore.wait(timeout: $0)
        }
      }
    }
  }

  private func initialize(_ storage: StaticStorage, at position: Position?) throws -> Value {
    do {
      let closure = Closure(function: storage.initializer)
      let value = try nested(at: position, initializing: storage).run(closure)
      run.world.initializations.end(storage, value)
      run.world.globals.add(storage)
      noteComputed(storage, value, at: position)
      return value
    } catch {
      run.world.initializations.end(storage, nil)
      throw error
    }
  }
}
