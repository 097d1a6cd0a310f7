/// How pages look. All type, space and colours come from `StyleValues`.
package enum StyleSheet {
  /// What any page of ours begins with.
  package static let basis = StyleValues.text + layout

  static let text = StyleValues.text + layout + runs + drawing + print

  private static let layout = """
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 74rem; background: var(--paper);
      color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; }
    header, section > :not(.run):not(.gated), .gated > :not(.run):not(.gated), .contents { max-width: 44rem; }
    h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 1rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.35rem; line-height: 1.3; margin: 3rem 0 .75rem; }
    h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
    a { color: var(--accent); }
    code, pre, .listing, .now, svg text { font-family: ui-monospace, "DejaVu Sans Mono", Menlo, monospace; }
    code { font-size: .9em; }
    pre { margin: 1rem 0; padding: .75rem 1rem; white-space: pre-wrap; overflow-wrap: break-word; background: var(--soft);
      border: 1px solid var(--line); border-radius: 6px; font-size: .875rem; line-height: 1.5; }
    pre code { font-size: inherit; }
    blockquote { margin: 1rem 0; padding: .1rem 1rem; border-left: 4px solid var(--line); }
    button { font: inherit; font-size: .9375rem; padding: .35rem .8rem; min-height: 2.25rem; cursor: pointer;
      color: var(--ink); background: var(--soft); border: 1px solid var(--dim); border-radius: 6px; }
    button:hover { border-color: var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    [hidden] { display: none !important; }
    html:not(.live) .scripted, .live .gated:not(.open), .live .feedback:not(.open) { display: none; }
    .dim { color: var(--dim); } .strong { font-weight: 600; } .emphasis { font-style: italic; }
    .keyword { color: var(--keyword); } .number { color: var(--number); }
    .string, .printed { color: var(--string); } .comment { color: var(--dim); font-style: italic; }
    .attribute { color: var(--lost); } .value { font-weight: 600; }
    .lost { color: var(--lost); } .error { color: var(--error); } .right { color: var(--right); }
    .lane { color: var(--accent); font-weight: 600; }
    .elsewhere { margin: 1rem 0; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: 6px; }
    .elsewhere p { margin: .25rem 0; } .elsewhere > p:first-of-type { display: inline; }
    .contents { list-style: none; padding: 0; }
    .line { display: block; position: relative; padding-left: calc((var(--i, 0) + 4) * 1ch); text-indent: calc((var(--i, 0) + 4) * -1ch); }
    .numbered .line { padding-left: calc((var(--i, 0) + 8) * 1ch); }
    .numbered .line::before { content: attr(data-line); position: absolute; left: 0; width: 2.5ch; text-align: right; text-indent: 0; color: var(--dim); }
    .copyable { position: relative; }
    .copy { position: absolute; top: .4rem; right: .4rem; font-size: .8125rem; min-height: 1.5rem; padding: .1rem .6rem; }
    .question fieldset { margin: 1.25rem 0; padding: .75rem 1rem; border: 2px solid var(--accent); border-radius: 8px; }
    .asks > strong { color: var(--accent); }
    .asks p:first-of-type { margin-top: .25rem; }
    .choice { display: grid; grid-template-columns: 1.75rem 1fr; align-items: start; margin: .35rem 0; }
    .choice input { width: 1.15rem; height: 1.15rem; margin: .3rem 0 0; accent-color: var(--accent); }
    .choice label { padding: .1rem 0; cursor: pointer; }
    .feedback { grid-column: 2; padding: .1rem .75rem; margin: .25rem 0 .5rem; background: var(--soft);
      border-left: 4px solid var(--line); }
    .feedback p { margin: .35rem 0; } .feedback > p:first-of-type { display: inline; }
    .hint { margin: .25rem 0 .25rem 1.75rem; } summary { cursor: pointer; }
    .actions { display: flex; flex-wrap: wrap; gap: .5rem; }

    """

  package static let runs = """
    .run { display: grid; grid-template-columns: minmax(0, 3fr) minmax(15rem, 2fr); gap: .75rem 1rem; margin: 1rem 0 1.5rem; }
    .listing, .now { padding: .75rem; border: 1px solid var(--line); border-radius: 6px; font-size: .875rem; line-height: 1.5; }
    .now { position: sticky; top: .5rem; align-self: start; max-height: 90vh; overflow-y: auto; background: var(--paper); }
    .listing { background: var(--soft); overflow-wrap: anywhere; }
    .listing ol, .listing ul, .now ul { list-style: none; margin: 0; padding: 0; }
    .listing li[data-line], .listing .fold { display: grid; grid-template-columns: 2.25rem minmax(0, 1fr); }
    .listing .fold { display: block; padding-left: .75rem; color: var(--dim); }
    .listing .file { font-weight: 600; }
    .gutter { color: var(--dim); user-select: none; }
    .listing code { white-space: pre-wrap; font-size: inherit; min-height: 1.5em; padding-left: calc((var(--i, 0) + 4) * 1ch); text-indent: calc((var(--i, 0) + 4) * -1ch); }
    .listing li > ul { grid-column: 2; margin: 0 0 .25rem .25rem; }
    .note { padding: .05rem .3rem .05rem .6rem; border-left: 2px solid var(--line); border-radius: 0 4px 4px 0; }
    .note .head { display: block; color: var(--dim); }
    .note .verb { color: var(--dim); } .note .origin, .now .origin { color: var(--dim); }
    .note .origin::before { content: "— "; } .note .origin .lost { color: var(--lost); }
    .note.failure .what { color: var(--error); }
    .note.later { visibility: hidden; } .note.current { background: var(--mark); }
    .at > code { background: var(--mark); border-radius: 3px; }
    .why > p { margin: .2rem 0 .4rem; padding: .35rem .6rem; border-left: 3px solid var(--accent);
      background: var(--paper); font-family: system-ui, sans-serif; }
    .now h3 { margin: .6rem 0 .1rem; font-family: system-ui, sans-serif; color: var(--dim); font-size: .8125rem; }
    .now h3:first-child { margin-top: 0; }
    .now ul ul { padding-left: 1rem; } .now .over { color: var(--dim); }
    .now .shadowed { text-decoration: line-through; color: var(--dim); }
    .now li.changed > .value { background: var(--mark); border-radius: 3px; }
    .now li.lost::before { content: "✗ "; } .now li.lost { color: var(--lost); }
    .now .printed { margin: 0; padding: 0; border: 0; background: none; white-space: pre-wrap; min-height: 1.5em; }
    .listing, .now { contain: layout style; }
    .long li[data-line] { content-visibility: auto; contain-intrinsic-size: auto 3em; }
    .drawing { grid-column: 1 / -1; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; }
    .drawing > div { position: relative; overflow: hidden; overflow: clip; width: max-content; touch-action: pan-y; }
    .names { position: sticky; left: 0; width: 0; height: 0; z-index: 1; }
    .names span { position: absolute; top: calc(var(--top) * 1px); padding: 0 3px; background: var(--paper); white-space: nowrap;
      border: 1px solid var(--line); border-radius: 3px;
      font: 600 12px/14px ui-monospace, "DejaVu Sans Mono", Menlo, monospace; }
    .legend ul { display: flex; flex-wrap: wrap; gap: .25rem 1.1rem; margin: .4rem 0; padding: 0; list-style: none; }
    .legend li { display: flex; align-items: center; gap: .4rem; }
    .legend { position: sticky; left: 0; padding: .25rem .5rem; color: var(--dim); font-size: .875rem; }
    .cover { position: absolute; inset: 0; will-change: transform; pointer-events: none; border-left: 2px solid var(--accent); }
    .cover::after { content: ""; position: absolute; inset: 0 0 0 8px; background: var(--paper); } .cover.end::after { content: none; }
    .why summary .value { text-decoration: underline dotted; text-underline-offset: 3px; }
    .controls { position: sticky; bottom: 0; padding: .4rem 0; background: var(--paper); grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; }
    .controls input { flex: 1 1 12rem; min-height: 2.25rem; accent-color: var(--accent); }
    .controls .says { flex: 1 0 100%; margin: 0; min-height: 3.2em; color: var(--dim); font-size: .9375rem; }
    .note { scroll-margin: 4rem 0 9rem; }
    @media (max-width: 52rem) { .run { grid-template-columns: minmax(0, 1fr); } .now { position: static; max-height: none; } }
    @media (max-height: 32rem) { .controls .says { min-height: 0; } .note { scroll-margin-bottom: 6.5rem; } }

    """

  /// What a drawing alone needs, too.
  package static let drawing = """
    svg.lanes { display: block; }
    svg text { font-size: 12px; fill: var(--ink); } svg .title { font-weight: 600; }
    svg .track { stroke: var(--dim); stroke-width: 2; }
    svg .bar rect { stroke: var(--dim); stroke-width: .75; }
    svg .c0 rect { fill: var(--c0); } svg .c1 rect { fill: var(--c1); } svg .c2 rect { fill: var(--c2); }
    svg .c3 rect { fill: var(--c3); } svg .c4 rect { fill: var(--c4); } svg .c5 rect { fill: var(--c5); }
    svg .beside { paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
    svg .shadowed rect { fill-opacity: .35; }
    svg .lost rect { fill: none; stroke: var(--lost); stroke-dasharray: 5 4; stroke-width: 1.5; }
    svg .lost text { fill: var(--lost); }
    svg .arrow, svg .tip { fill: none; stroke: var(--accent); stroke-width: 1.5; }
    svg .cut { stroke: var(--lost); stroke-dasharray: 5 4; } svg .tip { stroke-dasharray: none; } svg .bare { stroke: var(--dim); }
    svg .sends { stroke: var(--right); } svg .cancels { stroke: var(--error); } svg .arrow.cancels { stroke-dasharray: 2 3; }
    svg circle { fill: var(--paper); stroke: var(--dim); stroke-width: 1.5; }
    svg .read { fill: var(--accent); stroke: var(--accent); }
    svg .result { fill: var(--string); stroke: var(--string); }
    svg .failure { fill: var(--error); stroke: var(--error); }

    """

  /// The colours alone, for a drawing in a file of its own.
  static let forDrawing = StyleValues.colours + drawing

  private static let print = """
    @media print {
      body { max-width: none; padding: 0; font-size: 10.5pt; }
      .tools, .actions, .controls, .copy, nav, header a, .hint:not([open]) { display: none !important; }
      .why summary { list-style: none; }
      .run { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
      .note.later { visibility: visible; } .note.current, .at > code { background: none; }
      .now, .controls { position: static; }
      .run, .question, pre { break-inside: avoid; }
      .feedback, .gated { display: block !important; }
      .cover, .print-questions .feedback, .print-questions .hint { display: none !important; }
      .print-questions .gated > :not(.question, .gated, .copyable:has(+ .question)) { display: none !important; }
    }

    """
}
