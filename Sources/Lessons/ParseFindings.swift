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
