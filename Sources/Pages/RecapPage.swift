package import Lessons
import MessageTables
import Recording
import Rendering

/// A file of recaps as a page: questions to answer on another day.
package struct RecapPage: Sendable {
  package let title: String
  private let path: String
  private let language: LanguageTag
  private let recaps: [Recap]
  /// The results of the recaps' programs, by their index.
  private let runs: [Int: PageRun]
  private let lessons: [Int: String]

  /// - Parameters:
  ///   - runs: the results of the programs, by the index of the recap.
  ///   - lessons: the names of lessons' pages, by the number of the lesson.
  package init(_ file: ParsedRecaps, runs: [Int: PageRun], lessons: [Int: String]) {
    (title, path, language, recaps) = (file.title, file.path, file.language, file.recaps)
    self.runs = runs
    self.lessons = lessons
  }

  /// The name of the file: `recap-a-task-locals.html`.
  package var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? "recaps"
    return "recap-\(file.prefix { $0 != "." }).html"
  }

  package var count: Int { recaps.count }

  package var html: HTML {
    var legends: Set<String> = []
    let sections = recaps.indices.map { section($0, &legends) }
    let rail = Rail(name: .questions, entries: recaps.map { $0.source.words })
    return Document(title: title, language: language).html(
      """
      <header class="site"><a href="index.html">\(PageMessage.allLessons.html)</a></header>
      <p class="name-line">\(PageMessage.name.html) <span></span> \(PageMessage.date.html) <span></span></p>
      <div class="lesson">\(rail.html)<main data-lesson="\(name)"><h1>\(title)</h1>
      <div class="lead"><p>\(PageMessage.aboutRecap.html)</p></div>
      \(sections.joined())</main></div>

      """)
  }

  private func section(_ index: Int, _ legends: inout Set<String>) -> HTML {
    let recap = recaps[index]
    let prose = Prose()
    let code =
      recap.code.map {
        "<div class=\"asked\">\(Code.block($0.code, firstLine: 1))</div>\n" as HTML
      } ?? ""
    let form = QuestionForm(
      prediction: recap.prediction, id: "step-\(index + 1)-question-1", prose: prose)
    let place = recap.source.words
    let link: HTML =
      lessons[recap.source.lesson].map {
        "<a href=\"\($0)#step-\(recap.source.step)\">\(place)</a>"
      }
      ?? place
    return """
      <section id="step-\(index + 1)" aria-labelledby="recap-\(index + 1)">
      <h2 id="recap-\(index + 1)"><span class="dim">\(index + 1)/\(recaps.count)</span> \(link)</h2>
      \(code)\(form.html)<div class="gated">\(run(index, &legends))
      <div class="rule"><p><strong>\(PageMessage.rule.html)</strong></p>\(prose.html(recap.rule))</div></div></section>

      """
  }

  private func run(_ index: Int, _ legends: inout Set<String>) -> HTML {
    guard case .ran(let trace)? = runs[index] else { return "" }
    let board = Storyboard(trace)
    guard board.count > 0 else { return "" }
    return RunSection(board: board, anchor: "step-\(index + 1)", number: index + 1).html(
      legends: &legends)
  }
}

extension Recap.Source {
  /// `Lesson 2, step 3`
  fileprivate var words: HTML { PageMessage.source(lesson: lesson, step: step).html }
}
