import Dispatch
import Foundation

/// Calls a closure on a queue of its own when the process receives a signal, until deallocated.
///
/// While a line is edited, Ctrl-C is a key and no signal is sent; a signal comes from Ctrl-C while
/// code runs, or from another process.
package final class Interrupts: Sendable {
  private let signals: [Int32]
  /// Guarded by being immutable; a source may be cancelled from any thread.
  private nonisolated(unsafe) let sources: [any DispatchSourceSignal]

  /// - Parameter signals: `SIGINT`, and others, such as `SIGTERM`, on which there is something to
  ///   put in order. Their default effect no longer takes place.
  package init(
    _ signals: [Int32] = [SIGINT], onSignal: @escaping @Sendable (_ signal: Int32) -> Void
  ) {
    self.signals = signals
    let queue = DispatchQueue(label: "interrupts", qos: .userInteractive)
    sources = signals.map { number in
      if Self.ends(number) { signal(number, SIG_IGN) }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { onSignal(number) }
      source.activate()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
    for number in signals where Self.ends(number) { signal(number, SIG_DFL) }
  }

  /// Whether the signal ends the process unless it is ignored.
  private static func ends(_ signal: Int32) -> Bool {
    signal != SIGWINCH && signal != SIGCONT
  }
}
