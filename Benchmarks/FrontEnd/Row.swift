/// A program, and how long it may take to be checked.
struct Row {
  let name: String
  let program: String
  /// Milliseconds from text to functions that can be run, the standard library's pieces that the
  /// program uses included.
  let goal: Double?
  /// Whether there is something wrong with it, which has to be said.
  let isRefused: Bool

  init(_ name: String, goal: Double? = nil, isRefused: Bool = false, _ program: String) {
    self.name = name
    self.goal = goal
    self.isRefused = isRefused
    self.program = program
  }
}

extension Row {
  static let all: [Row] = [
    Row("one line", #"print("Hello")"#),
    Row("15 lines with a task-local", Programs.taskLocal),
    Row("20 lines", Programs.lines(20)),
    Row("500 lines", Programs.lines(500)),
    Row("1,000 lines", goal: 60, Programs.lines(1_000)),
    Row("10,000 lines", goal: 700, Programs.lines(10_000)),
    Row("array literal of 5,000", Programs.array(5_000)),
    Row("array literal of 10,000", Programs.array(10_000)),
    Row("dictionary literal of 1,000", Programs.dictionary(1_000)),
    Row("dictionary literal of 2,000", Programs.dictionary(2_000)),
    Row("2,000 operands", Programs.operands(2_000)),
    Row("4,000 operands", Programs.operands(4_000)),
    Row("2,000 times &&", Programs.conjunction(2_000)),
    Row("4,000 times &&", Programs.conjunction(4_000)),
    Row("2,000 arguments", Programs.arguments(2_000)),
    Row("4,000 arguments", Programs.arguments(4_000)),
    Row("100 times ??", Programs.coalescing(100)),
    Row("200 times ??", Programs.coalescing(200)),
    Row("12 nested closures", goal: 300, Programs.nestedClosures(12)),
    Row("30 nested ternaries", goal: 300, Programs.nestedTernaries(30)),
    Row("40 overloads of one name", goal: 300, Programs.overloads(40)),
    Row("1,000 faulty lines", isRefused: true, Programs.faultyLines(1_000)),
    Row("10,000 faulty lines", isRefused: true, Programs.faultyLines(10_000)),
    Row("8,000 times try", isRefused: true, Programs.attempts(8_000)),
    Row("400 conditions, 4 KB", isRefused: true, Programs.openConditions(400)),
    Row("40 KB of interpolations", isRefused: true, Programs.interpolations(10_000)),
  ]
}
