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
      let list = LessonList(lessons: library.lessons, progress: progress)
      console.write(output.format == .json ? list.json : list.text(console.options))
      if !isSound { throw Leaving(.misuse) }
    }
  }
}

/// The lessons in their order, with a learner's progress.
struct LessonList {
  var lessons: [Lesson]
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
      if let place = place(kept, in: lesson) { line.append("  " + place, .dim) }
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
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return lessons.compactMap { lesson in
      let kept = progress[lesson]
      let entry = Entry(
        lesson: lesson.slug, number: lesson.number, title: lesson.title, path: lesson.path,
        steps: lesson.steps.count, step: kept.position?.step, isCompleted: kept.isCompleted)
      return (try? encoder.encode(entry)).map { String(decoding: $0, as: UTF8.self) + "\n" }
    }.joined()
  }

  private func label(_ lesson: Lesson) -> String {
    lesson.number.map(String.init) ?? "-"
  }

  private func place(_ kept: LessonProgress, in lesson: Lesson) -> String? {
    guard let position = kept.position, let step = lesson.stepIndex(id: position.step) else {
      return nil
    }
    return "step \(step + 1) of \(lesson.steps.count)"
  }
}
