import Rendering

/// Code on a page.
enum Code {
  /// Lines that can be scrolled sideways and read by keyboard.
  static func block(
    _ code: String, isSwift: Bool = true, label: String = "Code", firstLine: Int? = nil
  ) -> HTML {
    let content: HTML =
      isSwift
      ? CodeText.swift(code).enumerated().map { number(firstLine, $0.offset) + HTML($0.element) }
        .joined(separator: "\n")
      : HTML(lines: code)
    return
      "<pre tabindex=\"0\" role=\"group\" aria-label=\"\(label)\"><code>\(content)</code></pre>\n"
  }

  /// Code that a reader takes along.
  static func copyable(_ code: String, label: String = "Code", firstLine: Int? = nil) -> HTML {
    """
    <div class="copyable">\(block(code, label: label, firstLine: firstLine))\
    <button type="button" class="copy scripted">Copy</button></div>

    """
  }

  /// Drawn by the style sheet, so that it isn't copied.
  private static func number(_ firstLine: Int?, _ index: Int) -> HTML {
    firstLine.map { "<span class=\"line\" data-line=\"\($0 + index)\"></span>" } ?? ""
  }
}
