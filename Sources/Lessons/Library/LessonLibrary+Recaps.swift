/// A recap together with its step.
package struct RecapQuestion: Equatable, Sendable, Identifiable {
  package var recap: Recap
  package var lesson: Lesson
  /// The step's index in the lesson.
  package var step: Int
  /// The key of its stored answers, which is stable while the lesson's name and the step's heading
  /// are.
  package var id: String
}

extension LessonLibrary {
  /// The recaps whose steps exist, in the order of their files.
  package var recaps: [RecapQuestion] {
    var counts: [String: Int] = [:]
    return recapFiles.flatMap(\.recaps).compactMap { recap in
      guard let lesson = lesson(of: recap.source),
        lesson.steps.indices.contains(recap.source.step - 1)
      else { return nil }
      let step = recap.source.step - 1
      let place = "\(lesson.slug)/\(lesson.steps[step].id)"
      counts[place, default: 0] += 1
      let count = counts[place] ?? 1
      return RecapQuestion(
        recap: recap, lesson: lesson, step: step, id: count == 1 ? place : "\(place) \(count)")
    }
  }

  /// Returns diagnostics for the recaps of a file whose steps don't exist.
  package func diagnostics(ofRecapsIn file: ParsedRecaps) -> [LessonDiagnostic] {
    let lines = TextLines(file.text)
    return file.recaps.compactMap { recap in
      let source = recap.source
      let problem: RecapProblem
      if let lesson = lesson(of: source) {
        guard !lesson.steps.indices.contains(source.step - 1) else { return nil }
        problem = .noStep(source, steps: lesson.steps.count)
      } else {
        problem = .noLesson(source)
      }
      let line = recap.prediction.line
      return LessonDiagnostic(
        problem: .recap(problem), file: file.path, line: line, column: 3,
        sourceLine: lines[line])
    }
  }

  private func lesson(of source: Recap.Source) -> Lesson? {
    entries.first { $0.number == source.lesson }?.lesson
  }
}
