/// Searches a text for a pattern. Each step is charged to the run, which can stop the search.
struct RegexSearch {
  enum Extent: Int { case first, prefix, whole }

  /// The bounds of a match and of its captures, as positions.
  struct Match {
    var bounds: Range<Int>
    var captures: [Range<Int>?]
  }

  private struct Captured {
    var begin: Int?
    var range: Range<Int>?
  }

  /// A place to go back to.
  private struct SavePoint {
    var step: Int
    /// Nil if the search continues where it failed.
    var position: Int?
    /// Shorter ends of a repetition, which are tried before this place is given up.
    var shorter: Range<Int>?
    var captures: [Captured]
    var registers: [Int]
  }

  /// The maximum number of noted captures and registers of all save points.
  private static let mostNotes = 4_000_000

  private let box: RegexBox
  private let work = Workload.current
  private(set) var subject: RegexSubject
  private var savePoints: [SavePoint] = []
  private var captures: [Captured]
  private var registers: [Int]
  private var position = 0
  private var step = 0
  private var searchStart = 0
  /// Whether the run wants the search to stop.
  private(set) var isStopped = false

  init(_ box: RegexBox, in subject: RegexSubject) {
    self.box = box
    self.subject = subject
    captures = Array(repeating: Captured(), count: box.pattern.captures.count)
    registers = Array(repeating: 0, count: box.program.registers)
  }

  /// Finds a match at a position, or for `first` at one that follows.
  mutating func match(from start: Int, _ extent: Extent) throws(Trap) -> Match? {
    searchStart = start
    var start = start
    while !isStopped {
      if let match = try attempt(at: start, isWhole: extent == .whole) { return match }
      guard extent == .first, subject.character(at: start) != nil else { return nil }
      start += 1
    }
    return nil
  }

  /// The position of a UTF-8 offset of the text.
  mutating func position(at offset: Int) -> Int { subject.position(at: offset) }

  /// Whether a character follows a position.
  mutating func moves(past position: Int) -> Bool { subject.character(at: position) != nil }

  // MARK: Steps

  private mutating func attempt(at start: Int, isWhole: Bool) throws(Trap) -> Match? {
    position = start
    step = 0
    savePoints.removeAll(keepingCapacity: true)
    for index in captures.indices { captures[index] = Captured() }
    let steps = box.program.steps
    var taken = 0
    while true {
      taken += 1
      if taken & 0xFF == 0, !work.spend(0x100) { isStopped = true }
      if isStopped { return nil }
      let isDone: Bool
      switch steps[step] {
      case .accept:
        if !isWhole || subject.character(at: position) == nil {
          _ = work.spend(taken & 0xFF)
          return Match(bounds: start..<position, captures: captures.map(\.range))
        }
        isDone = false
      case .fail(let keepsCaptures):
        guard goBack(keepsCaptures: keepsCaptures) else { return nil }
        continue
      case let next:
        isDone = try perform(next)
      }
      if isDone { continue }
      guard goBack(keepsCaptures: false) else {
        _ = work.spend(taken & 0xFF)
        return nil
      }
    }
  }

  /// Performs a step, then the next. Returns false if it fails.
  private mutating func perform(_ current: RegexProgram.Step) throws(Trap) -> Bool {
    step += 1
    switch current {
    case .element(let element):
      guard matches(element) else { return false }
      position += 1
    case .repeated(let element, let repetition): return try run(element, repetition)
    case .backreference(let index): return matches(index)
    case .assertion(let assertion): return holds(assertion)
    case .begin(let index): captures[index].begin = position
    case .end(let index):
      captures[index].range = (captures[index].begin ?? position)..<position
    case .save(let resume): try save(resume: resume, at: position)
    case .saveStep(let resume): try save(resume: resume, at: nil)
    case .split(let next, let resume):
      try save(resume: resume, at: position)
      step = next
    case .forget: savePoints.removeLast()
    case .forgetThrough(let resume):
      while let last = savePoints.popLast(), last.step != resume {}
    case .branch(let target): step = target
    case .set(let register, let value): registers[register] = value
    case .branchIfZero(let register, let target):
      if registers[register] == 0 { step = target } else { registers[register] -= 1 }
    case .mark(let register): registers[register] = position
    case .branchIfUnmoved(let register, let target):
      if registers[register] == position { step = target }
    case .accept, .fail: break
    }
    return true
  }

  private mutating func matches(_ element: RegexPattern.Element) -> Bool {
    guard let character = subject.character(at: position) else { return false }
    return switch element {
    // Swift compares the scalars of ASCII, so that `K` isn't the Kelvin sign.
    case .character(let expected):
      character == expected && (character.isASCII || !expected.isASCII)
    case .caseless(let expected): character.lowercased() == expected
    case .any: true
    case .anyButNewline: !character.isNewline
    case .member(let index): box.matches(character, class: index)
    }
  }

  private mutating func run(
    _ element: RegexPattern.Element, _ repetition: RegexPattern.Repetition
  ) throws(Trap) -> Bool {
    let start = position
    let most = repetition.most ?? .max
    while position - start < most, matches(element) {
      position += 1
      if position & 0xFF == 0, !work.spend(0x100) {
        isStopped = true
        return false
      }
    }
    let least = start + repetition.least
    guard position >= least else { return false }
    if repetition.behavior == .eager, position > least {
      try save(resume: step, at: nil, shorter: least..<position)
    }
    return true
  }

  private mutating func matches(_ index: Int) -> Bool {
    guard let range = captures[index].range else { return false }
    for place in range {
      guard let expected = subject.character(at: place),
        subject.character(at: position) == expected
      else { return false }
      position += 1
    }
    _ = work.spend(range.count)
    return true
  }

  private mutating func holds(_ assertion: RegexPattern.Assertion) -> Bool {
    switch assertion {
    case .startOfSubject: position == 0
    case .endOfSubject: subject.character(at: position) == nil
    case .endOfSubjectBeforeNewline:
      subject.character(at: position) == nil
        || subject.character(at: position)?.isNewline == true
          && subject.character(at: position + 1) == nil
    case .startOfLine:
      position == 0 || subject.character(at: position - 1)?.isNewline == true
    case .endOfLine: subject.character(at: position)?.isNewline ?? true
    case .startOfSearch: position == searchStart
    case .wordBoundary: subject.isWordBoundary(position)
    case .notWordBoundary: !subject.isWordBoundary(position)
    case .textSegment: true
    case .notTextSegment: false
    }
  }

  // MARK: Going back

  private mutating func save(
    resume: Int, at position: Int?, shorter: Range<Int>? = nil
  ) throws(Trap) {
    savePoints.append(
      SavePoint(
        step: resume, position: position, shorter: shorter, captures: captures,
        registers: registers))
    guard savePoints.count * (4 + captures.count + registers.count) <= Self.mostNotes else {
      throw Trap(.tooLarge(what: "regular expression's search", limit: Self.mostNotes))
    }
  }

  /// Continues at the last noted place. Returns false if there is none.
  private mutating func goBack(keepsCaptures: Bool) -> Bool {
    guard let last = savePoints.last else { return false }
    if let shorter = last.shorter, shorter.count > 1 {
      savePoints[savePoints.count - 1].shorter = shorter.lowerBound..<(shorter.upperBound - 1)
    } else {
      savePoints.removeLast()
    }
    step = last.step
    position = last.shorter.map { $0.upperBound - 1 } ?? last.position ?? position
    registers = last.registers
    if !keepsCaptures { captures = last.captures }
    return true
  }
}
