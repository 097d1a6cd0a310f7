import Foundation

extension ChildProcess {
  /// How a child ended, known as soon as it did.
  ///
  /// A thread waits for each child. A child that has ended and that nobody has waited for would keep
  /// Swift Testing from seeing that its own children, those of exit tests, have ended: it always looks at
  /// the first one that it finds.
  final class Ending: @unchecked Sendable {
    let id: Int32
    private let condition = NSCondition()
    private var known: Exit?

    init(of id: Int32) {
      self.id = id
      Thread { [self] in wait() }.start()
    }

    private func wait() {
      var information = siginfo_t()
      while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
      // From here on its number may be another's, so no signal is sent meanwhile.
      condition.withLock {
        var status: Int32 = 0
        waitpid(id, &status, 0)
        let signal = status & 0x7F
        known = signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
        condition.broadcast()
      }
    }

    /// Waits until the child has ended; nil if it hasn't by then.
    func exit(before deadline: Date) -> Exit? {
      condition.withLock {
        while known == nil {
          if !condition.wait(until: deadline) { return known }
        }
        return known
      }
    }

    /// Sends a signal, unless the child has ended and its number may be another's.
    func send(signal number: Int32) {
      condition.withLock {
        if known == nil { kill(id, number) }
      }
    }
  }
}
