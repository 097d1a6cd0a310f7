package import Lessons
package import Rendering

/// The content of a class's wall: one frame of a stage, made from the parts of pages.
package struct Slide: Equatable, Sendable {
  /// The arrangement of a slide's parts.
  package enum Layout: String, Sendable {
    /// The lesson's title and introduction, beside a large address for people who join.
    case title
    /// Text.
    case text
    /// The code or the run of a question. The room adds the question with its choices.
    case question
    /// A run with its state.
    case run
    /// Nothing, so that the class looks at the teacher.
    case blank
  }

  package var layout: Layout
  /// The name of the lesson, or of its step.
  package var title: HTML
  package var main: HTML
  /// The content beside `main`.
  package var side: HTML
  /// The position in a long text: from 0 to 1.
  package var progress: Double

  package init(
    _ layout: Layout, title: HTML = "", main: HTML = "", side: HTML = "", progress: Double = 0
  ) {
    self.layout = layout
    self.title = title
    self.main = main
    self.side = side
    self.progress = progress
  }
}

extension HTML {
  /// A piece of a lesson, as slides and the pages of a class show it.
  package init(_ piece: LessonPiece) {
    let prose = Prose { _ in nil }
    self =
      switch piece {
      case .prose(let passages): prose.html(passages)
      case .inline(let inlines): prose.html(inlines)
      case .heading(let inlines): "<h2>\(prose.html(inlines))</h2>\n"
      case .code(let code, let firstLine): Code.block(code, firstLine: firstLine)
      case .output(let text, let label): Code.block(text, isSwift: false, label: HTML(text: label))
      case .listing(let board, let notes):
        """
        <div class="listing" tabindex="0" role="group" aria-label="Run">\
        \(RunListing(board: board, notes: notes, current: notes.last).html)</div>

        """
      case .trace(let board, let proof):
        """
        <div class="listing" tabindex="0" role="group" aria-label="Run">\
        \(RunListing(board: board, proof: proof).html)</div>

        """
      case .now(let now):
        "<div class=\"now\" role=\"group\" aria-label=\"\(PageMessage.now.html)\">\(NowList(now: now, level: 2, showsEnded: false).html)</div>\n"
      case .drawing(let board, let count):
        LanePicture(board, states: (0...board.count).map(board.now), isForStage: true)
          .stagePicture(at: count)
      }
  }
}

/// A piece of a lesson in front of a class.
package enum LessonPiece {
  case prose([Passage])
  case inline([Inline])
  case heading([Inline])
  case code(String, firstLine: Int?)
  case output(String, label: String)
  /// The code of a run, with the notes of one beat. The last note is highlighted.
  case listing(Storyboard, notes: Range<Int>)
  /// The code of a run with all its notes.
  ///
  /// - Parameter proof: The index of the note that shows the answer to a question.
  case trace(Storyboard, proof: Int? = nil)
  case now(Now)
  /// The lanes of a run up to a number of notes; empty for a run with one lane.
  case drawing(Storyboard, count: Int)
}
