import Foundation
import Synchronization

extension Editline {
  /// Does work on a thread of its own, and stops waiting for it when somebody presses Ctrl-C.
  ///
  /// While an entry is edited, Ctrl-C is a key and no signal.
  ///
  /// - Returns: Nil after Ctrl-C.
  func untilInterrupted<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value? {
    guard let pipe = WakePipe() else { return work() }
    let result = WorkResult<Value>()
    let thread = Thread {
      let value = work()
      result.value.withLock { $0 = value }
      pipe.wake()
    }
    // Parsers recurse.
    thread.stackSize = 8 << 20
    thread.start()
    while true {
      switch pipe.wait(for: input.hasEnded ? -1 : input.descriptor) {
      case .woken, .timeout: return result.value.withLock { $0 }
      case .input: if input.takesInterrupt() { return nil }
      }
    }
  }
}

/// A value that another thread finds.
private final class WorkResult<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}
