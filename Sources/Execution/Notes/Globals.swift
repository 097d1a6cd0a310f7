import Machine
import Synchronization

/// The global and static variables of a session.
final class Globals: Sendable {
  private let functions = Mutex<[Function]>([])
  private let storages = Mutex<[StaticStorage]>([])

  /// Adds the global variables of a program.
  func add(of function: Function) { functions.withLock { $0.append(function) } }

  func add(_ storage: StaticStorage) { storages.withLock { $0.append(storage) } }

  var cells: [Cell] {
    functions.withLock { $0 }.flatMap(\.globals) + storages.withLock { $0 }.map(\.cell)
  }
}
