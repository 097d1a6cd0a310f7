import ArgumentParser
import Foundation
import Lessons
import Rendering
import Sessions

extension Heirloom {
  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "Show the lessons, and how far you are.")

    @OptionGroup var output: OutputOptions

    func validate() throws { try output.refusePictures() }

    func run() async throws { try Self.show(output) }

    /// Nil for the usual options.
    static func show(_ output: OutputOptions?) throws {
      let console = Console(output)
      let (library, isSound) = try LessonAccess.library(console)
      var store = ProgressStore(
        paths: StatePaths(environment: ProcessInfo.processInfo.environment))
      let (progress, notices) = store.load()
      for notice in notices where notice != .noHome {
        console.writeError(notice.description + "\n")
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
      line.append(lesson.summary.title, .strong)
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
      /// How many questions there are to look at again.
      var missed: Int
      /// Nil for a lesson without an exercise.
      var isSolved: Bool?
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return library.entries.compactMap { lesson in
      let kept = progress[slug: lesson.slug]
      let summary = lesson.summary
      let entry = Entry(
        lesson: lesson.slug, number: lesson.number, title: summary.title, path: lesson.path,
        steps: summary.stepCount, step: kept.position?.step, isCompleted: kept.isCompleted,
        minutes: summary.minutes, missed: missed(kept, in: lesson),
        isSolved: summary.hasExercise ? kept.exercise?.isSolved == true : nil)
      return (try? encoder.encode(entry)).map { String(decoding: $0, as: UTF8.self) + "\n" }
    }.joined().withControlsEscapedForJSON
  }

  private func label(_ lesson: LessonLibrary.Entry) -> String {
    lesson.number.map(String.init) ?? "-"
  }

  /// How long it takes, how far the learner is, and what there is to do again.
  private func facts(_ kept: LessonProgress, of lesson: LessonLibrary.Entry) -> [String] {
    let missed = missed(kept, in: lesson)
    return ["\(lesson.summary.minutes) min"]
      + (place(kept, in: lesson).map { [$0] } ?? [])
      + (missed > 0 ? ["\(missed) missed"] : [])
      + (exercise(kept, in: lesson).map { [$0] } ?? [])
  }

  /// Whether nothing is left to solve.
  private func isSolved(_ kept: LessonProgress, in lesson: LessonLibrary.Entry) -> Bool {
    kept.exercise?.isSolved == true || !lesson.summary.hasExercise
  }

  private func exercise(_ kept: LessonProgress, in lesson: LessonLibrary.Entry) -> String? {
    if kept.exercise?.isSolved == true { return "solved" }
    guard kept.isCompleted else { return nil }
    return lesson.summary.hasExercise ? "read, not solved" : "read"
  }

  private func missed(_ kept: LessonProgress, in lesson: LessonLibrary.Entry) -> Int {
    if kept.answers.allSatisfy(\.isRight) { return 0 }
    return progress.misses(in: lesson.lesson, library.recaps).values.reduce(0, +)
  }

  private func place(_ kept: LessonProgress, in lesson: LessonLibrary.Entry) -> String? {
    guard let position = kept.position, let step = lesson.lesson.stepIndex(id: position.step)
    else { return nil }
    return "step \(step + 1) of \(lesson.summary.stepCount)"
  }
}
