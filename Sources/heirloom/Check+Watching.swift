import Foundation
import Lessons
import LineEditing
import Sessions

extension Heirloom.Check {
  /// Checks, and checks again what has changed, until somebody ends it with Ctrl-C.
  func keepWatch(_ console: Console, _ running: RunningSession) async throws {
    var seen: [String: Stamp] = [:]
    var unfound: String?
    var hasWaited = false
    while true {
      var targets: [CheckTarget] = []
      do {
        targets = try CheckTargets(console: hasWaited ? .silent : console).find(paths).targets
        unfound = nil
      } catch let error as UnreadableFile {
        // An editor may be about to put it back.
        if unfound != error.finding.message { console.show(error.finding) }
        unfound = error.finding.message
      }
      let changed = targets.filter { seen[$0.path] != Stamp($0) }
      for target in changed {
        seen[target.path] = Stamp(target)
        _ = try await settle(target, console, running)
        if running.isInterrupted { throw Leaving(.interrupted) }
        // What was blessed is not a change to be looked at again.
        if let now = try? CheckTargets(console: .silent).find([target.path]).targets.first {
          seen[target.path] = Stamp(now)
        }
      }
      if !changed.isEmpty, console.isTerminal {
        console.write("  Waiting for a file to be saved; Ctrl-C ends it.\n")
      }
      hasWaited = true
      try? await Task.sleep(for: .milliseconds(300))
    }
  }

  /// What of a file makes it worth another look: its text, and for recaps the lessons' steps.
  private struct Stamp: Equatable {
    var text: String
    var steps: [Int]

    init(_ target: CheckTarget) {
      text = target.text
      steps =
        switch target {
        case .lesson: []
        case .recaps(_, let library):
          library.lessons.flatMap { [$0.number ?? 0, $0.steps.count] }
        }
    }
  }
}
