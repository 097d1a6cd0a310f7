/// Parses a quote that begins with `**Predict**` or `**Look**`: a question, its choices and its
/// hints.
enum PredictionParser {
  static func parse(
    _ kind: Prediction.Kind, _ lines: [SourceLine], with prose: inout PassageParser
  ) -> Prediction {
    let first = lines.first { !$0.isBlank } ?? lines.first
    return parse(kind, BlockScanner.blocks(in: lines), at: first, with: &prose)
  }

  /// - Parameter first: The line with the label.
  static func parse(
    _ kind: Prediction.Kind, _ blocks: [RawBlock], at first: SourceLine?,
    with prose: inout PassageParser
  ) -> Prediction {
    var prediction = Prediction(
      kind: kind, question: [], choices: [], hints: [], line: first?.number ?? 1)
    for block in blocks {
      if case .list(_, let items) = block, prediction.hints.isEmpty, prediction.choices.isEmpty,
        items.contains(where: { PassageParser.removingCheckbox(from: $0).isChecked != nil })
      {
        prediction.choices = items.map { choice(from: $0, with: &prose) }
        continue
      }
      if let passage = prose.passage(from: block, depth: 1) { add(passage, to: &prediction) }
    }
    check(prediction, at: first, with: &prose)
    return prediction
  }

  private static func add(_ passage: Passage, to prediction: inout Prediction) {
    if let hint = passage.removing(.hint) {
      prediction.hints.append([hint])
    } else if let last = prediction.hints.indices.last {
      prediction.hints[last].append(passage)
    } else if let question = passage.removing(QuoteLabel(prediction.kind)) {
      if question != .paragraph([]) { prediction.question.append(question) }
    } else {
      prediction.question.append(passage)
    }
  }

  private static func choice(
    from lines: [SourceLine], with prose: inout PassageParser
  ) -> Prediction.Choice {
    let item = prose.item(from: lines, depth: 2)
    var feedback = item.passages
    var answer: [Inline] = []
    if case .paragraph(let inlines)? = feedback.first {
      feedback.removeFirst()
      let (before, after) = splitAtColon(inlines)
      answer = before
      if !after.isEmpty { feedback.insert(.paragraph(after), at: 0) }
    }
    return Prediction.Choice(
      answer: answer, isRight: item.isChecked ?? false, feedback: feedback,
      line: lines.first?.number ?? 1)
  }

  /// Splits at the first `: ` or `：` that isn't inside a code span.
  private static func splitAtColon(_ inlines: [Inline]) -> (answer: [Inline], feedback: [Inline]) {
    for (index, inline) in inlines.enumerated() {
      guard case .text(let text) = inline else { continue }
      guard let colon = separator(in: text) else { continue }
      let before = Inline.text(String(text[..<colon]))
      let after = Inline.text(String(text[text.unicodeScalars.index(after: colon)...]))
      return (
        (inlines[..<index] + [before]).trimmed(),
        ([after] + inlines[(index + 1)...]).trimmed()
      )
    }
    return (inlines.trimmed(), [])
  }

  /// Returns the first colon before a space or the end of the text, or the first full-width one, which has
  /// its space with it.
  private static func separator(in text: String) -> String.Index? {
    var rest = text.unicodeScalars[...]
    while let colon = rest.firstIndex(where: { $0 == ":" || $0 == "：" }) {
      let isWide = rest[colon] == "："
      rest = rest[rest.index(after: colon)...]
      if isWide || rest.first ?? " " == " " { return colon }
    }
    return nil
  }

  private static func check(
    _ prediction: Prediction, at line: SourceLine?, with prose: inout PassageParser
  ) {
    guard let line else { return }
    if prediction.question.isEmpty { prose.findings.report(.emptyQuestion, at: line) }
    guard prediction.choices.count >= 2 else {
      prose.findings.report(.tooFewChoices(prediction.choices.count), at: line)
      return
    }
    let right = prediction.choices.count(where: \.isRight)
    if right != 1 { prose.findings.report(.rightChoices(right), at: line) }
    var seen: [String: Int] = [:]
    for choice in prediction.choices {
      check(choice, seen: &seen, with: &prose)
    }
  }

  private static func check(
    _ choice: Prediction.Choice, seen: inout [String: Int], with prose: inout PassageParser
  ) {
    let text = choice.text
    if text.isEmpty {
      prose.findings.report(.emptyAnswer, line: choice.line)
    } else if let line = seen.updateValue(choice.line, forKey: text.lowercased()) {
      prose.findings.report(.sameAnswer(text, firstLine: line), line: choice.line)
    }
    if choice.feedback.plainText.isEmpty {
      prose.findings.report(.choiceWithoutFeedback(answer: text), line: choice.line)
    }
    let hasHint = choice.feedback.contains { passage in
      guard case .paragraph(let inlines) = passage else { return false }
      return inlines.contains(.strong([.text("Hint")]))
    }
    if hasHint { prose.findings.report(.hintInsideChoice, line: choice.line) }
  }
}

extension Sequence<Inline> {
  fileprivate func trimmed() -> [Inline] { Array(self).trimmed() }
}
