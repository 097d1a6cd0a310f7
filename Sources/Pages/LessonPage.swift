package import Lessons
import Recording
import Rendering

/// A lesson as a page of its own: one file that needs no other and no network.
package struct LessonPage {
  private let lesson: Lesson
  private let runs: [CodeBlock.ID: PageRun]
  private let prose: Prose

  /// - Parameters:
  ///   - runs: what came of the blocks; one that is missing is shown as code alone.
  ///   - pages: the names of other lessons' pages by those of their files.
  package init(_ lesson: Lesson, runs: [CodeBlock.ID: PageRun], pages: [String: String] = [:]) {
    self.lesson = lesson
    self.runs = runs
    prose = Prose { destination in
      if let address = Prose.webLink(destination) { return address }
      if destination.hasPrefix("#") { return destination }
      let parts = destination.split(separator: "#", maxSplits: 1).map(String.init)
      let file = parts.first?.split(separator: "/").last.map(String.init) ?? ""
      return pages[file].map { parts.count > 1 ? "\($0)#\(parts[1])" : $0 }
    }
  }

  /// The name of the file: `03-dispatch-forgets.html`.
  package static func name(of lesson: Lesson) -> String {
    let number = lesson.number.map { $0 < 10 ? "0\($0)-" : "\($0)-" } ?? ""
    return number + lesson.slug + ".html"
  }

  package var html: HTML {
    let number: HTML = lesson.number.map { "<span class=\"dim\">\($0)</span> " } ?? ""
    var counter = 0
    let steps = lesson.steps.enumerated().map { index, step in
      self.step(step, number: index + 1, &counter)
    }
    let content = lesson.steps.enumerated().map { index, step -> HTML in
      "<li><a href=\"#step-\(index + 1)\">\(prose.html(step.heading))</a></li>"
    }
    return Document(title: lesson.title).html(
      """
      <header><p><a href="index.html">All lessons</a></p><h1>\(number)\(lesson.title)</h1>
      \(prose.html(lesson.introduction))
      <nav aria-label="Steps"><ol>\(content.joined())</ol></nav>
      <p class="tools scripted"><button type="button" data-print="questions">Print the questions</button>
      <button type="button" data-print="answers">Print with answers</button></p></header>
      <main>\(steps.joined())</main>

      """)
  }

  private func step(_ step: Lesson.Step, number: Int, _ counter: inout Int) -> HTML {
    var gates = 0
    var runsOfStep = 0
    var content = HTML()
    for element in step.elements {
      switch element {
      case .prose(let passages): content += prose.html(passages)
      case .prediction(let prediction):
        // The code that a question is about stands above its answers.
        if prediction.kind == .predict, let block = step.block(after: prediction) {
          content += code(of: block)
        }
        content += question(prediction, id: "step-\(number)-question-\(gates + 1)")
        content += "<div class=\"gated\">"
        gates += 1
      case .exercise(let exercise): content += self.exercise(exercise)
      case .code(let block):
        runsOfStep += 1
        counter += 1
        let anchor = runsOfStep == 1 ? "step-\(number)" : "step-\(number)-run-\(runsOfStep)"
        content += code(block, anchor: anchor, number: counter)
      }
    }
    for _ in 0..<gates { content += "</div>\n" }
    return """
      <section id="step-\(number)" aria-labelledby="\(step.id)">
      <h2 id="\(step.id)"><span class="dim">\(number)/\(lesson.steps.count)</span> \(prose.html(step.heading))</h2>
      \(content)</section>

      """
  }

  private func code(_ block: CodeBlock, anchor: String, number: Int) -> HTML {
    switch runs[block.id] {
    case .ran(let trace) where block.mode == .traced:
      let board = Storyboard(trace)
      guard board.count > 0 else { return code(of: block) }
      return RunSection(board: board, anchor: anchor, number: number).html
    case .rejected(let message, _):
      return """
        \(code(of: block))<p>Rejected, as it is meant to be:</p>
        <pre class="rejection" tabindex="0" role="group" aria-label="Diagnostic">\(HTML(lines: message))</pre>

        """
    case .ran, nil: return code(of: block)
    }
  }

  private func exercise(_ exercise: Exercise) -> HTML {
    let expected = exercise.start.expectation?.lines.joined(separator: "\n") ?? ""
    let keeps: HTML =
      exercise.lockedLines.isEmpty
      ? "" : "<p>The lines that end in <code>// keep</code> stay as they are.</p>\n"
    let solution = exercise.solution.map { solution -> HTML in
      """
      <details class="hint"><summary>Solution</summary>\(prose.html(solution.explanation))\
      \(Code.copyable(solution.code, label: "Solution"))</details>

      """
    }
    return """
      \(Code.copyable(exercise.start.code, label: "Exercise"))<p>Expected output:</p>
      \(Code.block(expected, isSwift: false, label: "Expected output"))\(keeps)\(hints(exercise.hints))\(solution ?? "")
      """
  }

  private func hints(_ hints: [[Passage]]) -> HTML {
    hints.enumerated().map { index, hint -> HTML in
      """
      <details class="hint"><summary>Hint \(index + 1) of \(hints.count)</summary>\
      \(prose.html(hint))</details>

      """
    }.joined()
  }

  /// Under the numbers that its lines have in the run, and in what is asked about it.
  private func code(of block: CodeBlock) -> HTML {
    let firstLine: Int? =
      switch runs[block.id] {
      case .ran(let trace): trace.sources.last?.firstLine
      case .rejected(_, let firstLine): firstLine
      case nil: nil
      }
    return Code.copyable(block.code, firstLine: firstLine)
  }

  private func question(_ prediction: Prediction, id: String) -> HTML {
    let choices = prediction.choices.enumerated().map { index, choice -> HTML in
      let label = Prediction.label(at: index)
      let verdict: HTML =
        choice.isRight
        ? "<strong class=\"right\">✓ Right:</strong>" : "<strong class=\"error\">✗ Wrong:</strong>"
      return """
        <div class="choice"><input type="radio" name="\(id)" id="\(id)-\(label)" value="\(label)"\(choice.isRight ? " data-right" : "")>
        <label for="\(id)-\(label)"><b>\(label))</b> \(prose.html(choice.answer))</label>
        <div class="feedback" role="status">\(verdict) \(prose.html(choice.feedback))</div></div>

        """
    }
    return """
      <form class="question" id="\(id)"><fieldset aria-labelledby="\(id)-asks">
      <div class="asks" id="\(id)-asks"><strong>\(prediction.kind.rawValue)</strong> \(prose.html(prediction.question))</div>
      \(choices.joined())\(hints(prediction.hints))<p class="actions scripted"><button type="submit">Answer</button>
      <button type="button" class="skip">Show it without an answer</button></p></fieldset></form>

      """
  }
}

extension Lesson.Step {
  /// The block that runs once a question is answered.
  fileprivate func block(after prediction: Prediction) -> CodeBlock? {
    let rest = elements.drop { $0 != .prediction(prediction) }
    for case .code(let block) in rest { return block }
    return nil
  }
}
