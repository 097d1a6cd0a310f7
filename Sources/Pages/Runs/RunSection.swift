package import Recording
import Rendering

/// The result of a lesson's block, for a page.
package enum PageRun: Sendable {
  case ran(Trace)
  /// Rejected: the compiler's message, and the number of the first line.
  case rejected(message: String, firstLine: Int)
}

/// A run on a page: its code with the events under each line, the state beside it, and the controls
/// to step through both.
struct RunSection {
  let board: Storyboard
  /// The prefix of its ids: `step-3`.
  let anchor: String
  /// Unique on the page.
  let number: Int
  /// The index of the note that shows the answer to a question.
  var proof: Int?

  /// The number of notes above which a browser skips the rendering of invisible content.
  private static let long = 200

  /// - Parameter legends: The legends on the page so far. The first drawing with a kind of marks
  ///   explains them, and later drawings link to it.
  func html(legends: inout Set<String>) -> HTML {
    let states = (0...board.count).map(board.now)
    let data = RunData(board, states)
    let picture = LanePicture(board, states: states)
    // A single lane without bindings has no drawing.
    let hasPicture = states.contains {
      $0.lanes.count > 1 || $0.lanes.contains { !$0.bindings.isEmpty } || !$0.stores.isEmpty
    }
    let legend = hasPicture ? legend(picture, &legends) : ""
    let drawing: HTML =
      hasPicture
      ? """
      <div class="drawing" tabindex="0" role="group" aria-label="\(PageMessage.lanesOverTime.html)"><div>\(picture.names)\(picture.svg)\
      <div class="cover end scripted" style="transform:translateX(\(picture.end)px)"></div></div>
      \(legend)</div>

      """ : ""
    return """
      <div class="run" id="run-\(number)" data-anchor="\(anchor)"><div>\(controls(says: data.says.last ?? ""))
      <div class="panes"><div class="listing\(board.count > Self.long ? " long" : "")">\(RunListing(board: board, anchor: anchor, proof: proof).html)</div>
      <div class="now" tabindex="0" aria-label="\(PageMessage.now.html)" role="group">\(states.last.map { NowList(now: $0).html } ?? "")</div></div></div>
      \(drawing)<script type="application/json">\(data.json)</script>
      </div>

      """
  }

  private func legend(_ picture: LanePicture, _ legends: inout Set<String>) -> HTML {
    let id = picture.legend.hasStores ? "legend-with-stores" : "legend"
    guard legends.insert(id).inserted else {
      return "<p class=\"legend\"><a href=\"#\(id)\">\(PageMessage.legend.html)</a></p>"
    }
    return """
      <details class="legend" id="\(id)"><summary>\(PageMessage.legend.html)</summary>\(picture.legend.list)</details>
      """
  }

  /// - Parameter says: The last event.
  private func controls(says: String) -> HTML {
    """
    <div class="controls scripted">
    <button type="button" data-move="first" aria-label="\(PageMessage.toBeginning.html)">|◀</button>
    <button type="button" data-move="-1" aria-label="\(PageMessage.back.html)">◀</button>
    <button type="button" data-move="1" aria-label="\(PageMessage.forward.html)">▶</button>
    <button type="button" data-move="last" aria-label="\(PageMessage.toEnd.html)">▶|</button>
    <input type="range" min="1" max="\(board.count)" value="\(board.count)" aria-label="\(PageMessage.momentOfRun.html)">
    <output class="count">\(board.count) / \(board.count)</output>
    <a class="to" href="#\(anchor)-event-\(board.notes.last?.number ?? 0)">\(PageMessage.linkToMoment.html)</a>
    <p class="says" role="status">\(says)</p>
    </div>
    <p class="arrows scripted">\(PageMessage.meaningOfArrows.html)</p>
    """
  }
}
