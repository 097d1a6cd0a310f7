extension LearnerProgress {
  /// What several shells came to that began with the same progress.
  ///
  /// Nothing that one of them reached, answered or solved is lost. Where there is room for one thing
  /// only, the place to go on with and the draft of an exercise, it is this one's, if it changed it.
  ///
  /// - Parameters:
  ///   - kept: what the others have written meanwhile.
  ///   - base: what this one read or wrote last.
  ///   - lesson: finds a lesson by its slug, which tells which of two steps is further.
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
  /// What was added here since, behind what others added.
  fileprivate func appended(to kept: [Element]?, since base: [Element]?) -> [Element] {
    (kept ?? []) + dropFirst(base?.count ?? 0)
  }
}
