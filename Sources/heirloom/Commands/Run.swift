import ArgumentParser
import Foundation
import Lessons
import LineEditing
import MessageTables
import Phrases
import Recording
import Rendering
import Sessions
import SwiftText

extension Heirloom {
  struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "run",
      abstract: CommandHelp.run.text)

    @Argument(help: ArgumentHelp(.lesson))
    var lesson: String
    @Option(help: ArgumentHelp(.step))
    var step: String?
    @Option(help: ArgumentHelp(.answers))
    var answers = Answers.right
    @OptionGroup private var form: OutputArguments<TextFormats>
    var output: OutputOptions { form.options }

    /// The answers to show below a question.
    enum Answers: String, ExpressibleByArgument, CaseIterable {
      case right, all, none
    }

    func run() async throws {
      let console = Console(output)
      let lesson = try LessonAccess.soundLesson(self.lesson, console: console)
      let only = try stepIndex(in: lesson, console)
      try await WholeLesson(lesson: lesson, only: only, answers: answers, output: output).show()
    }

    private func stepIndex(in lesson: Lesson, _ console: Console) throws -> Int? {
      guard let step else { return nil }
      if let index = lesson.stepIndex(id: step) { return index }
      if let number = Int(step), lesson.steps.indices.contains(number - 1) { return number - 1 }
      let ids = lesson.steps.map(\.id)
      let near = closestMatches(to: step, in: ids, limit: max(2, step.count / 3)).first
      console.show(
        Finding(.noSuchStep(step, suggestion: near, steps: ids), name: lesson.path))
      throw Leaving(.misuse)
    }
  }

  /// A lesson for readers who answer no questions.
  struct WholeLesson {
    let lesson: Lesson
    /// The index of the only step to show.
    var only: Int?
    var answers = Run.Answers.right
    let output: OutputOptions

    /// Runs the lesson and shows it.
    func show() async throws {
      let console = Console(output)
      let session = LearnerSession()
      let running = RunningSession()
      running.session = session
      let watchdog = Watchdog(running, console: console)
      defer { withExtendedLifetime(watchdog) {} }
      var latest: BlockRecord?
      let status = await LessonRunner(session: session).run(
        lesson, only: only, isSolving: answers != .none
      ) { moment in
        show(moment, after: latest, console)
        latest = moment.record ?? latest
        await pause(console)
      }
      session.abandon()
      if status != .fine { throw Leaving(status) }
    }

    private func show(
      _ moment: LessonRunner.Moment, after record: BlockRecord?, _ console: Console
    ) {
      if output.format == .json {
        if let trace = moment.record?.result.trace { console.write(JSONLines.render(trace)) }
      } else {
        let views = moment.views(of: lesson, answers, after: record)
        let text = ViewText(options: console.options).text(views, of: lesson)
        // The title is the first line, so it needs no blank line above it.
        console.write(moment == .title ? String(text.drop { $0.isNewline }) : text)
      }
      for finding in moment.record?.findings ?? [] { console.show(withDetails: finding) }
    }

    private func pause(_ console: Console) async {
      guard let speed = output.speed, console.isTerminal else { return }
      try? await Task.sleep(for: .seconds(1 / speed))
    }
  }
}

extension LessonRunner.Moment {
  /// The views for a reader who answers no questions.
  ///
  /// - Parameter record: the run before this moment, which a question may be about.
  func views(
    of lesson: Lesson, _ answers: Heirloom.Run.Answers, after record: BlockRecord?
  ) -> [LessonView] {
    switch self {
    case .title: lesson.introduction.isEmpty ? [.title] : [.title, .introduction]
    case .heading(let step): [.heading(step: step)]
    case .prose(let passages): [.prose(passages)]
    case .prediction(let prediction):
      [.question(prediction)] + prediction.answerViews(answers, after: record)
    case .ran(let record): [.record(record)]
    case .exercise(let exercise, let record):
      [.exercise(exercise)]
        + (record.map { [.solution(exercise, showsCode: false), .record($0)] } ?? [])
    }
  }
}

extension Prediction {
  fileprivate func answerViews(
    _ answers: Heirloom.Run.Answers, after record: BlockRecord?
  ) -> [LessonView] {
    let right: [LessonView] =
      [.answer(self)] + (proof == nil ? [] : record.map { [.proof(self, $0)] } ?? [])
    return switch answers {
    case .none: []
    case .right: right
    case .all: right + [.otherFeedback(self, except: choices.firstIndex(where: \.isRight))]
    }
  }
}

extension Console {
  /// Shows a finding, and those of its notes that have no place in the source: the lines of a diff.
  func show(withDetails finding: Finding) {
    show(finding)
    let details = finding.notes.filter { $0.line == nil }.flatMap {
      $0.message.split(separator: "\n", omittingEmptySubsequences: false)
    }
    writeError(details.map { "    \($0)\n" }.joined())
  }
}
