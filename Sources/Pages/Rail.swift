/// Links to the sections of a page, and the buttons to print it: beside the content, or above it on a
/// narrow screen, where the reader opens them.
struct Rail {
  let name: PageMessage
  /// The words for each section.
  let entries: [HTML]

  var html: HTML {
    let links = entries.enumerated().map { index, entry -> HTML in
      "<li><a href=\"#step-\(index + 1)\"><span class=\"dim\">\(index + 1)</span><span>\(entry)</span></a></li>"
    }
    return """
      <nav class="rail" aria-label="\(name.html)"><details open><summary>\(name.html)</summary><ol>\(links.joined())</ol>
      <p class="tools scripted"><button type="button" data-print="questions">\(PageMessage.printQuestions.html)</button>
      <button type="button" data-print="answers">\(PageMessage.printWithAnswers.html)</button></p></details></nav>

      """
  }
}
