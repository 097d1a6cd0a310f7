import Foundation
import Synchronization

/// Reads single keys from a terminal, which shows nothing of them.
///
/// From `init` to `close()` the terminal is in a mode of its own. Between two keys, Ctrl-C is a
/// signal (see `Interrupts`); while `next()` waits, it is a key.
package final class KeyReader: Sendable {
  /// A copy, on which the settings can be put back even if the caller has closed his.
  private let input: Int32
  private let settings: TerminalSettings
  private let requests: ReadRequests
  private let isClosed = Mutex(false)
  /// Held for the whole of a read: a second read waits for the first.
  private let turn = NSLock()
  /// Guarded by `turn`.
  private nonisolated(unsafe) var decoder = KeyDecoder()
  /// Keys that came with the one before; guarded by `turn`.
  private nonisolated(unsafe) var keys: [Key] = []

  /// Within this time, what follows ESC belongs to it.
  private static let escapeMilliseconds: Int32 = 50

  /// Returns nil if the input isn't a terminal.
  package init?(input: Int32 = 0) {
    guard Terminal.isTerminal(input), let pipe = WakePipe() else { return nil }
    let copy = fcntl(input, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0, let settings = TerminalSettings(of: copy) else { return nil }
    self.input = copy
    self.settings = settings
    requests = ReadRequests(pipe: pipe)
    settings.apply(signals: true)
  }

  deinit {
    close()
    Foundation.close(input)
  }

  /// Puts the terminal's settings back; may be called more than once.
  package func close() {
    let wasClosed = isClosed.withLock { isClosed in
      defer { isClosed = true }
      return isClosed
    }
    if !wasClosed { settings.restore() }
  }

  /// Waits for a key; nil at the end of the input.
  package func next() async -> Key? {
    await onReadingThread {
      self.turn.lock()
      defer { self.turn.unlock() }
      self.requests.beginReading()
      self.settings.apply(signals: false)
      defer {
        self.requests.endReading { _ in }
        self.isClosed.withLock { if !$0 { self.settings.apply(signals: true) } }
      }
      return self.readKey()
    }
  }

  /// Makes the `next()` in progress return `interrupt`, or returns false because there is none.
  @discardableResult
  package func interrupt() -> Bool {
    requests.interrupt()
  }

  private func readKey() -> Key? {
    while keys.isEmpty {
      if requests.take().contains(.interrupt) { return .interrupt }
      let patience = decoder.isInEscape ? Self.escapeMilliseconds : -1
      switch requests.pipe.wait(for: input, milliseconds: patience) {
      case .woken: continue
      case .timeout: keys += decoder.settle()
      case .input:
        guard let byte = readByte(input) else { return nil }
        keys += decoder.append(byte)
      }
    }
    return keys.removeFirst()
  }
}
