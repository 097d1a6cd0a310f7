package import Recording
import Rendering

/// The result of a lesson's block, for a page.
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

  /// - Parameter legends: the legends that the page has so far. The first drawing with marks of a kind
  ///   explains them, and the others lead there.
  func html(legends: inout Set<String>) -> HTML {
    let states = (0...board.count).map(board.now)
    let data = RunData(board, states)
    let picture = LanePicture(board, states: states)
    // A lane alone without bindings has nothing to draw.
    let hasPicture = states.contains {
      $0.lanes.count > 1 || $0.lanes.contains { !$0.bindings.isEmpty } || !$0.stores.isEmpty
    }
    let legend = hasPicture ? legend(picture, &legends) : ""
    let drawing: HTML =
      hasPicture
      ? """
      <div class="drawing" tabindex="0" role="group" aria-label="Lanes over time"><div>\(picture.names)\(picture.svg)\
      <div class="cover end scripted" style="transform:translateX(\(picture.end)px)"></div></div>
      \(legend)</div>

      """ : ""
    return """
      <div class="run" id="run-\(number)" data-anchor="\(anchor)"><div>\(controls(says: data.says.last ?? ""))
      <div class="panes"><div class="listing\(board.count > Self.long ? " long" : "")">\(RunListing(board: board, anchor: anchor).html)</div>
      <div class="now" tabindex="0" aria-label="Now" role="group">\(states.last.map { NowList(now: $0).html } ?? "")</div></div></div>
      \(drawing)<script type="application/json">\(data.json)</script>
      </div>

      """
  }

  private func legend(_ picture: LanePicture, _ legends: inout Set<String>) -> HTML {
    let id = picture.legend.hasStores ? "legend-with-stores" : "legend"
    guard legends.insert(id).inserted else {
      return "<p class=\"legend\"><a href=\"#\(id)\">Legend</a></p>"
    }
    return """
      <details class="legend" id="\(id)"><summary>Legend</summary>\(picture.legend.list)</details>
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
    <input type="range" min="1" max="\(board.count)" value="\(board.count)" aria-label="Moment of the run">
    <output class="count">\(board.count) / \(board.count)</output>
    <a class="to" href="#\(anchor)-event-\(board.notes.last?.number ?? 0)">Link to this moment</a>
    <p class="says" role="status">\(says)</p>
    </div>
    <p class="arrows scripted">▶ just ran · ▷ runs next</p>
    """
  }
}
