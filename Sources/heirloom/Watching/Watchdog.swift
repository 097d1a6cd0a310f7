import Foundation
import LineEditing
import Sessions
import Synchronization

/// Ends the process if a command doesn't end by itself soon after Ctrl-C, or exceeds its limits.
///
/// It is the last resort. Checking and running notice interruptions and limits themselves, and the command
/// then shows the record so far. Parsing and rendering notice neither interruptions nor limits. The watchdog
/// has a thread of its own, because all others may be busy. The shell and the stage have no watchdog, because
/// they would lose what the user did: they stop waiting for the work (`LearnerSession.untilInterrupted`).
final class Watchdog: Sendable {
  private let post: Post
  private let interrupts: Interrupts

  /// - Parameter running: The sessions that Ctrl-C stops, and whose limits are watched.
  init(_ running: RunningSession, console: Console) {
    let post = Post()
    self.post = post
    interrupts = Interrupts { _ in
      post.interrupt(leavesRecord: running.sessions.contains(where: \.isRecording))
      running.interrupt()
    }
    let thread = Thread { post.watch(running, console) }
    thread.qualityOfService = .userInteractive
    thread.start()
  }

  deinit { post.leave() }

  /// The state that the thread of the watchdog shares with the others.
  private final class Post: Sendable {
    private struct State {
      var interruption: (moment: Moment, leavesRecord: Bool)?
      var isLeft = false
    }

    private let state = Mutex(State())

    func leave() { state.withLock { $0.isLeft = true } }

    func interrupt(leavesRecord: Bool) {
      state.withLock { state in
        if state.interruption == nil { state.interruption = (.now, leavesRecord) }
      }
    }

    func watch(_ running: RunningSession, _ console: Console) {
      var watches: [SessionWatch] = []
      while true {
        let current = state.withLock { $0 }
        guard !current.isLeft else { return }
        if let (moment, leavesRecord) = current.interruption {
          // In a debug build, it takes some time to draw what a program did until it was interrupted.
          let processor = leavesRecord ? 0.25 : 0.06
          if moment.isLongAgo(processor: processor, wall: 0.5) { end(.interrupted) }
          usleep(5_000)
          continue
        }
        let sessions = running.sessions
        watches.removeAll { watch in !sessions.contains { watch.isOf($0) } }
        watches += sessions.filter { session in !watches.contains { $0.isOf(session) } }
          .map { SessionWatch($0) }
        for index in watches.indices {
          guard let finding = watches[index].exceeded() else { continue }
          console.show(finding)
          end(.limitReached)
        }
        usleep(20_000)
      }
    }

    /// Ends the process without the work that `exit` does at its end, which other threads could disturb.
    private func end(_ status: ExitStatus) -> Never { _exit(status.rawValue) }
  }
}
