package import Lessons
package import Recording
import Rendering

/// The page that lists the others.
package struct IndexPage {
  private let lessons: [Lesson]

  package init(_ lessons: [Lesson]) { self.lessons = lessons }

  package var html: HTML {
    let items = lessons.map { lesson -> HTML in
      let number: HTML = lesson.number.map { "<span class=\"dim\">\($0)</span> " } ?? ""
      let introduction: HTML =
        lesson.introduction.first.map { Prose().html([$0]) } ?? ""
      return """
        <li><h2>\(number)<a href="\(LessonPage.name(of: lesson))">\(lesson.title)</a></h2>
        \(introduction)</li>

        """
    }
    return Document(title: "Heirloom", hasScript: false).html(
      """
      <header><h1>Heirloom</h1>
      <p>What Swift hands down without passing it: task-local values and dependencies.</p></header>
      <main><ul class="contents">\(items.joined())</ul></main>

      """)
  }
}

/// A program of one's own as a page.
package struct ProgramPage {
  package static func html(_ trace: Trace, title: String) -> HTML {
    let board = Storyboard(trace)
    let run = RunSection(board: board, anchor: "run", number: 1)
    return Document(title: title).html(
      "<header><h1>\(title)</h1></header>\n<main>\(run.html)</main>\n")
  }
}
