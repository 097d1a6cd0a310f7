import Lessons

/// Returns a lesson as nested lines, so that a test can show everything that was parsed.
func outline(_ lesson: Lesson) -> String {
  var lines = [
    "\(lesson.number.map(String.init) ?? "-") \(lesson.slug): \(lesson.title)"
  ]
  lines += outline(lesson.introduction, indent: "  ")
  for step in lesson.steps {
    lines.append("step \(step.id) @\(step.line): \(markup(step.heading))")
    for element in step.elements { lines += outline(element) }
    if let notes = step.notes {
      lines.append("  notes \(notes.minutes) min")
      lines += outline(notes.passages, indent: "    ")
    }
  }
  return lines.joined(separator: "\n")
}

private func outline(_ element: Lesson.Element) -> [String] {
  switch element {
  case .prose(let passages):
    return ["  prose"] + outline(passages, indent: "    ")
  case .prediction(let prediction):
    return outline(prediction, indent: "  ")
  case .code(let block):
    return outline(block)
  case .exercise(let exercise):
    return outline(exercise)
  }
}

func outline(_ block: CodeBlock) -> [String] {
  let heading = "  code \(block.id) \(block.mode) @\(block.line)-\(block.closingLine)"
  let code = block.code.split(separator: "\n", omittingEmptySubsequences: false)
  guard let expectation = block.expectation else { return [heading] + code.map { "    |\($0)" } }
  let fence = "\(expectation.fence.lowerBound)-\(expectation.fence.upperBound)"
  return [heading] + code.map { "    |\($0)" } + ["    output @\(fence)"]
    + expectation.lines.map { "    >\($0)" }
}

private func outline(_ exercise: Exercise) -> [String] {
  var lines = outline(exercise.start)
  lines += exercise.origins.map { "    wants \($0.name) \($0.source.rawValue)" }
  for hint in exercise.hints { lines += ["    hint"] + outline(hint, indent: "      ") }
  if let solution = exercise.solution {
    lines += ["    solution @\(solution.line)"] + outline(solution.explanation, indent: "      ")
    lines += solution.code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "      |\($0)" }
  }
  return lines
}

func outline(_ prediction: Prediction, indent: String = "") -> [String] {
  let kind = prediction.kind == .predict ? "prediction" : prediction.kind.rawValue.lowercased()
  let meets = prediction.meets.map { " #\($0)" }.joined()
  var lines = ["\(indent)\(kind) @\(prediction.line)\(meets)"]
  lines += outline(prediction.question, indent: indent + "  ")
  for choice in prediction.choices {
    lines.append("\(indent)  [\(choice.isRight ? "x" : " ")] @\(choice.line) \(choice.text)")
    lines += outline(choice.feedback, indent: indent + "    ")
  }
  for hint in prediction.hints {
    lines.append("\(indent)  hint")
    lines += outline(hint, indent: indent + "    ")
  }
  return lines
}

func outline(_ passages: [Passage], indent: String = "") -> [String] {
  passages.flatMap { passage in
    switch passage {
    case .paragraph(let inlines): ["\(indent)p \(markup(inlines))"]
    case .proposal(let inlines, let block):
      ["\(indent)try\(block.map { " edits \($0)" } ?? "") \(markup(inlines))"]
    case .heading(let level, let inlines): ["\(indent)h\(level) \(markup(inlines))"]
    case .list(let start, let items):
      ["\(indent)list\(start.map { " from \($0)" } ?? "")"]
        + items.flatMap { item in
          ["\(indent)- \(item.isChecked.map { $0 ? "checked" : "unchecked" } ?? "")"]
            .map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
            + outline(item.passages, indent: indent + "  ")
        }
    case .quote(let passages): ["\(indent)quote"] + outline(passages, indent: indent + "  ")
    case .elsewhere(let passages):
      ["\(indent)elsewhere"] + outline(passages, indent: indent + "  ")
    case .listing(let language, let lines):
      ["\(indent)listing \(language ?? "-")"] + lines.map { "\(indent)  |\($0)" }
    case .rule: ["\(indent)rule"]
    }
  }
}

/// Returns inline markup in a form that differs from Markdown.
func markup(_ inlines: [Inline]) -> String {
  inlines.map { inline in
    switch inline {
    case .text(let text): text
    case .code(let code): "‹\(code)›"
    case .emphasis(let inlines): "em{\(markup(inlines))}"
    case .strong(let inlines): "strong{\(markup(inlines))}"
    case .link(let inlines, let destination): "link{\(markup(inlines)) → \(destination)}"
    case .lineBreak: "⏎"
    }
  }
  .joined()
}
