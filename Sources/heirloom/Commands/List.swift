import ArgumentParser
import Foundation
import Lessons
import MessageTables
import Phrases
import Rendering
import Sessions

extension Heirloom {
  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: CommandHelp.list.text)

    @OptionGroup private var form: OutputArguments<TextFormats>
    var output: OutputOptions { form.options }

    func run() async throws { try Self.show(output) }

    /// - Parameter output: nil for the default options.
    static func show(_ output: OutputOptions?) throws {
      let console = Console(output)
      let (library, isSound) = try LessonAccess.library(console)
      var store = ProgressStore(
        paths: StatePaths(environment: ProcessInfo.processInfo.environment), library: library)
      let (progress, notices) = store.load()
      for notice in notices where notice != .noHome {
        console.writeError(notice.text + "\n")
      }
      let list = LessonList(library: library, progress: progress)
      console.write(output?.format == .json ? list.json : list.text(console.options))
      if !isSound { throw Leaving(.misuse) }
    }
  }
}

/// The lessons in their order, with a learner's progress.
struct LessonList {
  var library: LessonLibrary
  var progress: LearnerProgress

  func text(_ options: RenderingOptions) -> String {
    let lessons = library.entries
    let numberWidth = lessons.map { label($0).count }.max() ?? 1
    let lines = lessons.flatMap { lesson -> [StyledText] in
      let kept = progress[slug: lesson.slug]
      let isCurrent = progress.lastLesson == lesson.slug && kept.position != nil
      let mark: StyledText =
        kept.isCompleted
        ? isSolved(kept, in: lesson)
          ? StyledText(options.glyphs.right, .right) : StyledText(options.glyphs.half, .right)
        : isCurrent ? StyledText(options.glyphs.current, .strong) : " "
      let label = label(lesson)
      let padding = StyledText.spaces(numberWidth - label.count)
      var line: StyledText = "  \(mark.padded(to: 2))\(padding)\(label, .dim)  "
      let indent = line.width
      line.append(lesson.lesson.title, .strong)
      line.append("  " + facts(kept, of: lesson).joined(separator: ", "), .dim)
      return line.wrapped(to: options.width, hanging: indent)
    }
    return options.painter.paint(lines)
  }

  /// One object per line.
  var json: String {
    struct Entry: Encodable {
      var lesson: String
      var number: Int?
      var title: String
      var path: String
      var steps: Int
      var step: String?
      var isCompleted: Bool
      var minutes: Int
      /// The number of questions to review.
      var missed: Int
      /// Nil for a lesson without an exercise.
      var isSolved: Bool?
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return library.entries.compactMap { lesson in
      let kept = progress[slug: lesson.slug]
      let parsed = lesson.lesson
      let entry = Entry(
        lesson: lesson.slug, number: lesson.number, title: parsed.title, path: lesson.path,
        steps: parsed.steps.count, step: kept.position?.step, isCompleted: kept.isCompleted,
        minutes: parsed.minutes, missed: missed(kept, in: lesson),
        isSolved: parsed.exercise != nil ? kept.exercise?.isSolved == true : nil)
      return (try? encoder.encode(entry)).map { String(decoding: $0, as: UTF8.self) + "\n" }
    }.joined().withControlsEscapedForJSON
  }

  private func label(_ lesson: LessonLibrary.Entry) -> String {
    lesson.number.map(String.init) ?? "-"
  }

  /// The duration, the current step, the questions to review, and the state of the exercise.
  private func facts(_ kept: LessonProgress, of lesson: LessonLibrary.Entry) -> [String] {
    let missed = missed(kept, in: lesson)
    let facts: [CommandMessage?] = [
      .duration(minutes: lesson.lesson.minutes), place(kept, in: lesson),
      missed > 0 ? .missed(missed) : nil, exercise(kept, in: lesson),
    ]
    return facts.compactMap { $0?.text }
  }

  /// Whether the exercise is solved, or there is none.
  private func isSolved(_ kept: LessonProgress, in lesson: LessonLibrary.Entry) -> Bool {
    kept.exercise?.isSolved == true || lesson.lesson.exercise == nil
  }

  private func exercise(_ kept: LessonProgress, in lesson: LessonLibrary.Entry) -> CommandMessage? {
    if kept.exercise?.isSolved == true { return .exerciseSolved }
    guard kept.isCompleted else { return nil }
    return lesson.lesson.exercise == nil ? .finished : .finishedWithoutExercise
  }

  private func missed(_ kept: LessonProgress, in lesson: LessonLibrary.Entry) -> Int {
    if kept.answers.allSatisfy(\.isRight) { return 0 }
    return progress.misses(in: lesson.lesson, library.recaps).values.reduce(0, +)
  }

  private func place(
    _ kept: LessonProgress, in lesson: LessonLibrary.Entry
  ) -> CommandMessage? {
    guard let position = kept.position, let step = lesson.lesson.stepIndex(id: position.step)
    else { return nil }
    return .place(step: step + 1, count: lesson.lesson.steps.count)
  }
}
