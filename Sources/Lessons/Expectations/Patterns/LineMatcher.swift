/// A pattern for a line, compiled to steps that match in time proportional to the line.
///
/// It supports what patterns of printed lines need: literals, `.`, classes, `\d`, `\w`, `\s`, `\b`,
/// anchors, groups, alternatives and repetitions. Constructs that need backtracking, such as back
/// references or lookahead, are refused: a lesson can come from anybody, and such a pattern can
/// take exponential time.
struct LineMatcher: Sendable {
  /// The reason why a pattern is refused.
  enum Problem: Error, Equatable {
    case unclosed(Character)
    case unopened
    case nothingToRepeat
    case malformedRepetition
    case unknownEscape(Character)
    case endsInBackslash
    case notSupported(String)
    case emptyRange
    case tooLarge
  }

  enum Step {
    case character(CharacterClass)
    /// Continues at both steps.
    case split(Int, Int)
    case jump(Int)
    case lineStart
    case lineEnd
    case wordBoundary(isWanted: Bool)
  }

  /// The maximum number of steps in one pattern, which repetitions multiply.
  static let mostSteps = 4000
  /// The maximum number of steps visited for one line. A line that needs more doesn't match.
  private static let mostWork = 20_000_000

  private var steps: [Step] = []

  init(expression: String) throws(Problem) {
    var parser = LinePatternParser(expression)
    try self.init(parser.parse())
  }

  init(literal: String) throws(Problem) {
    try self.init(.sequence(literal.map { .character(CharacterClass($0)) }))
  }

  /// - Parameter glob: `*` matches any run of characters, `?` any one. A backslash makes the next
  ///   one literal.
  init(glob: String) throws(Problem) {
    var parts: [LinePatternNode] = []
    var rest = Substring(glob)
    while let character = rest.popFirst() {
      switch character {
      case "*": parts.append(.repeated(.character(.any), 0, nil))
      case "?": parts.append(.character(.any))
      case "\\": parts.append(.character(CharacterClass(rest.popFirst() ?? "\\")))
      default: parts.append(.character(CharacterClass(character)))
      }
    }
    try self.init(.sequence(parts))
  }

  private init(_ node: LinePatternNode) throws(Problem) {
    guard node.size <= Self.mostSteps else { throw .tooLarge }
    add(node)
  }

  // MARK: Steps

  private mutating func add(_ node: LinePatternNode) {
    switch node {
    case .character(let characters): steps.append(.character(characters))
    case .lineStart: steps.append(.lineStart)
    case .lineEnd: steps.append(.lineEnd)
    case .wordBoundary(let isWanted): steps.append(.wordBoundary(isWanted: isWanted))
    case .sequence(let parts): for part in parts { add(part) }
    case .choice(let parts): addChoice(parts[...])
    case .repeated(let part, let least, let most):
      for _ in 0..<least { add(part) }
      guard let most else { return addLoop(part) }
      for _ in least..<most { addOptional(part) }
    }
  }

  private mutating func addChoice(_ parts: ArraySlice<LinePatternNode>) {
    var jumps: [Int] = []
    for (offset, part) in parts.enumerated() {
      guard offset < parts.count - 1 else {
        add(part)
        break
      }
      let split = steps.count
      steps.append(.jump(0))
      add(part)
      jumps.append(steps.count)
      steps.append(.jump(0))
      steps[split] = .split(split + 1, steps.count)
    }
    for jump in jumps { steps[jump] = .jump(steps.count) }
  }

  private mutating func addLoop(_ part: LinePatternNode) {
    let split = steps.count
    steps.append(.jump(0))
    add(part)
    steps.append(.jump(split))
    steps[split] = .split(split + 1, steps.count)
  }

  private mutating func addOptional(_ part: LinePatternNode) {
    let split = steps.count
    steps.append(.jump(0))
    add(part)
    steps[split] = .split(split + 1, steps.count)
  }

  // MARK: Matching

  /// Returns whether the pattern matches the whole line, or a part of it.
  ///
  /// All paths through the steps are followed at once, character by character.
  /// - Complexity: O(*n* · *m*), for characters of the line and steps.
  func matches(_ line: String, anywhere: Bool = false) -> Bool {
    let text = Array(line)
    var (current, following) = (Threads(count: steps.count + 1), Threads(count: steps.count + 1))
    var work = 0
    follow(0, at: 0, in: text, into: &current)
    for index in text.indices {
      if anywhere, current.hasEnd { return true }
      work += current.steps.count + 1
      guard work <= Self.mostWork else { return false }
      for step in current.steps {
        if case .character(let characters) = steps[step], characters.contains(text[index]) {
          follow(step + 1, at: index + 1, in: text, into: &following)
        }
      }
      if anywhere { follow(0, at: index + 1, in: text, into: &following) }
      swap(&current, &following)
      following.removeAll()
      if current.steps.isEmpty, !current.hasEnd { return false }
    }
    return current.hasEnd
  }

  /// Adds a step, and the steps that it leads to without a character.
  private func follow(
    _ first: Int, at index: Int, in text: [Character], into threads: inout Threads
  ) {
    var pending = [first]
    while let step = pending.popLast() {
      guard threads.insert(step) else { continue }
      guard step < steps.count else {
        threads.hasEnd = true
        continue
      }
      switch steps[step] {
      case .character: threads.steps.append(step)
      case .jump(let target): pending.append(target)
      case .split(let first, let second): pending += [first, second]
      case .lineStart: if index == 0 { pending.append(step + 1) }
      case .lineEnd: if index == text.count { pending.append(step + 1) }
      case .wordBoundary(let isWanted):
        let before = index > 0 && text[index - 1].isOfWord
        let after = index < text.count && text[index].isOfWord
        if (before != after) == isWanted { pending.append(step + 1) }
      }
    }
  }

  /// The current steps of all paths through the pattern.
  private struct Threads {
    /// The steps that consume a character.
    var steps: [Int] = []
    var hasEnd = false
    /// The generation in which each step was last added.
    private var generations: [Int]
    private var generation = 1

    init(count: Int) { generations = Array(repeating: 0, count: count) }

    mutating func insert(_ step: Int) -> Bool {
      defer { generations[step] = generation }
      return generations[step] != generation
    }

    mutating func removeAll() {
      steps.removeAll(keepingCapacity: true)
      hasEnd = false
      generation += 1
    }
  }
}
