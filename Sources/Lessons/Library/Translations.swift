/// The files of a folder of lessons that are in one language: `ja/03-task-locals-on-a-queue.md` translates the
/// lesson in `03-task-locals-on-a-queue.md`, and `ja/recaps/a-task-locals.md` a file of recaps.
package struct Translations: Sendable {
  /// Lessons by their files' names.
  let lessons: [String: LessonFile]
  /// Files of recaps by their names.
  let recaps: [String: LessonFile]

  /// - Parameters:
  ///   - lessons: The files in the folder of the language.
  ///   - recaps: The files in its folder of recaps.
  package init(lessons: [LessonFile] = [], recaps: [LessonFile] = []) {
    func byName(_ files: [LessonFile]) -> [String: LessonFile] {
      Dictionary(files.map { (LessonLibrary.fileName($0.path), $0) }) { first, _ in first }
    }
    self.lessons = byName(lessons)
    self.recaps = byName(recaps)
  }

  /// Returns the files that translate none of these, in the order of their paths.
  func strays(lessons originals: [LessonFile], recaps originalRecaps: [LessonFile]) -> [LessonFile]
  {
    func strays(_ files: [String: LessonFile], _ originals: [LessonFile]) -> [LessonFile] {
      let names = Set(originals.map { LessonLibrary.fileName($0.path) })
      return files.filter { !names.contains($0.key) }.map(\.value)
    }
    return (strays(lessons, originals) + strays(recaps, originalRecaps)).sorted {
      $0.path < $1.path
    }
  }
}

extension ParsedLesson {
  /// Gives the steps of a translation the ids of the steps that they translate, under which a learner's
  /// progress is stored.
  mutating func translate(_ original: Lesson) {
    lesson.formerSlugs += original.formerSlugs
    guard lesson.steps.count == original.steps.count else {
      diagnostics.append(
        LessonDiagnostic(
          problem: .translatedSteps(lesson.steps.count, original: original.steps.count),
          file: lesson.path, line: 1, column: 1, sourceLine: ""))
      return
    }
    for (index, step) in original.steps.enumerated() {
      lesson.steps[index].id = step.id
      lesson.steps[index].formerIDs += step.formerIDs
    }
  }
}
