import ArgumentParser
import Foundation
import Lessons
import LineEditing
import Recording
import Rendering
import Sessions

extension Heirloom {
  struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "run",
      abstract: "Run a lesson to its end, without questions.")

    @Argument(help: "A lesson's number or name, or the path of a Markdown file.")
    var lesson: String
    @Option(help: "Show one step only; those before it run unseen.")
    var step: String?
    @OptionGroup var output: OutputOptions

    func validate() throws { try output.refusePictures() }

    func run() async throws {
      let console = Console(output)
      let lesson = try LessonAccess.soundLesson(self.lesson, console: console)
      let only = try stepIndex(in: lesson, console)
      let session = LearnerSession()
      let running = RunningSession()
      running.session = session
      let interrupts = Interrupts { _ in running.interrupt() }
      let status = await LessonRunner(session: session).run(lesson, only: only) { moment in
        show(moment, of: lesson, console)
        await pause(console)
      }
      withExtendedLifetime(interrupts) {}
      session.abandon()
      if status != .fine { throw Leaving(status) }
    }

    private func show(_ moment: LessonRunner.Moment, of lesson: Lesson, _ console: Console) {
      if case .ran(let record) = moment, output.format == .json {
        if let trace = record.result.trace { console.write(JSONLines.render(trace)) }
      } else if output.format != .json {
        let text = ViewText(options: console.options).text(moment.views(of: lesson), of: lesson)
        // Nothing stands above the title that it would have to be set off from.
        console.write(moment == .title ? String(text.drop { $0.isNewline }) : text)
      }
      if case .ran(let record) = moment {
        for finding in record.findings { console.show(withDetails: finding) }
      }
    }

    private func pause(_ console: Console) async {
      guard let speed = output.speed, console.isTerminal else { return }
      try? await Task.sleep(for: .seconds(1 / speed))
    }

    private func stepIndex(in lesson: Lesson, _ console: Console) throws -> Int? {
      guard let step else { return nil }
      if let index = lesson.stepIndex(id: step) { return index }
      if let number = Int(step), lesson.steps.indices.contains(number - 1) { return number - 1 }
      let ids = lesson.steps.map(\.id)
      let near = closestMatches(to: step, in: ids, limit: max(2, step.count / 3)).first
      console.show(
        Finding(
          message: "this lesson has no step `\(step)`", name: lesson.path,
          advice: near.map { "Did you mean `\($0)`?" }
            ?? "Its steps are \(ids.map { "`\($0)`" }.joined(separator: ", "))."))
      throw Leaving(.misuse)
    }
  }
}

extension LessonRunner.Moment {
  /// What a reader sees who is not asked.
  func views(of lesson: Lesson) -> [LessonView] {
    switch self {
    case .title: lesson.introduction.isEmpty ? [.title] : [.title, .introduction]
    case .heading(let step): [.heading(step: step)]
    case .prose(let passages): [.prose(passages)]
    case .prediction(let prediction): [.question(prediction), .answer(prediction)]
    case .ran(let record): [.record(record)]
    }
  }
}

extension Console {
  /// With notes that have no place of their own: the lines of a diff.
  func show(withDetails finding: Finding) {
    show(finding)
    let details = finding.notes.filter { $0.line == nil }.flatMap {
      $0.message.split(separator: "\n", omittingEmptySubsequences: false)
    }
    writeError(details.map { "    \($0)\n" }.joined())
  }
}
