import Rendering

/// Code on a page.
enum Code {
  /// Returns lines that wrap between words.
  ///
  /// - Parameter firstLine: The number of the first line; nil for lines without numbers.
  static func block(
    _ code: String, isSwift: Bool = true, label: HTML = PageMessage.code.html, firstLine: Int? = nil
  ) -> HTML {
    let lines =
      isSwift
      ? CodeText.swift(code)
      : code.split(separator: "\n", omittingEmptySubsequences: false).map { StyledText(String($0)) }
    let content = lines.enumerated().map { index, line -> HTML in
      let line = CodeLine(line)
      let number: HTML = firstLine.map { " data-line=\"\($0 + index)\"" } ?? ""
      return "<span class=\"line\"\(number)\(line.style)>\(line.html)\n</span>"
    }
    // Code is text and needs no accessible name. An output needs one.
    let name: HTML = isSwift ? "" : " role=\"group\" aria-label=\"\(label)\""
    let numbered: HTML = firstLine == nil ? "" : " class=\"numbered\""
    return """
      <pre\(numbered)\(name)><code>\(content.joined())</code></pre>

      """
  }

  /// Returns code with a button to copy it.
  static func copyable(_ code: String, firstLine: Int? = nil) -> HTML {
    """
    <div class="copyable">\(block(code, firstLine: firstLine))\
    <button type="button" class="copy scripted">\(PageMessage.copy.html)</button></div>

    """
  }
}
