import MessageTables
import Phrases
import Rendering

/// Explains the marks in a drawing of lanes.
struct LaneLegend {
  /// A mark and its meaning.
  private struct Entry {
    var mark: HTML
    var width: Int
    var meaning: String
  }

  private let entries: [Entry]
  let hasStores: Bool

  /// - Parameter hasStores: Whether the drawing has the marks of stores.
  init(hasStores: Bool) {
    self.hasStores = hasStores
    entries = Self.always + (hasStores ? Self.stores : [])
  }

  /// Returns the legend as a part of a drawing, in rows of a maximum width.
  func group(y: Int, width: Int) -> HTML {
    var (x, row) = (4, 0)
    let drawn = entries.map { entry -> HTML in
      let size = Self.size(entry)
      if x > 4, x + size > width { (x, row) = (4, row + 1) }
      defer { x += size + 18 }
      return """
        <g transform="translate(\(x) \(y + row * Self.rowHeight))">\(entry.mark)<text x="\(entry.width + 6)" y="14">\(entry.meaning)</text></g>
        """
    }
    return "<g class=\"legend\">\(drawn.joined())</g>"
  }

  /// Returns the height of the group, with the space below it.
  func height(width: Int) -> Int {
    var (x, rows) = (4, 1)
    for entry in entries {
      let size = Self.size(entry)
      if x > 4, x + size > width { (x, rows) = (4, rows + 1) }
      x += size + 18
    }
    return rows * Self.rowHeight + 8
  }

  /// The legend as a list below a drawing. Its number of rows depends on its width.
  var list: HTML {
    let items = entries.map { entry -> HTML in
      """
      <li><svg class="lanes" xmlns="http://www.w3.org/2000/svg" width="\(entry.width)" height="22" aria-hidden="true">\(entry.mark)</svg> \(entry.meaning)</li>
      """
    }
    return "<ul>\(items.joined())</ul>"
  }

  private static let rowHeight = 26

  private static func size(_ entry: Entry) -> Int {
    entry.width + 6 + Int(Double(entry.meaning.cellWidth) * 7.4)
  }

  private static func bar(_ state: String, _ meaning: DrawingMessage) -> Entry {
    Entry(
      mark:
        "<g class=\"bar c0 \(state)\"><rect x=\"1\" y=\"1\" width=\"26\" height=\"19\" rx=\"4\"/></g>",
      width: 28, meaning: meaning.text)
  }

  private static func arrow(_ kind: String, up: Bool = false, _ meaning: DrawingMessage) -> Entry {
    let tip = up ? "M2 7L6 1L10 7" : "M2 13L6 19L10 13"
    return Entry(
      mark:
        "<path class=\"arrow \(kind)\" d=\"M6 1V19\"/><path class=\"tip \(kind)\" d=\"\(tip)\"/>",
      width: 12, meaning: meaning.text)
  }

  private static func dot(_ kind: String, radius: Int = 4, _ meaning: DrawingMessage) -> Entry {
    Entry(
      mark: "<circle class=\"\(kind)\" cx=\"6\" cy=\"10\" r=\"\(radius)\"/>", width: 12,
      meaning: meaning.text)
  }

  private static let always = [
    bar("current", .hasValue), bar("lost", .missesValue), arrow("carries", .startsLane),
    arrow("cut", .startsWithoutValues), dot("read", .reads),
    dot("result", radius: 5, .prints), dot("failure", radius: 5, .fails),
    dot("step", .anythingElse),
  ]

  private static let stores = [
    arrow("sends", up: true, .sendsAction), arrow("cancels", .cancelsLane),
  ]
}
