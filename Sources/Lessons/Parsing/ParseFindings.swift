/// The parser's findings apart from the lesson: problems, links and anchors.
struct ParseFindings {
  /// A problem and its position: a line from 1 and a byte offset in it.
  struct Entry {
    var problem: LessonProblem
    var line: Int
    var offset: Int
  }

  private(set) var problems: [Entry] = []
  var links: [LessonLink] = []

  /// Returns the diagnostics in the order of their positions.
  func diagnostics(of lines: [SourceLine], in path: String) -> [LessonDiagnostic] {
    problems
      .map { entry in
        let isLine = lines.indices.contains(entry.line - 1)
        return LessonDiagnostic(
          problem: entry.problem, file: path, line: entry.line, column: entry.offset + 1,
          sourceLine: isLine ? lines[entry.line - 1].text : "")
      }
      .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  mutating func report(_ problem: LessonProblem, at line: SourceLine) {
    problems.append(
      Entry(
        problem: problem, line: line.number,
        offset: line.offset + (line.start - line.bytes.startIndex)))
  }

  mutating func report(_ problem: LessonProblem, line: Int, offset: Int = 0) {
    problems.append(Entry(problem: problem, line: line, offset: offset))
  }
}
