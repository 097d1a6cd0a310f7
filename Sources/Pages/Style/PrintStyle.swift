/// The print styles: the questions with their code, or everything with the answers.
///
/// The root has the class `print-answers` while answers are requested.
enum PrintStyle {
  static let text = """
    @page { margin: 15mm 14mm 16mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; } }
    @media print {
      :root { color-scheme: light; --size-body: 9.5pt; --size-code: 8.5pt; --size-small: 8pt; --size-h1: 18pt; --size-h2: 12.5pt; --size-h3: 10.5pt;
        --leading-text: 1.4; --leading-code: 1.35; --space-7: 12pt; --space-5: 6pt; --space-4: 5pt; --space-3: 4pt; }
      body { max-width: none; padding: 0; }
      .site, .rail, .turn, .tools, .actions, .controls, .copy, .arrows, .legend, .now, .cover, .names { display: none !important; }
      .lesson { display: block; }
      .name-line { display: flex; gap: 1.5em; margin: 0 0 10pt; } .name-line span { flex: 1; border-bottom: 1px solid var(--ink); }
      main section > *, .gated > *, .lead { max-width: none !important; }
      h1, h2, h3 { break-after: avoid; } .question, pre, .task { break-inside: avoid; } p { margin: 4pt 0; }
      pre { margin: 4pt 0; padding: 3pt 6pt; } .question fieldset { border-width: 1px; padding: 3pt 8pt; } .choice { margin: 1pt 0; }
      .choice input { width: 9pt; height: 9pt; margin-top: 2pt; }
      .panes { display: block; } .listing { font-size: 8pt; padding: 3pt 6pt; break-inside: auto; } .listing li[data-line] { break-inside: avoid; }
      .note.later > * { visibility: visible; } .note.current, .at > code { background: none; }
      .run .gutter::before { content: none !important; } .why > p { display: none; } .why summary { list-style: none; }
      .drawing { overflow: visible; border: 0; margin-top: 4pt; break-inside: avoid; } .drawing > div { width: 100%; }
      .drawing svg { width: 100%; max-width: 520px; height: auto; }
      .feedback, .gated { display: block !important; }
      html:not(.print-answers) .feedback, html:not(.print-answers) .hint, html:not(.print-answers) .look { display: none !important; }
      html:not(.print-answers) .gated > :not(.question, .gated, .task, .asked) { display: none !important; }
      .print-answers { --size-body: 8.5pt; --size-code: 7.5pt; --leading-text: 1.3; --leading-code: 1.25; --space-7: 9pt; }
      .print-answers .question { break-inside: auto; } .print-answers .choice { break-inside: avoid; } .print-answers .feedback p { margin: 1pt 0; }
      .print-answers .listing { font-size: 7pt; } .print-answers .drawing svg { max-width: 400px; }
      .print-answers .asked, .print-answers .question .hint { display: none; } .print-answers .hint > * { display: revert; } .hint[open] summary { font-weight: 600; }
    }

    """
}
