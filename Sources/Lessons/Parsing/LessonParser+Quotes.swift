import MessageTables

extension LessonParser {
  mutating func addQuote(_ lines: [SourceLine]) {
    guard let first = lines.first(where: { !$0.isBlank }) else { return addPlainQuote(lines) }
    switch QuoteLabel(of: lines) {
    case .predict: addQuestion(.predict, lines, at: first)
    case .look: addQuestion(.look, lines, at: first)
    case .elsewhere: addPassage(.elsewhere(unlabelled(.elsewhere, lines)))
    case .notes: addNotes(lines, at: first)
    case .hint, .solution: addHelp(lines, at: first)
    case .recap: prose.findings.report(.misplacedLabel("Recap"), at: first)
    case .rule: prose.findings.report(.misplacedLabel("Rule"), at: first)
    case nil: addPlainQuote(lines)
    }
  }

  private mutating func addPlainQuote(_ lines: [SourceLine]) {
    guard let passage = prose.passage(from: .quote(lines)) else { return }
    if let first = lines.first, passage.isQuoteWithChoices {
      prose.findings.report(.choicesWithoutLabel, at: first)
    }
    addPassage(passage)
  }

  /// Returns the passages of a quote, with the first one's label removed.
  private mutating func unlabelled(_ label: QuoteLabel, _ lines: [SourceLine]) -> [Passage] {
    var passages = prose.passages(in: lines, depth: 1)
    if let first = passages.first?.removing(label) {
      passages[0] = first
      if first == .paragraph([]) { passages.removeFirst() }
    }
    return passages
  }

  // MARK: Questions

  private mutating func addQuestion(
    _ kind: Prediction.Kind, _ lines: [SourceLine], at first: SourceLine
  ) {
    var prediction = PredictionParser.parse(kind, lines, with: &prose)
    prediction.meets = takeMeets()
    prediction.proof = takeProof(for: kind)
    guard let step = stepForScript(.question, at: first) else { return }
    switch kind {
    case .predict: openPredictions.append(first)
    case .look: checkLook(in: step, at: first)
    case .recap: break
    }
    checkExerciseIsLast(at: first)
    steps[step].elements.append(.prediction(prediction))
  }

  private mutating func checkLook(in step: Int, at line: SourceLine) {
    let looks = steps[step].elements.compactMap { element -> Int? in
      guard case .prediction(let prediction) = element, prediction.kind == .look else { return nil }
      return prediction.line
    }
    if let look = looks.first {
      prose.findings.report(.secondLook(firstLine: look), at: line)
    } else if !steps[step].elements.contains(where: \.isCode) {
      prose.findings.report(.lookWithoutRun, at: line)
    }
  }

  /// Stores the numbers of a comment for the question that follows it.
  mutating func addComment(_ lines: [SourceLine]) {
    guard let first = lines.first else { return }
    if let text = text(after: "edit", in: lines) { return edit(text, at: first) }
    if let text = text(after: "proof", in: lines) { return prove(text, at: first) }
    if steps.isEmpty, let name = text(after: "part", in: lines), !name.isEmpty {
      part = name
      return
    }
    if steps.isEmpty, let name = text(after: "language", in: lines) {
      language = LanguageTag(name)
      if language == nil { prose.findings.report(.noLanguage(name), at: first) }
      return
    }
    if let names = Self.formerNames(in: lines) { return rename(from: names, at: first) }
    guard let (numbers, problem) = Misunderstandings.numbers(in: lines)
    else { return }
    if let problem { prose.findings.report(problem, at: first) }
    meets = (numbers, first)
  }

  /// Returns and clears the numbers above a question.
  mutating func takeMeets() -> [Int] {
    defer { meets = nil }
    return meets?.numbers ?? []
  }

  // MARK: For the teacher

  private mutating func addNotes(_ lines: [SourceLine], at first: SourceLine) {
    guard let step = stepForScript(.notes, at: first) else { return }
    if let other = notesLine {
      prose.findings.report(.secondNotes(firstLine: other.number), at: first)
      return
    }
    notesLine = first
    guard let notes = TeacherNotes(unlabelled(.notes, lines)) else {
      prose.findings.report(.notesWithoutTime, at: first)
      return
    }
    steps[step].notes = notes
  }
}

extension Passage {
  /// Whether it is probably a question without a label.
  fileprivate var isQuoteWithChoices: Bool {
    guard case .quote(let passages) = self else { return false }
    return passages.contains { passage in
      guard case .list(_, let items) = passage else { return false }
      return items.contains { $0.isChecked != nil }
    }
  }
}
