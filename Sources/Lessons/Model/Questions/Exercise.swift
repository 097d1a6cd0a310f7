/// Code that a learner changes until it does what the lesson requests.
package struct Exercise: Equatable, Sendable {
  /// The learner's initial code. Its expectation is the solution's output.
  package var start: CodeBlock
  /// The required origins of the values that a solution reads.
  package var origins: [WantedOrigin]
  /// The hints, from the most general to the most specific.
  package var hints: [[Passage]] = []
  package var solution: Solution?

  package init(
    start: CodeBlock, origins: [WantedOrigin], hints: [[Passage]] = [], solution: Solution? = nil
  ) {
    self.start = start
    self.origins = origins
    self.hints = hints
    self.solution = solution
  }

  package struct Solution: Equatable, Sendable {
    /// The essence of the solution, in a sentence.
    package var explanation: [Passage]
    package var code: String
    /// The number of the first code line in the file.
    package var line: Int

    package init(explanation: [Passage], code: String, line: Int) {
      self.explanation = explanation
      self.code = code
      self.line = line
    }
  }

  /// The solution as a block to run and check.
  package var solved: CodeBlock? {
    solution.map { solution in
      var block = start
      (block.id, block.code, block.line) = (start.id + 1, solution.code, solution.line)
      return block
    }
  }

  /// The same exercise with an output as its expectation.
  package func expecting(_ output: String) -> Exercise {
    var exercise = self
    exercise.start.expectation?.lines = outputLines(of: output).map { LinePattern.line(for: $0) }
    return exercise
  }
}

// MARK: Locked lines

extension Exercise {
  private static let lock = "// keep"

  /// The lines that a learner must keep, without their marks and surrounding spaces.
  package var lockedLines: [String] {
    start.code.split(separator: "\n").map(\.withoutSpace).filter { $0.hasSuffix(Self.lock) }
      .map(Self.unlocked)
  }

  /// Returns the first locked line that isn't in the code, in order; nil if all are there.
  ///
  /// A line's mark may be missing, and its surrounding spaces may change.
  package func missingLockedLine(in code: String) -> String? {
    var locked = lockedLines[...]
    for line in code.split(separator: "\n")
    where Self.unlocked(line.withoutSpace) == locked.first {
      locked.removeFirst()
    }
    return locked.first
  }

  private static func unlocked(_ line: String) -> String {
    guard line.hasSuffix(lock) else { return line }
    return line.dropLast(lock.count).withoutSpace
  }
}

extension Substring {
  fileprivate var withoutSpace: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
