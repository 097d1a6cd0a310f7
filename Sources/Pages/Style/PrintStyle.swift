/// The print styles: the questions with their code, or everything with the answers.
///
/// The root has the class `print-answers` while answers are requested.
enum PrintStyle {
  static let text = paper + questions + answers

  private static let paper = """
    @page { margin: 12mm 13mm 14mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; } }
    @media print {
      :root { color-scheme: light; --size-body: 9.5pt; --size-code: 8.5pt; --size-small: 8pt; --size-h1: 18pt; --size-h2: 12.5pt; --size-h3: 10.5pt;
        --leading-text: 1.4; --leading-code: 1.35; --space-7: 12pt; --space-5: 6pt; --space-4: 5pt; --space-3: 4pt; }
      body { max-width: none; padding: 0; }
      .site, .rail, .turn, .tools, .actions, .controls, .copy, .arrows, .legend, .now, .cover, .names { display: none !important; }
      .lesson { display: block; }
      .name-line { display: flex; gap: 1.5em; margin: 0 0 10pt; } .name-line span { flex: 1; border-bottom: 1px solid var(--ink); }
      main section > *, .gated > *, .lead > *, .feedback { max-width: none !important; }
      h1, h2, h3 { break-after: avoid; } .question, pre, .task, .contents li, .rule { break-inside: avoid; } p:has(+ .asked, + .copyable) { break-after: avoid; } p { margin: 4pt 0; }
      pre { margin: 4pt 0; padding: 3pt 6pt; } .question fieldset { border-width: 1px; padding: 3pt 8pt; } .choice { margin: 1pt 0; }
      .choice input { width: 9pt; height: 9pt; margin-top: 2pt; } .task ul { padding-left: 12pt; }
      .panes { display: block; } .listing { font-size: 8pt; padding: 3pt 6pt; break-inside: auto; } .listing li[data-line], .line { break-inside: avoid; }
      .listing code { min-height: 0; }
      .note.later { visibility: visible; } .note.later::before { content: none; } .note.current, .at > code { background: none; }
      .run .gutter::before { content: none !important; } .why > p { display: none; } .why summary { list-style: none; }
      .drawing { overflow: visible; border: 0; margin-top: 4pt; break-inside: avoid; } .drawing > div { width: 100%; } .drawing svg { max-width: 100%; height: auto; }
      .feedback, .gated { display: block !important; } .feedback p:has(> a[href*="-event-"]) { display: none; }
      .contents { grid-template-columns: 1fr 1fr; gap: 6pt; } .contents li > p:first-of-type { display: block; }
    }

    """

  /// A question is on the page of its code. The rule at the end of a lesson is left out, because it answers the questions.
  private static let questions = """
    @media print {
      .asked, .asked pre { break-after: avoid; }
      html:not(.print-answers) :is(.feedback, .hint, .look, .gated > :not(.question, .gated, .task, .asked), .task ~ *) { display: none !important; }
    }

    """

  /// Code, events and choices are in two columns, so that a lesson has few pages.
  private static let answers = """
    @media print { .print-answers {
      --size-body: 8pt; --size-code: 7pt; --size-h1: 15pt; --size-h2: 11pt; --leading-text: 1.3; --leading-code: 1.25; --space-7: 7pt; --space-1: 1pt;
      .question, pre { break-inside: auto; } .choice, pre:not(:has(.line:nth-child(12))) { break-inside: avoid; }
      p, pre { margin: 2.5pt 0; } .run { margin: 4pt 0; } .drawing { margin-top: 2pt; }
      .listing ol, pre:has(.line:nth-child(12)) > code { display: block; columns: 2; column-gap: 12pt; }
      .listing { font-size: 7pt; line-height: 1.2; padding: 3pt; } .listing li[data-line] { grid-template-columns: 1.9rem minmax(0, 1fr); } .gutter { padding-right: .4rem; }
      .question fieldset { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 10pt; margin: 4pt 0; padding: 2pt 6pt; }
      .asks { grid-column: 1 / -1; } .asks p, .asks strong { display: inline; } .feedback { padding: 0 4pt; margin: 1pt 0; } .feedback p { margin: 1pt 0; }
      .asked, .question .hint { display: none; } .hint > * { display: revert; } .hint[open] summary { font-weight: 600; }
    } }

    """
}
