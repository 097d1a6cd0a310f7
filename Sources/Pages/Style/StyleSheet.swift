/// The styles of all pages. Type, space and colors are from `StyleValues`.
package enum StyleSheet {
  /// The styles that every page has.
  package static let basis = StyleValues.text + text + code + questions

  static let page = compact(basis + layout + runs + drawing + PrintStyle.text)

  /// Returns the styles without the spaces around braces and after punctuation, which every page
  /// would contain.
  private static func compact(_ text: String) -> String {
    [(" {", "{"), ("{ ", "{"), (" }", "}"), ("; ", ";"), (": ", ":"), (", ", ","), ("\n  ", "\n")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private static let text = """
    * { box-sizing: border-box; }
    html { scroll-padding-top: var(--space-5); }
    body { margin: 0 auto; padding: var(--space-5) var(--space-4) var(--space-7); max-width: var(--page);
      background: var(--paper); color: var(--ink); font: var(--size-body)/var(--leading-text) var(--font-text); }
    h1 { font-size: var(--size-h1); line-height: var(--leading-tight); letter-spacing: -.01em; margin: 0 0 var(--space-4); overflow-wrap: anywhere; }
    h1, h2, h3 { text-wrap: balance; }
    h2 { font-size: var(--size-h2); line-height: 1.3; margin: var(--space-7) 0 var(--space-3); }
    h3 { font-size: var(--size-h3); margin: var(--space-4) 0 var(--space-1); }
    a { color: var(--accent); text-underline-offset: .15em; }
    blockquote { margin: var(--space-4) 0; padding: .1rem var(--space-4); border-left: 4px solid var(--line); }
    button, .button { font: inherit; font-size: var(--size-code); padding: .35rem .8rem; min-height: 2.25rem; cursor: pointer;
      color: var(--ink); background: var(--soft); border: 1px solid var(--dim); border-radius: var(--radius); }
    button:hover { border-color: var(--accent); }
    button[type=submit] { color: var(--on-accent); background: var(--accent); border-color: var(--accent); font-weight: 600; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    [hidden] { display: none !important; }
    html:not(.live) .scripted, .live .gated:not(.open), .live .feedback:not(.open), .live .asked:has(+ .question + .gated.open) { display: none; }
    .dim { color: var(--dim); } .strong { font-weight: 600; } .emphasis { font-style: italic; }
    .keyword { color: var(--keyword); } .number { color: var(--number); }
    .string, .printed { color: var(--string); } .comment { color: var(--dim); font-style: italic; }
    .attribute { color: var(--lost); } .value { font-weight: 600; }
    .lost { color: var(--lost); } .error { color: var(--error); } .right { color: var(--right); }
    .lane { color: var(--accent); font-weight: 600; }
    .elsewhere { margin: var(--space-4) 0; padding: var(--space-2) var(--space-4); border: 1px solid var(--line); border-radius: var(--radius); }
    .elsewhere p { margin: var(--space-1) 0; } .elsewhere > p:first-of-type { display: inline; }

    """

  /// Lines of code wrap between words, with their own indentation.
  private static let code = """
    code, pre, .listing, .now, svg text { font-family: var(--font-code); }
    code { font-size: .9em; }
    pre { margin: var(--space-4) 0; padding: var(--space-3) var(--space-4); white-space: pre-wrap; overflow-wrap: break-word;
      background: var(--soft); border: 1px solid var(--line); border-radius: var(--radius);
      font-size: var(--size-code); line-height: var(--leading-code); }
    pre code { font-size: inherit; }
    .line { display: block; position: relative; padding-left: calc((var(--i, 0) + 4) * 1ch); text-indent: calc((var(--i, 0) + 4) * -1ch); }
    .numbered .line { padding-left: calc((var(--i, 0) + 8) * 1ch); }
    .numbered .line::before { content: attr(data-line); position: absolute; left: 0; width: 3ch; text-align: right; text-indent: 0; white-space: nowrap; color: var(--dim); }
    .copyable { position: relative; } .copyable .line:first-child { padding-right: 4.5rem; }
    .copy { position: absolute; top: .4rem; right: .4rem; font-size: .8125rem; min-height: 1.5rem; padding: .1rem .6rem; }
    .changes ins { background: var(--right-soft); text-decoration: none; } .changes del { color: var(--dim); }
    .changes .line { padding-left: calc((var(--i, 0) + 7) * 1ch); } .changes .line::before { position: absolute; left: 1ch; text-indent: 0; }
    .changes ins::before { content: "+"; color: var(--right); font-weight: 700; } .changes del::before { content: "\\2212"; }

    """

  private static let questions = """
    .question fieldset { margin: var(--space-5) 0; padding: var(--space-3) var(--space-4); border: 2px solid var(--accent); border-radius: var(--radius); }
    .asks > strong { color: var(--accent); }
    .asks p:first-of-type { margin-top: var(--space-1); }
    .choice { display: grid; grid-template-columns: 1.75rem 1fr; align-items: start; margin: .35rem 0; }
    .choice input { width: 1.15rem; height: 1.15rem; margin: .3rem 0 0; accent-color: var(--accent); }
    .choice label { padding: .1rem 0; cursor: pointer; }
    .feedback { grid-column: 2; max-width: var(--measure); padding: .1rem var(--space-3); margin: var(--space-1) 0 var(--space-2); background: var(--soft);
      border-left: 4px solid var(--line); }
    .feedback p { margin: .35rem 0; } .feedback > p:first-of-type { display: inline; }
    .hint { margin: var(--space-1) 0; } .question .hint { margin-left: 1.75rem; } summary { cursor: pointer; }
    .actions { display: flex; flex-wrap: wrap; gap: var(--space-2); }
    .task { margin: var(--space-4) 0; padding: var(--space-2) var(--space-4); border: 2px solid var(--right); border-radius: var(--radius); }
    .task > strong { color: var(--right); } .task ul { margin: var(--space-1) 0; padding-left: var(--space-5); }

    """

  /// The layout: a rail of steps beside the lesson, or above it on a narrow screen.
  private static let layout = """
    .site { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-5); align-items: baseline; margin-bottom: var(--space-5);
      padding-bottom: var(--space-3); border-bottom: 1px solid var(--line); font-size: var(--size-code); }
    .site .grow { flex: 1; } .name-line { display: none; }
    .lesson { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 0 var(--space-6); }
    .rail { position: sticky; top: var(--space-5); align-self: start; font-size: var(--size-code); line-height: 1.35; max-height: calc(100vh - 3rem); overflow-y: auto; }
    .rail summary { display: none; padding: var(--space-2) var(--space-3); font-weight: 600; }
    .rail ol { list-style: none; margin: 0 0 var(--space-4); padding: 0; }
    .rail li { margin: 0; border-left: 3px solid var(--line); } .rail li.seen { border-color: var(--right); }
    .rail a { display: grid; grid-template-columns: 1.75em minmax(0, 1fr); padding: .35rem var(--space-2); color: var(--ink); text-decoration: none; }
    .rail a:hover { background: var(--soft); } .rail a[aria-current=step] { background: var(--accent-soft); }
    .rail .tools { display: grid; gap: var(--space-2); }
    :is(section, .gated, .lead, .asks, .hint, .task, .rule) > :is(p, ul:not(.contents), ol, blockquote, .elsewhere) { max-width: var(--measure); }
    .turn { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--space-4); margin-top: var(--space-7); padding-top: var(--space-4); border-top: 1px solid var(--line); }
    .turn a:last-child { margin-left: auto; text-align: right; } .turn span { display: block; font-size: var(--size-small); color: var(--dim); }
    .contents { list-style: none; padding: 0; margin: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); gap: var(--space-4); }
    .contents > li { display: flex; flex-direction: column; padding: var(--space-4); background: var(--soft); border: 1px solid var(--line); border-radius: var(--radius); }
    .contents h3 { margin: 0 0 var(--space-1); line-height: 1.3; } .contents p { margin: 0; font-size: var(--size-code); color: var(--dim); }
    .contents .facts { margin-top: auto; padding-top: var(--space-3); color: var(--ink); } .contents .meter { display: block; height: .4rem; margin-top: var(--space-2); background: var(--line); border-radius: 1rem; overflow: hidden; }
    .contents .meter > span { display: block; height: 100%; background: var(--accent); }
    @media screen and (max-width: 60rem) { .lesson { grid-template-columns: minmax(0, 1fr); } .site { margin-bottom: var(--space-4); }
      .rail { position: static; max-height: none; margin-bottom: var(--space-5); border: 1px solid var(--line); border-radius: var(--radius); }
      .rail summary { display: list-item; list-style-position: inside; } .rail ol { margin: 0 var(--space-3) var(--space-3); } .rail .tools { display: flex; flex-wrap: wrap; margin: var(--space-3); } }

    """

  /// A run: its controls stay visible above its code and state, up to the drawing.
  package static let runs = """
    .run { margin: var(--space-5) 0; }
    .panes { display: grid; grid-template-columns: minmax(0, 3fr) minmax(14rem, 2fr); gap: var(--space-4); }
    .listing, .now { padding: var(--space-3); border: 1px solid var(--line); border-radius: var(--radius); font-size: var(--size-small); line-height: var(--leading-code); }
    .now { position: sticky; top: 8.5rem; align-self: start; max-height: calc(100vh - 9.5rem); overflow-y: auto; background: var(--paper); overflow-wrap: break-word; }
    .listing { background: var(--soft); overflow-wrap: break-word; }
    .listing ol, .listing ul, .now ul { list-style: none; margin: 0; padding: 0; }
    .listing li[data-line] { display: grid; grid-template-columns: 3.25rem minmax(0, 1fr); }
    .listing .fold { padding-left: var(--space-3); color: var(--dim); }
    .listing .file { font-weight: 600; }
    .gutter { color: var(--dim); user-select: none; text-align: right; padding-right: .75rem; }
    .listing code { white-space: pre-wrap; font-size: inherit; min-height: 1.5em; padding-left: calc((var(--i, 0) + 4) * 1ch); text-indent: calc((var(--i, 0) + 4) * -1ch); }
    .listing li > ul { grid-column: 2; margin: 0 0 var(--space-1) var(--space-1); }
    .note { padding: .05rem .3rem .05rem .6rem; border-left: 2px solid var(--line); border-radius: 0 4px 4px 0; scroll-margin: 10rem 0 3rem; }
    .note .head { display: block; color: var(--dim); }
    .note .verb { color: var(--dim); } .note .origin, .now .origin { color: var(--dim); }
    .note .origin::before { content: "— "; } .note .origin .lost { color: var(--lost); }
    .note.failure { color: var(--error); }
    .note.current { background: var(--mark); }
    .note.proof, html:not(.live) .note[data-proof], .print-answers .note[data-proof] { background: var(--right-soft); border-left: 4px solid var(--right); }
    .note.proof::before, html:not(.live) .note[data-proof]::before, .print-answers .note[data-proof]::before { content: "✓ "; float: left; margin-right: .4em; font-weight: 700; color: var(--right); }
    .note.later { display: none; }
    .at > code { background: var(--mark); border-radius: 3px; }
    .run .at > .gutter::before { content: "▶"; float: left; color: var(--accent); } .run .next:not(.at) > .gutter::before { content: "▷"; float: left; color: var(--dim); }
    .why > p { margin: .2rem 0 .4rem; padding: .35rem .6rem; border-left: 3px solid var(--accent);
      background: var(--paper); font-family: var(--font-text); }
    .now h3 { margin: .6rem 0 .1rem; font-family: var(--font-text); color: var(--dim); font-size: .8125rem; }
    .now h3:first-child { margin-top: 0; }
    .now ul ul { padding-left: var(--space-4); } .now .over { color: var(--dim); }
    .now .shadowed { text-decoration: line-through; color: var(--dim); }
    .now li.changed > .value { background: var(--mark); border-radius: 3px; }
    .now li.lost::before { content: "✗ "; } .now li.lost { color: var(--lost); }
    .now .printed { margin: 0; padding: 0; border: 0; background: none; white-space: pre-wrap; min-height: 1.5em; font-size: inherit; }
    .listing, .now { contain: layout style; }
    .long li[data-line] { content-visibility: auto; contain-intrinsic-size: auto 3em; }
    .drawing { margin-top: var(--space-4); overflow-x: auto; border: 1px solid var(--line); border-radius: var(--radius); }
    .drawing > div { position: relative; overflow: hidden; overflow: clip; width: max-content; touch-action: pan-y; }
    .names { position: sticky; left: 0; width: 0; height: 0; z-index: 1; }
    .names span { position: absolute; top: calc(var(--top) * 1px); padding: 0 4px; background: var(--paper); white-space: nowrap; font: 600 12px/16px var(--font-code); }
    .moved .names::before { content: ""; position: absolute; width: calc(var(--names) * 1ch + 8px); height: 100vh; background: var(--paper); font: 600 12px/16px var(--font-code); }
    p.legend { margin: 0; }
    .legend ul { display: flex; flex-wrap: wrap; gap: .25rem 1.1rem; margin: .4rem 0; padding: 0; list-style: none; }
    .legend li { display: flex; align-items: center; gap: .4rem; }
    .legend { position: sticky; left: 0; padding: var(--space-1) var(--space-2); color: var(--dim); font-size: var(--size-small); }
    .cover { position: absolute; inset: 0; will-change: transform; pointer-events: none; border-left: 2px solid var(--accent); }
    .cover::after { content: ""; position: absolute; inset: 0 0 0 8px; background: var(--paper); opacity: .8; } .cover.end::after { content: none; }
    .why summary .value { text-decoration: underline dotted; text-underline-offset: 3px; }
    .controls { position: sticky; top: 0; z-index: 2; padding: var(--space-2) 0; background: var(--paper); display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; }
    .controls input { flex: 1 1 12rem; min-height: 2.25rem; accent-color: var(--accent); }
    .controls .says { flex: 1 0 100%; display: flex; align-items: center; margin: 0; padding: var(--space-1) var(--space-3); min-height: 3.5em;
      font-size: var(--size-code); line-height: 1.4; background: var(--mark); border-radius: var(--radius); }
    .controls .to { font-size: var(--size-code); }
    .arrows { margin: 0 0 var(--space-2); color: var(--dim); font-size: var(--size-small); }
    @media screen and (max-width: 52rem) { .panes { grid-template-columns: minmax(0, 1fr); } .now { position: static; max-height: none; }
      .controls .to { margin-left: auto; } .controls input { order: 1; } .controls .count { order: 1; } .controls .says { order: 2; }
      .listing li[data-line] { grid-template-columns: 2.75rem minmax(0, 1fr); } .listing, pre { font-size: .8125rem; } }
    @media screen and (max-height: 32rem) { .controls { position: static; } .controls .says { min-height: 0; } }

    """

  /// The styles that a drawing needs, even in a separate file.
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

  /// Only the colors, for a drawing in a separate file.
  static let forDrawing = StyleValues.colours + drawing
}
