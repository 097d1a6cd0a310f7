extension LessonParser {
  mutating func addExercise(_ fence: RawFence, _ words: FenceInfo.Swift) {
    guard let step = stepForScript(.exercise, at: fence.opening) else { return }
    if let exerciseLine {
      prose.findings.report(.exercise(.second(firstLine: exerciseLine.number)), at: fence.opening)
      return
    }
    openPredictions = []
    exerciseLine = fence.opening
    let start = CodeBlock(
      id: codeCount, code: fence.lines.map(\.text).joined(separator: "\n"),
      line: fence.opening.number + 1, closingLine: fence.lastLine, mode: .exercise)
    // The solution is a block too.
    codeCount += 2
    let exercise = Exercise(start: start, origins: words.origins)
    if exercise.origins.isEmpty, exercise.lockedLines.isEmpty {
      prose.findings.report(.exercise(.withoutCondition), at: fence.opening)
    }
    steps[step].elements.append(.exercise(exercise))
  }

  /// Reads a quote of hints that ends with a solution.
  mutating func addHelp(_ lines: [SourceLine], at first: SourceLine) {
    guard let step = steps.indices.last,
      let place = steps[step].elements.lastIndex(where: { !$0.isProse }),
      case .exercise(var exercise) = steps[step].elements[place], exercise.solution == nil,
      exercise.hints.isEmpty
    else {
      prose.findings.report(.exercise(.hintsWithoutExercise), at: first)
      return
    }
    hasHelp = true
    var solution: (line: SourceLine?, explanation: [Passage], fence: RawFence?)?
    for block in BlockScanner.blocks(in: lines) {
      if case .fence(let fence) = block, solution != nil, fence.infoWords.first == "swift" {
        if fence.closing == nil { prose.findings.report(.unterminatedFence, at: fence.opening) }
        solution?.fence = fence
        continue
      }
      guard let passage = prose.passage(from: block, depth: 1) else { continue }
      if let explanation = passage.removing(.solution) {
        solution = (block.firstLine, explanation == .paragraph([]) ? [] : [explanation], nil)
      } else if solution != nil {
        solution?.explanation.append(passage)
      } else if let hint = passage.removing(.hint) {
        exercise.hints.append([hint])
      } else if let last = exercise.hints.indices.last {
        exercise.hints[last].append(passage)
      }
    }
    if let solution {
      exercise.solution = read(solution.explanation, solution.fence, at: solution.line ?? first)
    }
    steps[step].elements[place] = .exercise(exercise)
    check(exercise, at: first, solutionAt: solution?.line ?? first, hasSolution: solution != nil)
  }

  private mutating func read(
    _ explanation: [Passage], _ fence: RawFence?, at line: SourceLine
  ) -> Exercise.Solution? {
    guard let fence, !explanation.isEmpty else {
      prose.findings.report(.exercise(.incompleteSolution), at: line)
      return nil
    }
    return Exercise.Solution(
      explanation: explanation, code: fence.lines.map(\.text).joined(separator: "\n"),
      line: fence.opening.number + 1)
  }

  private mutating func check(
    _ exercise: Exercise, at line: SourceLine, solutionAt solutionLine: SourceLine,
    hasSolution: Bool
  ) {
    if exercise.hints.count < 2 {
      prose.findings.report(.exercise(.tooFewHints(exercise.hints.count)), at: line)
    }
    guard let solution = exercise.solution else {
      if !hasSolution { prose.findings.report(.exercise(.withoutSolution), at: line) }
      return
    }
    if let locked = exercise.missingLockedLine(in: solution.code) {
      prose.findings.report(.exercise(.lockedLineChanged(locked)), at: solutionLine)
    } else if solution.code == exercise.start.code {
      prose.findings.report(.exercise(.solutionIsStart), at: solutionLine)
    }
  }

  /// Reports an exercise that other runs or questions follow.
  mutating func checkExerciseIsLast(at line: SourceLine) {
    guard exerciseLine != nil, !hasComplainedOfOrder else { return }
    hasComplainedOfOrder = true
    prose.findings.report(.exercise(.notLast), at: exerciseLine ?? line)
  }

  /// Checks at the end of the lesson that its exercise is complete.
  mutating func checkExercise() {
    guard let exerciseLine else { return }
    for case .exercise(let exercise) in steps.flatMap(\.elements) {
      if exercise.start.expectation == nil {
        prose.findings.report(.exercise(.withoutOutput), at: exerciseLine)
      }
      if exercise.hints.isEmpty, exercise.solution == nil, !hasHelp {
        prose.findings.report(.exercise(.withoutSolution), at: exerciseLine)
      }
    }
  }
}

extension RawBlock {
  /// The first line of blocks that contain text.
  fileprivate var firstLine: SourceLine? {
    switch self {
    case .paragraph(let lines), .underlinedHeading(let lines), .quote(let lines),
      .listing(let lines), .comment(let lines):
      lines.first
    case .heading(_, let line): line
    case .fence(let fence): fence.opening
    case .list(_, let items): items.first?.first
    case .rule: nil
    }
  }
}
