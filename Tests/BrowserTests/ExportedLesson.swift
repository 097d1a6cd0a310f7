import Foundation
import Lessons
import MessageTables
import Pages
import Phrases
import Recording
import Rendering
import Sessions

/// A lesson that ran, with its page in a file and the records from which it was made.
struct ExportedLesson {
  let lesson: Lesson
  let file: URL
  /// The traces of the blocks with a run on the page, in order.
  private(set) var traces: [Trace] = []
  let page: String

  init(_ lesson: Lesson, in directory: URL) async throws {
    self.lesson = lesson
    let session = LearnerSession(seconds: nil)
    var runs: [CodeBlock.ID: PageRun] = [:]
    var traces: [Trace] = []
    _ = await LessonRunner(session: session).run(lesson, isSolving: false) { moment in
      guard case .ran(let record) = moment else { return }
      if let trace = record.result.trace {
        runs[record.block.id] = .ran(trace)
        if record.block.mode == .traced, Storyboard(trace).count > 0 { traces.append(trace) }
      } else {
        runs[record.block.id] = .rejected(message: record.comparedText, firstLine: 1)
      }
    }
    session.abandon()
    self.traces = traces
    page = LessonPage(lesson, runs: runs).html.text
    file = directory.appending(path: LessonPage.name(of: lesson))
    try Data(page.utf8).write(to: file)
  }

  static func all() throws -> [Lesson] { try LessonSource.embedded.load().library.lessons }
}

extension Trace {
  /// The name and phase of each lane at the last moment, from the JSON lines.
  var recordedLanes: [String] {
    lastMoment("lanes").map {
      "\($0["lane"] ?? "") \($0["phase"] as? String == "ended" ? "over" : "on")"
    }
  }

  /// The states of the stores at the last moment, from the JSON lines.
  var recordedStores: [String] {
    lastMoment("stores").map { store in
      (store["state"] as? [[String: Any]] ?? []).map { part in
        let name = part["name"] as? String ?? "?"
        let value = (part["value"] as? String ?? "?").withVisibleControls
        return "\(name.isEmpty ? "state" : name) = \(value)"
      }.joined(separator: ", ")
    }
  }

  private func lastMoment(_ key: String) -> [[String: Any]] {
    let line = JSONLines.render(self).split(separator: "\n").first { $0.hasPrefix("{\"moment\"") }
    let moment =
      line.flatMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) } as? [String: Any]
    return moment?[key] as? [[String: Any]] ?? []
  }
}
