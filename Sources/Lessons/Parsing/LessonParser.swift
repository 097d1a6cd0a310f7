import MessageTables

/// Assembles a lesson from the blocks of its file.
struct LessonParser {
  private let path: String
  var prose = PassageParser()
  private var slugs = HeadingSlugs()
  private var anchors: [String] = []
  private var title: (text: String, line: Int)?
  private var introduction: [Passage] = []
  /// The name of the part that the lesson begins.
  var part: String?
  var formerSlugs: [String] = []
  var language: LanguageTag?
  var steps: [Lesson.Step] = []
  /// The line of the first step with each slug.
  private var stepLines: [String: Int] = [:]
  var codeCount = 0
  /// The predictions of this step without a block of Swift after them.
  var openPredictions: [SourceLine] = []
  /// The numbers of a comment, for the question that follows it.
  var meets: (numbers: [Int], line: SourceLine)?
  /// The event that a comment names, for the look that follows it.
  var proof: (words: String, line: SourceLine)?
  /// The block that a comment names, for the proposal that follows it.
  var edited: (block: CodeBlock.ID?, line: SourceLine)?
  /// The comments that name former anchors.
  var formerNames: [(name: String, line: SourceLine)] = []
  /// The line of this step's notes.
  var notesLine: SourceLine?
  var exerciseLine: SourceLine?
  /// Whether the exercise has a quote of hints, even an invalid one.
  var hasHelp = false
  var hasComplainedOfOrder = false
  private var hasComplainedOutside = false

  init(path: String, language: LanguageTag? = nil) {
    self.path = path
    self.language = language
  }

  mutating func parse(_ text: String) -> ParsedLesson {
    let lines = SourceLine.lines(of: text)
    for block in BlockScanner.blocks(in: lines) { add(block) }
    finishStep()
    checkMeets()
    checkProof()
    checkEdited()
    checkFormerNames()
    checkExercise()
    checkShape(lines)
    let name = LessonFileName(path: path)
    var lesson = Lesson(
      number: name.number, slug: name.slug, title: title?.text ?? name.slug, path: path,
      introduction: introduction, steps: steps)
    lesson.part = part
    lesson.formerSlugs = formerSlugs
    lesson.language = language ?? .english
    return ParsedLesson(
      lesson: lesson, diagnostics: prose.findings.diagnostics(of: lines, in: path),
      links: prose.findings.links, anchors: anchors,
      text: text)
  }

  private mutating func checkShape(_ lines: [SourceLine]) {
    guard lines.contains(where: { !$0.isBlank }) else {
      prose.findings.report(.empty, line: 1)
      return
    }
    if title == nil { prose.findings.report(.noTitle, line: 1) }
    if steps.isEmpty { prose.findings.report(.noSteps, line: lines.count) }
  }

  private mutating func add(_ block: RawBlock) {
    checkOrder(before: block)
    switch block {
    case .heading(1, let line): addTitle(line)
    case .heading(2, let line): beginStep(line)
    case .heading(_, let line):
      guard let passage = prose.passage(from: block) else { return }
      addAnchor(passage.plainText)
      if line.isBlank { prose.findings.report(.emptyHeading, line: line.number) }
      addPassage(passage)
    case .fence(let fence): addFence(fence)
    case .quote(let lines): addQuote(lines)
    case .comment(let lines): addComment(lines)
    case .list, .paragraph, .underlinedHeading, .listing, .rule:
      if let passage = prose.passage(from: block) { addPassage(takeProposal(passage)) }
    }
  }

  private mutating func addTitle(_ line: SourceLine) {
    let text = prose.inlines(in: [line]).plainText
    addAnchor(text)
    if let title {
      prose.findings.report(.secondTitle(firstLine: title.line), line: line.number)
    } else if text.isEmpty {
      prose.findings.report(.emptyHeading, line: line.number)
    } else {
      title = (text, line.number)
    }
  }

  private mutating func addAnchor(_ heading: String) {
    anchors.append(slugs.add(heading))
  }

  private mutating func beginStep(_ line: SourceLine) {
    finishStep()
    let heading = prose.inlines(in: [line])
    let text = heading.plainText
    let slug = HeadingSlugs.slug(text)
    if text.isEmpty {
      prose.findings.report(.emptyHeading, line: line.number)
    } else if let first = stepLines[slug] {
      prose.findings.report(.duplicateStep(id: slug, firstLine: first), line: line.number)
    } else {
      stepLines[slug] = line.number
    }
    let id = slugs.add(slug: slug)
    anchors.append(id)
    steps.append(Lesson.Step(id: id, heading: heading, line: line.number, elements: []))
  }

