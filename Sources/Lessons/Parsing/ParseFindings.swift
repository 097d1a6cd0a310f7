/// What parsing notices on its way, beside the lesson it makes.
struct ParseFindings {
  /// A problem and where it is: a line counted from 1 and a byte of it counted from 0.
  struct Entry {
    var problem: LessonProblem
    var line: Int
    var offset: Int
  }

  private(set) var problems: [Entry] = []
  var links: [LessonLink] = []

  /// In the order of their places.
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
