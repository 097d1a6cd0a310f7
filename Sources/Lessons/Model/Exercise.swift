/// Code that a learner changes until it does what the lesson asks.
package struct Exercise: Equatable, Sendable {
  /// What the learner begins with, and in its expectation what a solution prints.
  package var start: CodeBlock
  /// Where the values that a solution reads have to come from.
  package var origins: [WantedOrigin]
  /// From the gentlest to the plainest.
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
    /// What it comes down to, in a sentence.
    package var explanation: [Passage]
    package var code: String
    /// The first code line's number in the file.
    package var line: Int

    package init(explanation: [Passage], code: String, line: Int) {
      self.explanation = explanation
      self.code = code
      self.line = line
    }
  }

  /// The solution as the block that is run and checked.
  package var solved: CodeBlock? {
    solution.map { solution in
      var block = start
      (block.id, block.code, block.line) = (start.id + 1, solution.code, solution.line)
      return block
    }
  }
}

// MARK: Locked lines

extension Exercise {
  private static let lock = "// keep"

  /// The lines that a learner has to keep, without their marks and the space around them.
  package var lockedLines: [String] {
    start.code.split(separator: "\n").map(\.withoutSpace).filter { $0.hasSuffix(Self.lock) }
      .map(Self.unlocked)
  }

  /// The first locked line that isn't in the code, behind those before it; nil when all are there.
  ///
  /// The mark of a line may go, and the space around it may change.
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
