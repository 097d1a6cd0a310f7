import Recording
import Rendering

/// A run's code, with the events under each line.
struct RunListing {
  let board: Storyboard
  /// The prefix of the ids of the notes: `step-3`. Nil for notes without ids.
  var anchor: String?
  /// The notes to show; nil for all.
  var notes: Range<Int>?
  /// The index of the highlighted note.
  var current: Int?
  /// The index of the note that shows the right answer to a question.
  var proof: Int?

  var html: HTML {
    let shown = Array(board.notes.enumerated()).filter { notes?.contains($0.offset) ?? true }
    let byLine = Dictionary(grouping: shown, by: \.element.line)
    let currentLine = current.flatMap {
      board.notes.indices.contains($0) ? board.notes[$0].line : nil
    }
    var lines: Set<Int> = []
    var rows = board.rows.map { row -> HTML in
      switch row {
      case .file(let name): return "<li class=\"file\">\(name)</li>"
      case .fold(let text): return "<li class=\"fold\">⋮ \(text)</li>"
      case .code(let line, let label, let text):
        lines.insert(line)
        let notes = byLine[line, default: []].map { note($0.element, index: $0.offset) }
        let list: HTML = notes.isEmpty ? "" : "<ul>\(notes.joined())</ul>"
        let code = CodeLine(text)
        let kind: HTML =
          line == currentLine
          ? " class=\"at\"" : line < board.firstLine && notes.isEmpty ? " class=\"earlier\"" : ""
        return """
          <li data-line="\(line)"\(kind)><span class="gutter">\(label)</span><code\(code.style)>\(code.html)</code>\(list)</li>
          """
      }
    }
    let rest = shown.filter { note in note.element.line.map { !lines.contains($0) } ?? true }
    if !rest.isEmpty {
      rows.append("<li><ul>\(rest.map { note($0.element, index: $0.offset) }.joined())</ul></li>")
    }
    return "<ol>\(rows.joined(separator: "\n"))</ol>"
  }

  private func note(_ note: Storyboard.Note, index: Int) -> HTML {
    let lane: HTML = note.lane == .main ? "" : "<span class=\"lane\">\(note.lane.name)</span> "
    let head: HTML = note.head.map { "<span class=\"head\">\($0)</span> " } ?? ""
    let what = note.what.map { HTML($0) }.joined(separator: "<br>")
    let verb: HTML = note.verb.isEmpty ? "" : "<span class=\"verb\">\(note.verb)</span> "
    let origin: HTML =
      note.origin.isEmpty ? "" : " <span class=\"origin\">\(note.origin)</span>"
    let line: HTML = "\(lane)\(verb)\(what)"
    let kind: HTML =
      "note\(note.isFailure ? " failure" : "")\(index == current ? " current" : "")\(index == proof && anchor == nil ? " proof" : "")"
    // A page marks it after the answer.
    let proves: HTML = index == proof ? " data-proof" : ""
    guard let anchor else {
      // A wall that can't show every line keeps the lines that a note mentions.
      let meaning: HTML = note.reason != nil ? " reads" : note.isResult ? " result" : ""
      let cited = note.cited.sorted().map(String.init).joined(separator: " ")
      return "<li class=\"\(kind)\(meaning)\" data-cites=\"\(cited)\">\(head)\(line)\(origin)</li>"
    }
    let content: HTML =
      note.reason.map { reason in
        """
        <details class="why"><summary>\(line)\(origin)</summary><p>\(reason)</p></details>
        """
      } ?? line + origin
    return
      "<li class=\"\(kind)\" id=\"\(anchor)-event-\(note.number)\"\(proves)>\(head)\(content)</li>"
  }
}
