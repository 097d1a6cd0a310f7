extension LearnerProgress {
  /// Returns the progress with the present names of lessons and steps.
  ///
  /// - Complexity: O(n) in the length of the lessons that the learner has begun. A lesson that the
  ///   library doesn't have costs a search through all lessons.
  func renamed(in library: LessonLibrary) -> LearnerProgress {
    var renamed = LearnerProgress(
      lastLesson: lastLesson.map { library.entry(slug: $0)?.slug ?? $0 })
    for (slug, kept) in lessons.sorted(by: { $0.key < $1.key }) {
      guard let lesson = library.entry(slug: slug)?.lesson else {
        renamed.lessons[slug] = kept
        continue
      }
      let kept = kept.renamed(in: lesson)
      renamed[lesson] = renamed.lessons[lesson.slug].map { kept.merged(into: $0) } ?? kept
    }
    for (id, answers) in recaps.sorted(by: { $0.key < $1.key }) {
      renamed.recaps[Self.recapID(id, in: library), default: []] += answers
    }
    return renamed
  }

  /// Returns the present id of a recap: the lesson's slug, a slash, the step's id, and a count if
  /// there are several.
  private static func recapID(_ id: String, in library: LessonLibrary) -> String {
    let parts = id.split(separator: "/", maxSplits: 1)
    let words = parts.last?.split(separator: " ", maxSplits: 1) ?? []
    guard parts.count == 2, let step = words.first,
      let lesson = library.entry(slug: String(parts[0]))?.lesson
    else { return id }
    let count = words.count > 1 ? " \(words[1])" : ""
    return "\(lesson.slug)/\(lesson.presentStepID(String(step)))\(count)"
  }
}

extension LessonProgress {
  fileprivate func renamed(in lesson: Lesson) -> LessonProgress {
    var renamed = self
    renamed.position?.step = lesson.presentStepID(position?.step ?? "")
    renamed.furthestStep = furthestStep.map(lesson.presentStepID)
    for index in answers.indices {
      renamed.answers[index].step = lesson.presentStepID(answers[index].step)
    }
    return renamed
  }
}

extension Lesson {
  /// Returns the present id of a step. A removed step keeps its id.
  fileprivate func presentStepID(_ id: String) -> String {
    stepIndex(id: id).map { steps[$0].id } ?? id
  }
}
