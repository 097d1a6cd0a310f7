/// Assembles a lesson from the blocks of its file.
struct LessonParser {
  private let path: String
  private var prose = PassageParser()
  private var slugs = HeadingSlugs()
  private var anchors: [String] = []
  private var title: (text: String, line: Int)?
  private var introduction: [Passage] = []
  private var steps: [Lesson.Step] = []
  /// The line of the first step with a slug.
  private var stepLines: [String: Int] = [:]
  private var codeCount = 0
  /// Predictions of this step that no block of Swift has settled yet.
  private var openPredictions: [SourceLine] = []
  private var hasComplainedOutside = false

  init(path: String) {
    self.path = path
  }

  mutating func parse(_ text: String) -> ParsedLesson {
    let lines = SourceLine.lines(of: text)
    for block in BlockScanner.blocks(in: lines) { add(block) }
    finishStep()
    checkShape(lines)
    let name = LessonFileName(path: path)
    let lesson = Lesson(
      number: name.number, slug: name.slug, title: title?.text ?? name.slug, path: path,
      introduction: introduction, steps: steps)
    let diagnostics = prose.findings.problems
      .map { entry in
        let isLine = lines.indices.contains(entry.line - 1)
        return LessonDiagnostic(
          problem: entry.problem, file: path, line: entry.line, column: entry.offset + 1,
          sourceLine: isLine ? lines[entry.line - 1].text : "")
      }
      .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    return ParsedLesson(
      lesson: lesson, diagnostics: diagnostics, links: prose.findings.links, anchors: anchors,
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
    switch block {
    case .heading(1, let line): addTitle(line)
    case .heading(2, let line): beginStep(line)
    case .heading(_, let line):
      let passage = prose.passage(from: block)
      addAnchor(passage.plainText)
      if line.isBlank { prose.findings.report(.emptyHeading, line: line.number) }
      addPassage(passage)
    case .fence(let fence): addFence(fence)
    case .quote(let lines) where PredictionParser.isPrediction(lines): addPrediction(lines)
    case .quote(let lines):
      let passage = prose.passage(from: block)
      if let first = lines.first, passage.isQuoteWithChoices {
        prose.findings.report(.choicesWithoutLabel, at: first)
      }
      addPassage(passage)
    case .list, .paragraph, .underlinedHeading, .listing, .rule:
      addPassage(prose.passage(from: block))
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
  }

  private mutating func addPassage(_ passage: Passage) {
    guard let step = steps.indices.last else {
      introduction.append(passage)
      return
    }
    let last = steps[step].elements.indices.last
    if let last, case .prose(var passages) = steps[step].elements[last] {
      // Nobody else holds the passages now, so that appending copies none of them.
      steps[step].elements[last] = .prose([])
      passages.append(passage)
      steps[step].elements[last] = .prose(passages)
    } else {
      steps[step].elements.append(.prose([passage]))
    }
  }

  private mutating func addPrediction(_ lines: [SourceLine]) {
    guard let first = lines.first else { return }
    let prediction = PredictionParser.parse(lines, with: &prose)
    guard let step = stepForScript(what: "a prediction", at: first) else { return }
    steps[step].elements.append(.prediction(prediction))
    openPredictions.append(first)
  }

  private mutating func addFence(_ fence: RawFence) {
    let (info, problem) = FenceInfo.read(fence.infoWords)
    if let problem { prose.findings.report(problem, at: fence.info) }
    if info == .other {
      addPassage(prose.passage(from: .fence(fence)))
      return
    }
    if fence.closing == nil { prose.findings.report(.unterminatedFence, at: fence.opening) }
    switch info {
    case .swift(let words): addCode(fence, words)
    case .output: addOutput(fence)
    case .other: break
    }
  }

  private mutating func addCode(_ fence: RawFence, _ words: FenceInfo.Swift) {
    guard let step = stepForScript(what: "a `swift` block", at: fence.opening) else { return }
    openPredictions = []
    let block = CodeBlock(
      id: codeCount, code: fence.lines.map(\.text).joined(separator: "\n"),
      line: fence.opening.number + 1, closingLine: fence.lastLine, mode: words.mode,
      module: words.module, test: words.test)
    codeCount += 1
    steps[step].elements.append(.code(block))
  }

  /// An output belongs to the last block of Swift above it, whatever prose stands between.
  private mutating func addOutput(_ fence: RawFence) {
    guard let step = stepForScript(what: "an `output` block", at: fence.opening) else { return }
    let expectation = Expectation(
      lines: fence.lines.map(\.text), fence: fence.opening.number...fence.lastLine)
    for (line, text) in zip(fence.lines, expectation.lines) {
      if let problem = LinePattern(text).problem { prose.findings.report(problem, at: line) }
    }
    let place = steps[step].elements.lastIndex { element in
      if case .prose = element { false } else { true }
    }
    guard let place, case .code(var block) = steps[step].elements[place] else {
      prose.findings.report(.outputWithoutCode, at: fence.opening)
      return
    }
    guard block.expectation == nil else {
      prose.findings.report(.secondOutput(codeLine: block.line), at: fence.opening)
      return
    }
    block.expectation = expectation
    steps[step].elements[place] = .code(block)
  }

  private mutating func stepForScript(what: String, at line: SourceLine) -> Int? {
    if let step = steps.indices.last { return step }
    // One missing heading is one problem, however much stands above the first step.
    if !hasComplainedOutside { prose.findings.report(.outsideStep(what: what), at: line) }
    hasComplainedOutside = true
    return nil
  }
}

extension Passage {
  /// Whether this was meant as a prediction, most likely.
  fileprivate var isQuoteWithChoices: Bool {
    guard case .quote(let passages) = self else { return false }
    return passages.contains { passage in
      guard case .list(_, let items) = passage else { return false }
      return items.contains { $0.isChecked != nil }
    }
  }
}

extension RawFence {
  /// The closing fence's line, or the last there is.
  fileprivate var lastLine: Int {
    closing ?? lines.last?.number ?? opening.number
  }
}
