import Foundation
import Fuzzer
import Lessons
import Rendering

/// Passes Markdown through everything that reads a lesson.
@main
enum FuzzLessons {
  static func main() {
    Fuzzer.run { input in
      let file = LessonFile(path: "lesson.md", contents: input)
      let parsed = file.parse()
      let isSafe = shown(parsed.lesson).unicodeScalars.allSatisfy { scalar in
        scalar == "\n" || (scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value))
      }
      precondition(isSafe, "what is in a lesson is shown, not obeyed")
      _ = LessonLibrary(files: [file], recapFiles: [file]).diagnostics
      _ = parsed.linkDiagnostics { _ in false }
      let outputs = parsed.lesson.codeBlocks.map { ($0.id, $0.code) }
      _ = parsed.blessed(outputs: Dictionary(outputs) { first, _ in first })
      _ = try? LearnerProgress(json: input)
    }
  }

  /// Returns all text of a lesson, as shown to a reader who gives every answer.
  static func shown(_ lesson: Lesson) -> String {
    let text = LessonText(options: RenderingOptions())
    var shown = text.title(of: lesson) + text.prose(lesson.introduction)
    for (index, step) in lesson.steps.enumerated() {
      shown += text.heading(of: step, at: index, among: lesson.steps.count)
      for element in step.elements {
        switch element {
        case .prose(let passages): shown += text.prose(passages)
        case .code(let block): shown += text.code(block.code, firstNumber: 1)
        case .exercise(let exercise): shown += text.exercise(exercise, wishes: [])
        case .prediction(let prediction):
          shown += text.question(prediction) + text.answer(prediction)
          for index in prediction.choices.indices {
            shown += text.feedback(prediction, choice: index)
          }
        }
      }
    }
    return shown
  }
}
