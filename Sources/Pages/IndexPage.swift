package import Lessons
package import Recording
import Rendering

/// The page that lists the other pages, by part.
package struct IndexPage {
  private let lessons: [Lesson]
  private let recaps: [RecapPage]

  package init(_ lessons: [Lesson], recaps: [RecapPage] = []) {
    (self.lessons, self.recaps) = (lessons, recaps)
  }

  package var html: HTML {
    Document(title: "Heirloom", script: PageScript.index).html(
      """
      <header><h1>Heirloom</h1>
      <div class="lead"><p>\(PageMessage.aboutLessons.html)</p></div>
      <p class="dim scripted">\(PageMessage.aboutProgress.html)</p></header>
      <main>\(parts.joined())\(recapList)</main>

      """)
  }

  /// A lesson that names a part begins it. Lessons without a number, such as the tour, come first.
  private var parts: [HTML] {
    let numbered = lessons.filter { $0.number != nil }
    let others = lessons.filter { $0.number == nil }
    var groups: [(part: HTML?, lessons: [Lesson])] = []
    if !others.isEmpty {
      groups.append((numbered.isEmpty ? nil : PageMessage.startHere.html, others))
    }
    for (index, lesson) in numbered.enumerated() {
      if index == 0 || lesson.part != nil {
        groups.append((lesson.part.map { HTML(text: $0) }, []))
      }
      groups[groups.count - 1].lessons.append(lesson)
    }
    return groups.map { part, lessons in
      let minutes = lessons.map(\.minutes).reduce(0, +)
      return """
        <section><h2>\(part ?? PageMessage.lessons.html) <span class="dim">\(PageMessage.minutes(minutes).html)</span></h2>
        <ul class="contents">\(lessons.map(item).joined())</ul></section>

        """
    }
  }

  private func item(_ lesson: Lesson) -> HTML {
    let number: HTML = lesson.number.map { "<span class=\"dim\">\($0)</span> " } ?? ""
    let summary = Prose().html([.paragraph(Summary(of: lesson.introduction).inlines)])
    let facts = PageMessage.facts(
      minutes: lesson.minutes, questions: lesson.predictions.count,
      hasExercise: lesson.exercise != nil)
    return """
      <li\(Document.attribute(lesson.language))><h3>\(number)<a href="\(LessonPage.name(of: lesson))">\(lesson.title)</a></h3>
      \(summary)<p class="facts">\(facts.html)</p>
      <div class="progress" data-lesson="\(lesson.slug)" hidden><p class="done"></p><span class="meter"><span></span></span></div></li>

      """
  }

  private var recapList: HTML {
    guard !recaps.isEmpty else { return "" }
    let items = recaps.map {
      "<li><h3><a href=\"\($0.name)\">\($0.title)</a></h3><p>\(PageMessage.recapFacts(questions: $0.count).html)</p></li>\n"
        as HTML
    }
    return
      "<section><h2>\(PageMessage.recaps.html)</h2><ul class=\"contents\">\(items.joined())</ul></section>\n"
  }
}

/// A page of a learner's own program.
package struct ProgramPage {
  package static func html(_ trace: Trace, title: String) -> HTML {
    let board = Storyboard(trace)
    var legends: Set<String> = []
    let run = RunSection(board: board, anchor: "run", number: 1).html(legends: &legends)
    return Document(title: title).html(
      "<header><h1>\(title)</h1></header>\n<main>\(run)</main>\n")
  }
}
