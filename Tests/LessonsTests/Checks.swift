import Lessons
import Testing

/// Parses a lesson without problems and compares its outline.
func check(
  lesson text: String, path: String = "lessons/03-sample.md", is expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let parsed = Lesson.parse(text, path: path)
  #expect(outline(parsed.lesson) == expected, sourceLocation: sourceLocation)
  #expect(
    parsed.diagnostics.map(\.description) == [], sourceLocation: sourceLocation)
}

/// Parses text below a title as an introduction and compares the passages' outline.
func check(
  prose text: String, is expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let parsed = Lesson.parse("# T\n" + text, path: "t.md")
  let found = outline(parsed.lesson.introduction).joined(separator: "\n")
  #expect(found == expected, sourceLocation: sourceLocation)
}

/// Parses one paragraph and compares its inline markup.
func check(
  inline text: String, is expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  check(prose: text, is: "p " + expected, sourceLocation: sourceLocation)
}

/// Compares the problems found, each as `line:column message`.
func check(
  problemsIn text: String, are expected: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = Lesson.parse(text, path: "t.md").diagnostics.map {
    "\($0.line):\($0.column) \($0.message)"
  }
  #expect(found == expected, sourceLocation: sourceLocation)
}

/// Compares the alignment of expected lines with an output, in the notation of a diff.
func check(
  expected: [String], output: String, is diff: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let expectation = Expectation(lines: expected, fence: 10...(11 + expected.count))
  let comparison = expectation.comparison(withOutput: output)
  #expect(notation(comparison) == diff, sourceLocation: sourceLocation)
}

func notation(_ comparison: Comparison) -> [String] {
  comparison.lines.map { line in
    switch line {
    case .same(let expected, let actual, let line):
      expected == actual ? "\(line) = \(actual)" : "\(line) = \(actual) by \(expected)"
    case .changed(let expected, let actual, let line): "\(line) \(expected) → \(actual)"
    case .missing(let expected, let line): "\(line) - \(expected)"
    case .unexpected(let actual): "+ \(actual)"
    }
  }
}

func parsedIntroduction(_ text: String) -> [Passage] {
  Lesson.parse("# T\n" + text, path: "t.md").lesson.introduction
}
