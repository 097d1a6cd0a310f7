import Foundation
import Lessons
import LineEditing
import MessageTables
import Phrases
import Sessions

extension Heirloom.Check {
  /// Checks the files, and checks each one again when it changes, until Ctrl-C.
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
        // An editor may be replacing the file.
        if unfound != error.finding.message { console.show(error.finding) }
        unfound = error.finding.message
      }
      let changed = targets.filter { seen[$0.path] != Stamp($0) }
      for target in changed {
        seen[target.path] = Stamp(target)
        _ = try await settle(target, console, running)
        if running.isInterrupted { throw Leaving(.interrupted) }
        // Blessing changes the file too; don't check that change.
        if let now = try? CheckTargets(console: .silent).find([target.path]).targets.first {
          seen[target.path] = Stamp(now)
        }
      }
      if !changed.isEmpty, console.isTerminal {
        console.write("  \(CommandMessage.waitingForChanges.text)\n")
      }
      hasWaited = true
      try? await Task.sleep(for: .milliseconds(300))
    }
  }

  /// The state of a file that requires another check when it changes: its text, and for recaps the
  /// lessons' steps.
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
