extension LearnerProgress {
  /// Merges the progress of shells that began with the same progress.
  ///
  /// Steps reached, answers and solutions of all of them are kept. For a value of which only one
  /// can be kept, the position to continue at and the draft of an exercise, this progress takes
  /// precedence if it changed it.
  ///
  /// - Parameters:
  ///   - kept: The progress that others have written meanwhile.
  ///   - base: The progress that was last read or written here.
  ///   - lesson: Finds a lesson by its slug, to compare the order of steps.
  package func merged(
    into kept: LearnerProgress, since base: LearnerProgress,
    by lesson: (_ slug: String) -> Lesson? = { _ in nil }
  ) -> LearnerProgress {
    guard kept != base else { return self }
    var merged = kept
    if lastLesson != base.lastLesson { merged.lastLesson = lastLesson }
    for (slug, mine) in lessons where mine != base.lessons[slug] {
      merged.lessons[slug] = mine.merged(
        into: kept.lessons[slug] ?? LessonProgress(),
        since: base.lessons[slug] ?? LessonProgress()
      ) { lesson(slug)?.stepIndex(id: $0) }
    }
    for (id, mine) in recaps {
      merged.recaps[id] = mine.appended(to: kept.recaps[id], since: base.recaps[id])
    }
    return merged
  }
}

extension LessonProgress {
  func merged(
    into kept: LessonProgress, since base: LessonProgress = LessonProgress(),
    index: (_ step: String) -> Int? = { _ in nil }
  ) -> LessonProgress {
    var merged = kept
    if position != base.position { merged.position = position }
    if let mine = furthestStep, mine != base.furthestStep {
      let isFurther = kept.furthestStep.map { (index(mine) ?? 0) >= (index($0) ?? 0) } ?? true
      if isFurther { merged.furthestStep = mine }
    }
    merged.isCompleted = isCompleted || kept.isCompleted
    merged.answers = answers.appended(to: kept.answers, since: base.answers)
    if let mine = exercise, mine != base.exercise {
      merged.exercise = mine
      merged.exercise?.isSolved = mine.isSolved || kept.exercise?.isSolved == true
    }
    return merged
  }
}

extension Array {
  /// Returns the elements that were added here since, after those that others added.
  fileprivate func appended(to kept: [Element]?, since base: [Element]?) -> [Element] {
    (kept ?? []) + dropFirst(base?.count ?? 0)
  }
}
