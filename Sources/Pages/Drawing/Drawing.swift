package import Recording
import Rendering

/// A run's lanes as a separate SVG file.
package enum Drawing {
  package static func svg(_ trace: Trace) -> String {
    let picture = LanePicture(Storyboard(trace)).svg(withLegend: true).text
    let own = "svg.lanes { background: var(--paper); font-family: monospace; }"
    let style = "<style>\n\(StyleSheet.forDrawing)\(own)\n</style>"
    guard let end = picture.firstIndex(of: ">") else { return picture }
    var text = picture
    text.insert(contentsOf: "\n" + style, at: picture.index(after: end))
    return text
  }
}
