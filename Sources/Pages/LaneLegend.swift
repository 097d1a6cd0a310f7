/// Explains the marks in a drawing of lanes.
enum LaneLegend {
  static let width = 960
  static let height = 34

  /// The legend as a part of a drawing.
  static func group(y: Int) -> HTML {
    var x = 4
    let entries = marks.map { mark, width, meaning -> HTML in
      let entry: HTML = """
        <g transform="translate(\(x) \(y))">\(mark)<text x="\(width + 6)" y="14">\(meaning)</text></g>
        """
      x += width + 6 + Int(Double(meaning.count) * 7.4) + 18
      return entry
    }
    return "<g class=\"legend\">\(entries.joined())</g>"
  }

  /// The legend as a drawing of its own, for below another one.
  static var svg: HTML {
    """
    <svg class="lanes" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) 24" width="\(width)" height="24" aria-hidden="true">
    \(group(y: 2))
    </svg>

    """
  }

  private static let marks: [(HTML, width: Int, meaning: String)] = [
    (
      "<g class=\"bar c0 current\"><rect x=\"0\" y=\"0\" width=\"28\" height=\"20\" rx=\"4\"/></g>",
      28,
      "has a value"
    ),
    (
      "<g class=\"bar c0 lost\"><rect x=\"0\" y=\"0\" width=\"28\" height=\"20\" rx=\"4\"/></g>",
      28,
      "doesn't get it"
    ),
    (
      "<path class=\"arrow carries\" d=\"M6 0V19\"/><path class=\"tip carries\" d=\"M2 13L6 19L10 13\"/>",
      12, "starts"
    ),
    (
      "<path class=\"arrow cut\" d=\"M6 0V19\"/><path class=\"tip cut\" d=\"M2 13L6 19L10 13\"/>",
      12,
      "starts, without its values"
    ),
    ("<circle class=\"read\" cx=\"6\" cy=\"10\" r=\"4\"/>", 12, "reads"),
    ("<circle class=\"result\" cx=\"6\" cy=\"10\" r=\"5\"/>", 12, "prints"),
    ("<circle class=\"failure\" cx=\"6\" cy=\"10\" r=\"5\"/>", 12, "fails"),
    ("<circle class=\"step\" cx=\"6\" cy=\"10\" r=\"4\"/>", 12, "anything else"),
  ]
}
