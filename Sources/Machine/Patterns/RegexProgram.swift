/// The instructions that search for a pattern, with an explicit list of the places to go back to.
///
/// They are those of Swift's own matcher (`_StringProcessing`), so that the order of the attempts,
/// and what captures contain after going back, are the same.
struct RegexProgram: Sendable {
  enum Step: Sendable {
    case element(RegexPattern.Element)
    case backreference(Int)
    case assertion(RegexPattern.Assertion)
    /// An element several times, without a place to go back to for each time.
    case repeated(RegexPattern.Element, RegexPattern.Repetition)
    case begin(capture: Int)
    case end(capture: Int)
    /// Notes the position, to continue at another step after a failure.
    case save(resume: Int)
    /// As `save`, but continues at the position of the failure.
    case saveStep(resume: Int)
    /// Notes the position as `save` does, and goes to another step.
    case split(next: Int, resume: Int)
    /// Forgets the last noted position.
    case forget
    /// Forgets the noted positions, back to the position that continues at this step.
    case forgetThrough(resume: Int)
    case fail(keepsCaptures: Bool)
    case branch(to: Int)
    case set(register: Int, Int)
    /// Goes to another step if a register is zero; else subtracts one.
    case branchIfZero(register: Int, to: Int)
    /// Notes the position in a register.
    case mark(register: Int)
    /// Goes to another step if the position is the one in a register.
    case branchIfUnmoved(register: Int, to: Int)
    case accept
  }

  private(set) var steps: [Step] = []
  private(set) var registers = 0
  private let maximum = 100_000

  private let classes: [String]

  init(_ pattern: RegexPattern) throws(RegexPattern.Refusal) {
    classes = pattern.classes
    try add(pattern.root)
    steps.append(.accept)
  }

  // MARK: Nodes

  private mutating func add(_ node: RegexPattern.Node) throws(RegexPattern.Refusal) {
    guard steps.count < maximum else { throw .unsupported("so long a pattern") }
    switch node {
    case .element(let element): steps.append(.element(element))
    case .text(let elements): steps += elements.map { .element($0) }
    case .sequence(let nodes): for node in nodes { try add(node) }
    case .choice(let nodes): try addChoice(nodes)
    case .capture(let index, let node):
      steps.append(.begin(capture: index))
      try add(node)
      steps.append(.end(capture: index))
    case .atomic(let node):
      try addProtected(node, keepsPosition: true, isNegative: false)
    case .lookahead(let node, let isNegative):
      try addProtected(node, keepsPosition: false, isNegative: isNegative)
    case .repetition(let node, let repetition): try addRepetition(node, repetition)
    case .assertion(let assertion): steps.append(.assertion(assertion))
    case .backreference(let index): steps.append(.backreference(index))
    }
  }

  /// Adds a step whose target isn't known yet.
  private mutating func reserve() -> Int {
    steps.append(.accept)
    return steps.count - 1
  }

  private mutating func addChoice(
    _ nodes: [RegexPattern.Node]
  ) throws(RegexPattern.Refusal) {
    var ends: [Int] = []
    for node in nodes.dropLast() {
      let save = reserve()
      try add(node)
      ends.append(reserve())
      steps[save] = .save(resume: steps.count)
    }
    if let last = nodes.last { try add(last) }
    for end in ends { steps[end] = .branch(to: steps.count) }
  }

  /// Adds a node into which a later failure doesn't go back.
  private mutating func addProtected(
    _ node: RegexPattern.Node, keepsPosition: Bool, isNegative: Bool
  ) throws(RegexPattern.Refusal) {
    let success = reserve()
    let intercept = reserve()
    try add(node)
    let passed = reserve()
    if isNegative { steps.append(.forget) }
    steps.append(.fail(keepsCaptures: !isNegative))
    let failed = steps.count
    if !isNegative { steps.append(.forget) }
    steps.append(.fail(keepsCaptures: false))
    steps[intercept] = .save(resume: failed)
    steps[passed] = .forgetThrough(resume: failed)
    steps[success] =
      keepsPosition ? .saveStep(resume: steps.count) : .save(resume: steps.count)
  }