  private mutating func finishStep() {
    for line in openPredictions { prose.findings.report(.predictionWithoutCode, at: line) }
    openPredictions = []
    notesLine = nil
  }

  mutating func addPassage(_ passage: Passage) {
    guard let step = steps.indices.last else {
      introduction.append(passage)
      return
    }
    let last = steps[step].elements.indices.last
    if let last, case .prose(var passages) = steps[step].elements[last] {
      // The array must be uniquely referenced now, so that appending copies nothing.
      steps[step].elements[last] = .prose([])
      passages.append(passage)
      steps[step].elements[last] = .prose(passages)
    } else {
      steps[step].elements.append(.prose([passage]))
    }
  }

  private mutating func addFence(_ fence: RawFence) {
    let (info, problem) = FenceInfo.read(fence.infoWords)
    if let problem { prose.findings.report(problem, at: fence.info) }
    if info == .other {
      if let passage = prose.passage(from: .fence(fence)) { addPassage(passage) }
      return
    }
    if fence.closing == nil { prose.findings.report(.unterminatedFence, at: fence.opening) }
    switch info {
    case .swift(let words) where words.mode == .exercise: addExercise(fence, words)
    case .swift(let words): addCode(fence, words)
    case .output: addOutput(fence)
    case .other: break
    }
  }

  private mutating func addCode(_ fence: RawFence, _ words: FenceInfo.Swift) {
    guard let step = stepForScript(.code, at: fence.opening) else { return }
    openPredictions = []
    checkExerciseIsLast(at: fence.opening)
    let block = CodeBlock(
      id: codeCount, code: fence.lines.map(\.text).joined(separator: "\n"),
      line: fence.opening.number + 1, closingLine: fence.lastLine, mode: words.mode,
      module: words.module, test: words.test)
    codeCount += 1
    steps[step].elements.append(.code(block))
  }

  /// An output belongs to the last block of Swift above it, even with prose in between.
  private mutating func addOutput(_ fence: RawFence) {
    guard let step = stepForScript(.output, at: fence.opening) else { return }
    let expectation = prose.expectation(of: fence)
    let place = steps[step].elements.lastIndex { !$0.isProse }
    guard let place, var block = steps[step].elements[place].block else {
      prose.findings.report(.outputWithoutCode, at: fence.opening)
      return
    }
    guard block.expectation == nil else {
      prose.findings.report(.secondOutput(codeLine: block.line), at: fence.opening)
      return
    }
    block.expectation = expectation
    if case .exercise(var exercise) = steps[step].elements[place] {
      exercise.start = block
      steps[step].elements[place] = .exercise(exercise)
    } else {
      steps[step].elements[place] = .code(block)
    }
  }

  /// Reports comments that aren't followed by a question.
  private mutating func checkOrder(before block: RawBlock) {
    switch block {
    case .comment: return
    case .paragraph:
      checkMeets()
      checkProof()
    case .quote(let lines) where QuoteLabel(of: lines)?.isQuestion == true: return
    case .heading, .fence, .quote, .list, .underlinedHeading, .listing, .rule:
      checkMeets()
      checkProof()
      checkEdited()
    }
  }

  private mutating func checkMeets() {
    if let line = meets?.line { prose.findings.report(.meetsWithoutQuestion, at: line) }
    meets = nil
  }

  mutating func stepForScript(_ element: LessonProblem.Element, at line: SourceLine) -> Int? {
    if let step = steps.indices.last { return step }
    // A missing heading is reported once, however many elements precede the first step.
    if !hasComplainedOutside { prose.findings.report(.outsideStep(element), at: line) }
    hasComplainedOutside = true
    return nil
  }
}

extension Lesson.Element {
  var isProse: Bool {
    if case .prose = self { true } else { false }
  }

  var isCode: Bool {
    if case .code = self { true } else { false }
  }

  /// The block to which an `output` below it belongs.
  fileprivate var block: CodeBlock? {
    switch self {
    case .code(let block): block
    case .exercise(let exercise): exercise.start
    case .prose, .prediction: nil
    }
  }
}

extension RawFence {
  /// The closing fence's line, or the last line of the file.
  var lastLine: Int {
    closing ?? lines.last?.number ?? opening.number
  }
}
