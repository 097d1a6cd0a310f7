package import Lessons
import Recording
import Rendering

/// A lesson as a page: one file that needs no other file and no network.
package struct LessonPage {
  private let lesson: Lesson
  private let runs: [CodeBlock.ID: PageRun]
  private let prose: Prose
  private let wishes: [String]
  private let previous: Lesson?
  private let next: Lesson?

  /// - Parameters:
  ///   - runs: The results of the blocks. A block without one is shown as code alone.
  ///   - pages: The names of other lessons' pages by their files' names.
  ///   - wishes: The required origins of the exercise's values, a sentence each.
  ///   - previous: The previous lesson; nil for the first one.
  ///   - next: The lesson to continue with; nil for the last one.
  package init(
    _ lesson: Lesson, runs: [CodeBlock.ID: PageRun], pages: [String: String] = [:],
    wishes: [String] = [], previous: Lesson? = nil, next: Lesson? = nil
  ) {
    self.lesson = lesson
    self.wishes = wishes
    self.previous = previous
    self.next = next
    self.runs = runs
    prose = Prose { destination in
      if let address = Prose.webLink(destination) { return address }
      if destination.hasPrefix("#") { return destination }
      let parts = destination.split(separator: "#", maxSplits: 1).map(String.init)
      let file = parts.first?.split(separator: "/").last.map(String.init) ?? ""
      return pages[file].map { parts.count > 1 ? "\($0)#\(parts[1])" : $0 }
    }
  }

  /// The name of the file: `03-task-locals-on-a-queue.html`.
  package static func name(of lesson: Lesson) -> String {
    let number = lesson.number.map { $0 < 10 ? "0\($0)-" : "\($0)-" } ?? ""
    return number + lesson.slug + ".html"
  }

  package var html: HTML {
    let number: HTML = lesson.number.map { "<span class=\"dim\">\($0)</span> " } ?? ""
    var counter = 0
    var legends: Set<String> = []
    let steps = lesson.steps.enumerated().map { index, step in
      self.step(step, number: index + 1, &counter, &legends)
    }
    let rail = Rail(name: .steps, entries: lesson.steps.map { prose.html($0.heading) })
    return Document(title: lesson.title, language: lesson.language).html(
      """
      <header class="site"><a href="index.html">\(PageMessage.allLessons.html)</a><span class="grow"></span>\(links("", ""))</header>
      <p class="name-line">\(PageMessage.name.html) <span></span> \(PageMessage.date.html) <span></span></p>
      <div class="lesson">\(rail.html)<main data-lesson="\(lesson.slug)"><h1>\(number)\(lesson.title)</h1>
      <div class="lead">\(prose.html(lesson.introduction))</div>
      \(steps.joined())<nav class="turn" aria-label="\(PageMessage.lessons.html)">\(links("<span>\(PageMessage.previousLesson.html)</span>", "<span>\(PageMessage.nextLesson.html)</span>"))</nav></main></div>

      """)
  }

  /// Returns links to the previous and the next lesson.
  private func links(_ before: HTML, _ after: HTML) -> HTML {
    let isShort = before.text.isEmpty
    func link(_ lesson: Lesson, _ label: HTML, _ short: HTML) -> HTML {
      "<a href=\"\(Self.name(of: lesson))\">\(label)\(isShort ? short : HTML(text: lesson.title))</a>"
    }
    return (previous.map { link($0, before, PageMessage.previous.html) } ?? "")
      + (next.map { link($0, after, PageMessage.next.html) } ?? "")
  }

  private func step(
    _ step: Lesson.Step, number: Int, _ counter: inout Int,
    _ legends: inout Set<String>
  ) -> HTML {
    var gates = 0
    var runsOfStep = 0
    var content = HTML()
    var run: (anchor: String, board: Storyboard)?
    for element in step.elements {
      switch element {
      case .prose(let passages): content += prose.html(passages)
      case .prediction(let prediction):
        // A question's code is shown above its answers.
        if prediction.kind == .predict, let block = step.block(after: prediction) {
          content += "<div class=\"asked\">\(changes(in: block))\(code(of: block))</div>\n"
        }
        content +=
          QuestionForm(
            prediction: prediction, id: "step-\(number)-question-\(gates + 1)", prose: prose,
            proof: run.flatMap { run in
              run.board.proof(of: prediction).map {
                "\(run.anchor)-event-\(run.board.notes[$0].number)"
              }
            }
          ).html
        content += "<div class=\"gated\">"
        gates += 1
      case .exercise(let exercise):
        content += ExerciseSection(exercise: exercise, wishes: wishes, prose: prose).html
      case .code(let block):
        runsOfStep += 1
        counter += 1
        let anchor = runsOfStep == 1 ? "step-\(number)" : "step-\(number)-run-\(runsOfStep)"
        let board = board(of: block)
        if let board { run = (anchor, board) }
        let proof = board.flatMap { board in step.look(after: block).flatMap(board.proof) }
        content +=
          board.map {
            RunSection(board: $0, anchor: anchor, number: counter, proof: proof)
              .html(legends: &legends)
          } ?? code(withoutRun: block)
      }
    }
    for _ in 0..<gates { content += "</div>\n" }
    return """
      <section id="step-\(number)" aria-labelledby="\(step.anchor)">
      <h2 id="\(step.anchor)"><span class="dim">\(number)/\(lesson.steps.count)</span> \(prose.html(step.heading))</h2>
      \(content)</section>

      """
  }

  /// Returns the run of a block; nil if it has no events to show.
  private func board(of block: CodeBlock) -> Storyboard? {
    guard case .ran(let trace) = runs[block.id], block.mode == .traced else { return nil }
    let board = Storyboard(trace)
    return board.count > 0 ? board : nil
  }

  private func code(withoutRun block: CodeBlock) -> HTML {
    switch runs[block.id] {
    case .rejected(let message, _):
      return """
        \(code(of: block))<p>\(PageMessage.isRejected.html)</p>
        <pre class="rejection" role="group" aria-label="\(PageMessage.diagnostic.html)">\(HTML(lines: message))</pre>

        """
    case .ran, nil: return code(of: block)
    }
  }

  /// Returns the differences between a block and an earlier one.
  private func changes(in block: CodeBlock) -> HTML {
    let earlier = lesson.codeBlocks.prefix { $0.id != block.id }
      .map { (code: $0.code, firstLine: firstLine(of: $0)) }
    return ChangedCode(block.code, after: earlier)?.html ?? ""
  }

  private func firstLine(of block: CodeBlock) -> Int? {
    switch runs[block.id] {
    case .ran(let trace): trace.sources.last?.firstLine
    case .rejected(_, let firstLine): firstLine
    case nil: nil
    }
  }

  /// Returns the code with its line numbers in the run, which the questions also use.
  private func code(of block: CodeBlock) -> HTML {
    Code.copyable(block.code, firstLine: firstLine(of: block))
  }
}

extension Lesson.Step {
  /// Returns the question about the trace of a block.
  fileprivate func look(after block: CodeBlock) -> Prediction? {
    for element in elements.drop(while: { $0 != .code(block) }).dropFirst() {
      switch element {
      case .prediction(let prediction) where prediction.kind == .look: return prediction
      case .code, .exercise: return nil
      case .prose, .prediction: continue
      }
    }
    return nil
  }

  /// Returns the block that runs after the question is answered.
  fileprivate func block(after prediction: Prediction) -> CodeBlock? {
    let rest = elements.drop { $0 != .prediction(prediction) }
    for case .code(let block) in rest { return block }
    return nil
  }
}
