/// The print styles: the questions with their code, or everything with the answers.
///
/// The root has the class `print-answers` while answers are requested.
enum PrintStyle {
  static let text = paper + questions + answers

  /// Returns the styles that print a title above each page except the first, which has a heading.
  static func header(title: String) -> String {
    let escaped = title.unicodeScalars.map { scalar in
      // Letters and digits are safe in a style sheet. Other characters could end the string or the
      // element.
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == " "
        ? String(scalar) : "\\" + String(scalar.value, radix: 16) + " "
    }.joined()
    return """
      @page { @top-left { content: "\(escaped)"; font: 9pt sans-serif; } }
      @page :first { @top-left { content: none; } }

      """
  }

  private static let paper = """
    @page { margin: 15mm 12mm 13mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; } }
    @media print {
      :root { color-scheme: light; --size-body: 9.5pt; --size-code: 8.5pt; --size-small: 8pt; --size-h1: 18pt; --size-h2: 12.5pt; --size-h3: 10.5pt;
        --leading-text: 1.4; --leading-code: 1.35; --space-7: 12pt; --space-5: 6pt; --space-4: 5pt; --space-3: 4pt; }
      body { max-width: none; padding: 0; }
      .site, .rail, .turn, .tools, .actions, .controls, .copy, .arrows, .legend, .now, .cover, .names { display: none !important; }
      .lesson { display: block; }
      .name-line { display: flex; gap: 1.5em; margin: 0 0 10pt; } .name-line span { flex: 1; border-bottom: 1px solid var(--ink); }
      main section > *, .gated > *, .lead > *, .feedback { max-width: none !important; }
      h1, h2, h3, summary { break-after: avoid; } p { margin: 4pt 0; } p, li, .question, .task, .rule, .drawing, .line { break-inside: avoid; }
      .listing li[data-line] { display: block; position: relative; padding-left: 2.2rem; break-inside: auto; } .listing .gutter { position: absolute; left: 0; width: 1.8rem; padding: 0; } .listing li > code { display: block; } .listing code { break-after: avoid; }
      p:has(+ .asked, + .copyable) { break-after: avoid; } pre:not(:has(.line:nth-child(30))) { break-inside: avoid; }
      pre { margin: 4pt 0; padding: 3pt 6pt; } .question fieldset { border-width: 1px; margin: 5pt 0; padding: 3pt 8pt; } .choice { margin: 1pt 0; }
      .choice input { width: 9pt; height: 9pt; margin-top: 2pt; } .task ul { padding-left: 12pt; }
      .panes { display: block; } .listing { contain: none; font-size: var(--size-code); padding: 3pt 6pt; break-inside: auto; }
      .listing code { min-height: 0; }
      .note.later { display: list-item; } .note.current, .at > code { background: none; }
      .run .gutter::before { content: none !important; } .why > p { display: none; } .why summary { list-style: none; }
      .drawing { overflow: visible; border: 0; margin-top: 4pt; } .drawing > div { width: 100%; } .drawing svg { max-width: 100%; height: auto; }
      .feedback, .gated { display: block !important; } .feedback p:has(> a[href*="-event-"]) { display: none; }
      .contents { grid-template-columns: 1fr 1fr; gap: 6pt; } .contents li { break-inside: avoid; }
    }

    """

  /// A question is on the page of its code. The rule at the end of a lesson is left out, because it
  /// answers the questions.
  private static let questions = """
    @media print {
      .asked, .asked pre { break-after: avoid; }
      html:not(.print-answers) :is(.feedback, .hint, .look, .gated > :not(.question, .gated, .task, .asked), .task ~ *) { display: none !important; }
    }

    """

  /// A lesson with its answers has more text. Runs and long code are in two columns, without the lines
  /// that an earlier block has shown.
  private static let answers = """
    @media print { .print-answers {
      --size-body: 8.5pt; --size-code: 7.75pt; --size-h1: 16pt; --size-h2: 11.5pt; --leading-text: 1.3; --leading-code: 1.25; --space-7: 8pt; --space-1: 1pt;
      p, pre { margin: 2.5pt 0; } .run { margin: 4pt 0; } .drawing { margin-top: 2pt; }
      .listing ol, pre:has(.line:nth-child(16)) > code { display: block; columns: 2; column-gap: 10pt; column-rule: 1px solid var(--line); }
      .listing { line-height: 1.25; padding: 3pt; } .listing li[data-line] { padding-left: 1.7rem; } .listing .gutter { width: 1.4rem; }
      .listing :is(.earlier, .fold:has(+ .earlier), .earlier + .fold) { display: none; } .question fieldset { margin: 4pt 0; padding: 2pt 6pt; }
      .asks p, .asks strong { display: inline; } .feedback { padding: 0 4pt; margin: 1pt 0; } .feedback p { margin: 1pt 0; }
      .asked, .question .hint { display: none; } .hint > * { display: revert; } .hint[open] summary { font-weight: 600; }
    } }

    """
}
