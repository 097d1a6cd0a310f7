import Dispatch
import Foundation

/// Calls a closure on a queue of its own when the process receives a signal, until deallocated.
///
/// While a line is edited, Ctrl-C is a key and no signal is sent; a signal comes from Ctrl-C while
/// code runs, or from another process. The default effect of a signal that was once listened to
/// doesn't come back. Nothing else may call `signal()` for it: on Linux, Dispatch has a function
/// of its own installed there.
package final class Interrupts: Sendable {
  /// Guarded by being immutable; a source may be cancelled from any thread.
  private nonisolated(unsafe) let sources: [any DispatchSourceSignal]

  /// - Parameter signals: `SIGINT`, and others, such as `SIGTERM`, on which there is something to
  ///   put in order.
  package init(
    _ signals: [Int32] = [SIGINT], onSignal: @escaping @Sendable (_ signal: Int32) -> Void
  ) {
    let queue = DispatchQueue(label: "interrupts", qos: .userInteractive)
    let registrations = DispatchSemaphore(value: 0)
    sources = signals.map { number in
      Self.suppressDefault(number)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { onSignal(number) }
      source.setRegistrationHandler { registrations.signal() }
      source.activate()
      return source
    }
    // Registering takes place elsewhere; a signal that came before would be missed.
    for _ in sources { registrations.wait() }
  }

  deinit {
    for source in sources { source.cancel() }
  }

  /// Where a signal source only watches, as on Darwin, the signal still has to be ignored.
  private static func suppressDefault(_ number: Int32) {
    #if canImport(Darwin)
      if number != SIGWINCH && number != SIGCONT { signal(number, SIG_IGN) }
    #endif
  }
}
