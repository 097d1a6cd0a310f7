extension ParsedRecaps {
  package static func parse(_ text: String, path: String) -> ParsedRecaps {
    var parser = RecapParser()
    return parser.parse(text, path: path)
  }

  /// Parses the file. A file that isn't text has no recaps.
  package init(_ file: LessonFile) {
    do {
      self = Self.parse(try file.decoded(), path: file.path)
      if let language = file.language { self.language = language }
    } catch {
      self.init(path: file.path, title: file.path, recaps: [], diagnostics: [error], text: "")
    }
  }

  /// The name of the folder for files of recaps, beside the lessons.
  package static let folderName = "recaps"
}

/// Parses a file of recaps. Text outside their quotes is for readers of the file.
private struct RecapParser {
  private var prose = PassageParser()
  private var title: String?
  private var recaps: [Recap] = []
  private var meets: (numbers: [Int], line: SourceLine)?
  private var codeCount = 0
  /// Whether there is a recap, even an invalid one.
  private var hasRecaps = false

  mutating func parse(_ text: String, path: String) -> ParsedRecaps {
    let lines = SourceLine.lines(of: text)
    for block in BlockScanner.blocks(in: lines) { add(block) }
    checkMeets()
    if title == nil { prose.findings.report(.noTitle, line: 1) }
    if !hasRecaps { prose.findings.report(.recap(.noRecaps), line: max(1, lines.count)) }
    return ParsedRecaps(
      path: path, title: title ?? path, recaps: recaps,
      diagnostics: prose.findings.diagnostics(of: lines, in: path), text: text)
  }

  private mutating func add(_ block: RawBlock) {
    switch block {
    case .comment(let lines):
      checkMeets()
      guard let first = lines.first, let found = Misunderstandings.numbers(in: lines) else {
        return
      }
      if let problem = found.problem { prose.findings.report(problem, at: first) }
      meets = (found.numbers, first)
    case .quote(let lines) where QuoteLabel(of: lines) == .recap:
      addRecap(lines)
    case .quote(let lines):
      checkMeets()
      if let label = QuoteLabel(of: lines), let first = lines.first(where: { !$0.isBlank }) {
        prose.findings.report(.misplacedLabel(label.rawValue), at: first)
      }
    case .heading(1, let line):
      checkMeets()
      title = title ?? prose.inlines(in: [line]).plainText
    case .fence(let fence):
      checkMeets()
      if let word = fence.infoWords.first, FenceInfo.firstWords.contains(word) {
        prose.findings.report(.recap(.codeOutside(word: word)), at: fence.opening)
      }
    case .heading, .list, .paragraph, .underlinedHeading, .listing, .rule: checkMeets()
    }
  }

  private mutating func checkMeets() {
    if let line = meets?.line { prose.findings.report(.meetsWithoutQuestion, at: line) }
    meets = nil
  }

  private mutating func addRecap(_ lines: [SourceLine]) {
    guard let first = lines.first(where: { !$0.isBlank }) else { return }
    hasRecaps = true
    var asked: [RawBlock] = []
    var rule: [Passage]?
    var ruleLine: Int?
    var code: CodeBlock?
    for block in BlockScanner.blocks(in: lines) {
      if case .fence(let fence) = block, add(fence, to: &code) { continue }
      if rule == nil, case .paragraph(let lines) = block, QuoteLabel(of: lines) == .rule {
        let passage = prose.passage(from: block, depth: 1)?.removing(.rule)
        rule = passage.map { $0 == .paragraph([]) ? [] : [$0] } ?? []
        ruleLine = lines.first?.number
      } else if rule != nil {
        if let passage = prose.passage(from: block, depth: 1) { rule?.append(passage) }
      } else {
        asked.append(block)
      }
    }
    // A new output block must not precede the choices.
    let beforeRule = lines.last { !$0.isBlank && $0.number < ruleLine ?? .max }
    if let beforeRule { code?.closingLine = beforeRule.number }
    var prediction = PredictionParser.parse(.recap, asked, at: first, with: &prose)
    prediction.meets = meets?.numbers ?? []
    meets = nil
    if rule?.isEmpty ?? true { prose.findings.report(.recap(.withoutRule), at: first) }
    guard let source = prediction.takeSource() else {
      prose.findings.report(.recap(.withoutSource), at: first)
      return
    }
    if prediction.question.isEmpty { prose.findings.report(.emptyQuestion, at: first) }
    recaps.append(Recap(source: source, prediction: prediction, code: code, rule: rule ?? []))
  }

  /// Adds a block of Swift or its output. Returns false for other fences.
  private mutating func add(_ fence: RawFence, to code: inout CodeBlock?) -> Bool {
    let (info, problem) = FenceInfo.read(fence.infoWords)
    if let problem { prose.findings.report(problem, at: fence.info) }
    guard info != .other else { return false }
    if fence.closing == nil { prose.findings.report(.unterminatedFence, at: fence.opening) }
    switch info {
    case .swift(let words):
      guard code == nil else {
        prose.findings.report(.recap(.secondCode), at: fence.opening)
        return true
      }
      code = CodeBlock(
        id: codeCount, code: fence.lines.map(\.text).joined(separator: "\n"),
        line: fence.opening.number + 1, closingLine: fence.lastLine,
        mode: words.mode == .rejected ? .rejected : .traced)
      codeCount += 1
    case .output:
      if code == nil {
        prose.findings.report(.outputWithoutCode, at: fence.opening)
      } else if let line = code?.line, code?.expectation != nil {
        prose.findings.report(.secondOutput(codeLine: line), at: fence.opening)
      } else {
        code?.expectation = prose.expectation(of: fence)
      }
    case .other: break
    }
    return true
  }
}

extension Prediction {
  /// Removes `of 2.3:` at the beginning of the question; returns nil if it is missing.
  fileprivate mutating func takeSource() -> Recap.Source? {
    guard case .paragraph(var inlines)? = question.first, case .text(let text)? = inlines.first,
      let match = text.prefixMatch(of: /of ([0-9]+\.[0-9]+)[:.]?(?: |$)/),
      let source = Recap.Source(match.1)
    else { return nil }
    inlines[0] = .text(String(text[match.range.upperBound...]))
    inlines = inlines.trimmed()
    question.removeFirst()
    if !inlines.isEmpty { question.insert(.paragraph(inlines), at: 0) }
    return source
  }
}
