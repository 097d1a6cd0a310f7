package import Recording
import Rendering

/// What came of a lesson's block, for a page.
package enum PageRun: Sendable {
  case ran(Trace)
  /// Not run: the compiler's words, and the number of the first line.
  case rejected(message: String, firstLine: Int)
}

/// A run on a page: its code with what happened under each line, the state beside it, and what steps
/// through both.
struct RunSection {
  let board: Storyboard
  /// Begins the names of its places: `step-3`.
  let anchor: String
  /// Unique on the page.
  let number: Int

  /// With more notes than this, a browser leaves out of its work what isn't in sight.
  private static let long = 200

  var html: HTML {
    let states = (0...board.count).map(board.now)
    let data = RunData(board, states)
    let picture = LanePicture(board, states: states)
    // A lane alone without bindings has nothing to draw.
    let hasPicture = states.contains {
      $0.lanes.count > 1 || $0.lanes.contains { !$0.bindings.isEmpty } || !$0.stores.isEmpty
    }
    let drawing: HTML =
      hasPicture
      ? """
      <div class="drawing" tabindex="0" role="group" aria-label="Lanes over time"><div>\(picture.names)\(picture.svg)\
      <div class="cover end scripted" style="transform:translateX(\(picture.end)px)"></div></div>
      <details class="legend"><summary>Legend</summary>\(picture.legend.list)</details></div>

      """ : ""
    return """
      <div class="run" id="run-\(number)" data-anchor="\(anchor)">
      <div class="listing\(board.count > Self.long ? " long" : "")">\(listing)</div>
      <div class="now" aria-label="Now" role="group">\(finalState(states.last))</div>
      \(drawing)\(controls(says: data.says.last ?? ""))<script type="application/json">\(data.json)</script>
      </div>

      """
  }

  /// - Parameter says: what happened last.
  private func controls(says: String) -> HTML {
    """
    <div class="controls scripted">
    <button type="button" data-move="first" aria-label="To the beginning">|◀</button>
    <button type="button" data-move="-1" aria-label="Back">◀</button>
    <button type="button" data-move="1" aria-label="Forward">▶</button>
    <button type="button" data-move="last" aria-label="To the end">▶|</button>
    <input type="range" min="0" max="\(board.count)" value="\(board.count)" aria-label="Moment of the run">
    <output class="count">\(board.count) / \(board.count)</output>
    <p class="says" role="status">\(says)</p>
    </div>

    """
  }

  // MARK: The code

  private var listing: HTML {
    let byLine = Dictionary(grouping: board.notes, by: \.line)
    var shown: Set<Int> = []
    var rows = board.rows.map { row -> HTML in
      switch row {
      case .file(let name): return "<li class=\"file\">\(name)</li>"
      case .fold(let text): return "<li class=\"fold\">⋮ \(text)</li>"
      case .code(let line, let label, let text):
        shown.insert(line)
        let notes = byLine[line, default: []]
        let list: HTML = notes.isEmpty ? "" : "<ul>\(notes.map(note).joined())</ul>"
        return """
          <li data-line="\(line)"><span class="gutter">\(label)</span><code>\(text)</code>\(list)</li>
          """
      }
    }
    let rest = board.notes.filter { note in note.line.map { !shown.contains($0) } ?? true }
    if !rest.isEmpty { rows.append("<li><ul>\(rest.map(note).joined())</ul></li>") }
    return "<ol>\(rows.joined(separator: "\n"))</ol>"
  }

  private func note(_ note: Storyboard.Note) -> HTML {
    let lane: HTML = note.lane == .main ? "" : "<span class=\"lane\">\(note.lane.name)</span> "
    let head: HTML = note.head.map { "<span class=\"head\">\($0)</span> " } ?? ""
    let what = note.what.map { HTML($0) }.joined(separator: "<br>")
    let verb: HTML = note.verb.isEmpty ? "" : "<span class=\"verb\">\(note.verb)</span> "
    let origin: HTML =
      note.origin.isEmpty ? "" : " <span class=\"origin\">\(note.origin)</span>"
    let line: HTML = "\(lane)\(verb)<span class=\"what\">\(what)</span>"
    let content: HTML =
      note.reason.map { reason in
        """
        <details class="why"><summary>\(line)\(origin)</summary><p>\(reason)</p></details>
        """
      } ?? line + origin
    let kind = note.isFailure ? "note failure" : "note"
    return
      "<li class=\"\(kind)\" id=\"\(anchor)-event-\(note.number)\" data-event=\"\(note.number)\">\(head)\(content)</li>"
  }

  // MARK: The state

  /// The last state, for readers whose browser runs no scripts; with one, it is drawn anew.
  private func finalState(_ now: Now?) -> HTML {
    guard let now else { return "" }
    let lanes = now.lanes.map { lane -> HTML in
      let bindings = lane.bindings.map { binding -> HTML in
        """
        <li class="\(binding.state.rawValue)"><span class="name">\(binding.name)</span> = \
        <span class="value">\(binding.value)</span> <span class="origin">\(binding.origin)</span></li>
        """
      }
      let list: HTML = bindings.isEmpty ? "" : "<ul>\(bindings.joined())</ul>"
      return """
        <li class="\(lane.isOver ? "over" : "on")"><strong>\(lane.title.characters)</strong> \(lane.doing.characters)\(list)</li>
        """
    }
    var html: HTML = "<h3>Lanes</h3><ul class=\"lanes\">\(lanes.joined())</ul>"
    if !now.stores.isEmpty {
      html +=
        "<h3>Stores</h3><ul class=\"stores\">\(now.stores.map { StoreState($0).html }.joined())</ul>"
    }
    if !now.models.isEmpty {
      let models = now.models.map { model -> HTML in
        "<li>\(model.title.characters): \(model.captured.isEmpty ? "captured nothing of its own" : model.captured.joined(separator: ", "))</li>"
      }
      html += "<h3>Models</h3><ul>\(models.joined())</ul>"
    }
    if !now.caches.isEmpty {
      let entries = now.caches.map { entry -> HTML in
        "<li>\(entry.context): \(entry.name) = \(entry.value) <span class=\"origin\">\(entry.origin)</span></li>"
      }
      html += "<h3>Cache</h3><ul>\(entries.joined())</ul>"
    }
    return html + "<h3>Printed</h3><pre class=\"printed\">\(HTML(lines: now.output))</pre>"
  }
}
