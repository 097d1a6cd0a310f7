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

    func run() async throws {
      let console = Console(output)
      let (library, isSound) = try LessonAccess.library(console)
      var store = ProgressStore(
        paths: StatePaths(environment: ProcessInfo.processInfo.environment))
      let (progress, notices) = store.load()
      for notice in notices where notice != .noHome {
        console.writeError(notice.description + "\n")
      }
      let list = LessonList(
        lessons: library.lessons, recaps: library.recaps, progress: progress)
      console.write(output.format == .json ? list.json : list.text(console.options))
      if !isSound { throw Leaving(.misuse) }
    }
  }
}

/// The lessons in their order, with a learner's progress.
struct LessonList {
  var lessons: [Lesson]
  var recaps: [RecapQuestion]
  var progress: LearnerProgress

  func text(_ options: RenderingOptions) -> String {
    let numberWidth = lessons.map { label($0).count }.max() ?? 1
    let lines = lessons.flatMap { lesson -> [StyledText] in
      let kept = progress[lesson]
      let isCurrent = progress.lastLesson == lesson.slug && kept.position != nil
      let mark: StyledText =
        kept.isCompleted
        ? StyledText(options.glyphs.right, .right)
        : isCurrent ? StyledText(options.glyphs.current, .strong) : " "
      let label = label(lesson)
      let padding = StyledText.spaces(numberWidth - label.count)
      var line: StyledText = "  \(mark.padded(to: 2))\(padding)\(label, .dim)  "
      let indent = line.width
      line.append(lesson.title, .strong)
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
    return lessons.compactMap { lesson in
      let kept = progress[lesson]
      let entry = Entry(
        lesson: lesson.slug, number: lesson.number, title: lesson.title, path: lesson.path,
        steps: lesson.steps.count, step: kept.position?.step, isCompleted: kept.isCompleted,
        minutes: lesson.minutes, missed: missed(lesson),
        isSolved: lesson.exercise.map { _ in kept.exercise?.isSolved == true })
      return (try? encoder.encode(entry)).map { String(decoding: $0, as: UTF8.self) + "\n" }
    }.joined().withControlsEscapedForJSON
  }

  private func label(_ lesson: Lesson) -> String {
    lesson.number.map(String.init) ?? "-"
  }

  /// How long it takes, how far the learner is, and what there is to do again.
  private func facts(_ kept: LessonProgress, of lesson: Lesson) -> [String] {
    let missed = missed(lesson)
    return ["\(lesson.minutes) min"]
      + (place(kept, in: lesson).map { [$0] } ?? [])
      + (missed > 0 ? ["\(missed) to look at again"] : [])
      + (kept.exercise?.isSolved == true ? ["exercise solved"] : [])
  }

  private func missed(_ lesson: Lesson) -> Int {
    progress.misses(in: lesson, recaps).values.reduce(0, +)
  }

  private func place(_ kept: LessonProgress, in lesson: Lesson) -> String? {
    guard let position = kept.position, let step = lesson.stepIndex(id: position.step) else {
      return nil
    }
    return "step \(step + 1) of \(lesson.steps.count)"
  }
}
