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
      <div class="listing\(board.count > Self.long ? " long" : "")">\(RunListing(board: board, anchor: anchor).html)</div>
      <div class="now" aria-label="Now" role="group">\(states.last.map { NowList(now: $0).html } ?? "")</div>
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
}