  private mutating func addRepetition(
    _ node: RegexPattern.Node, _ repetition: RegexPattern.Repetition
  ) throws(RegexPattern.Refusal) {
    if case .element(let element) = node, repetition.behavior != .reluctant,
      repetition.behavior == .eager || repetition.most == nil || isRepeatedAtOnce(element)
    {
      steps.append(.repeated(element, repetition))
      return
    }
    if repetition.most == 0 { return }
    let extra = repetition.most.map { $0 - repetition.least }
    let least = repetition.least > 1 ? makeRegister(repetition.least) : nil
    let most = extra.flatMap { $0 > 0 ? makeRegister($0) : nil }
    if repetition.behavior == .possessive {
      // A place that only fails, for `forget` to remove.
      steps.append(.saveStep(resume: steps.count + 2))
      steps.append(.branch(to: steps.count + 2))
      steps.append(.fail(keepsCaptures: false))
    }
    let control = steps.count
    let entry = repetition.least == 1 ? nil : reserve()
    let body = steps.count
    let marked = extra == nil && !node.advances ? makeMark() : nil
    try add(node)
    let unmoved = marked.map { _ in reserve() }
    if repetition.least > 1 { steps.append(.branch(to: control)) }
    let policy = steps.count
    if let entry {
      steps[entry] =
        least.map { .branchIfZero(register: $0, to: policy) } ?? .branch(to: policy)
    }
    var leaving: Int?
    if extra != nil { leaving = reserve() }
    switch repetition.behavior {
    case .eager: steps.append(.split(next: body, resume: steps.count + 1))
    case .possessive:
      steps.append(.forget)
      steps.append(.split(next: body, resume: steps.count + 1))
    case .reluctant: steps.append(.save(resume: body))
    }
    let exit = steps.count
    if let leaving {
      steps[leaving] =
        most.map { .branchIfZero(register: $0, to: exit) } ?? .branch(to: exit)
    }
    if let unmoved, let marked { steps[unmoved] = .branchIfUnmoved(register: marked, to: exit) }
  }

  /// Whether Swift's matcher has one step for repetitions of an element. Otherwise, a possessive
  /// repetition with a limit can be shortened by one, as in Swift.
  private func isRepeatedAtOnce(_ element: RegexPattern.Element) -> Bool {
    switch element {
    case .character(let character): return character.isASCII && character != "\r\n"
    case .caseless(let text): return text.utf8.allSatisfy { $0 < 0x80 }
    case .any, .anyButNewline: return true
    case .member(let index):
      var text = classes[index][...]
      if text.hasPrefix("(?") { text = text.drop { $0 != ")" }.dropFirst() }
      guard text.hasPrefix("[") else {
        return !["\\p", "\\P", "\\N"].contains { text.hasPrefix($0) }
      }
      return text.utf8.allSatisfy { $0 < 0x80 }
        && !["\\", "&&", "--", "~~"].contains { text.contains($0) }
        && !text.dropFirst().contains("[")
    }
  }

  private mutating func makeRegister(_ initial: Int) -> Int {
    registers += 1
    steps.append(.set(register: registers - 1, initial))
    return registers - 1
  }

  private mutating func makeMark() -> Int {
    registers += 1
    steps.append(.mark(register: registers - 1))
    return registers - 1
  }
}

extension RegexPattern.Node {
  /// Whether a match of the node is certain to contain a character.
  fileprivate var advances: Bool {
    switch self {
    case .element: true
    case .text(let elements): !elements.isEmpty
    case .sequence(let nodes): nodes.contains(where: \.advances)
    case .choice(let nodes): nodes.allSatisfy(\.advances)
    case .capture(_, let node), .atomic(let node): node.advances
    case .lookahead, .assertion, .backreference: false
    case .repetition(let node, let repetition): repetition.least > 0 && node.advances
    }
  }
}
