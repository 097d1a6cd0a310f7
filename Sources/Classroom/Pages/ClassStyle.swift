import Pages

enum ClassStyle {
  static let text = StyleSheet.basis + StyleSheet.runs + StyleSheet.drawing + seat + wall

  private static let seat = """
    .seat { max-width: 46rem; }
    .seat h1 { font-size: var(--size-h2); }
    .seat .listing { margin: var(--space-4) 0; }
    .waiting { display: grid; align-content: center; min-height: 70vh; text-align: center; } .waiting h1 { font-size: var(--size-h1); }
    .advice { font-weight: 600; color: var(--accent); }
    .cards { display: grid; gap: var(--space-2); margin: var(--space-4) 0; padding: 0; list-style: none; }
    .card { display: grid; grid-template-columns: auto 1fr auto; gap: 0 .75em; align-items: center; text-align: left;
      padding: .6em .8em; font-size: 1em; color: var(--ink); background: var(--soft);
      border: 2px solid var(--line); border-radius: var(--radius); }
    button.card { min-height: 3.25rem; color: var(--ink); background: var(--soft); border-color: var(--dim); font-weight: 400; }
    .card .label { width: 1.7em; line-height: 1.7; text-align: center; color: var(--on-accent); background: var(--accent); border-radius: 50%; }
    .card .text { overflow-wrap: anywhere; }
    .card[aria-pressed=true], .card.own { border-color: var(--accent); background: var(--accent-soft); }
    .card[aria-pressed=true]::after { content: "✓"; color: var(--accent); font-weight: 700; }
    .card.answer { border-color: var(--right); background: var(--right-soft); }
    .card.answer .label { background: var(--right); }
    .rounds { grid-column: 1 / -1; display: grid; gap: .25em; margin-top: .35em; }
    .votes { display: grid; grid-template-columns: auto 1fr 3em auto; gap: .5em; align-items: center; }
    .votes .bar { grid-column: 2; height: .8em; background: var(--paper); border: 1px solid var(--dim); border-radius: .2em; overflow: hidden; }
    .votes .bar > span { display: block; height: 100%; background: var(--accent); }
    .votes:not(:last-child) .bar > span { background: var(--dim); }
    .answer .votes:last-child .bar > span { background: var(--right); }
    .votes .share { text-align: right; font-weight: 600; } .votes .count { display: none; color: var(--dim); }
    .seat .votes .count { display: inline; } .seat .votes .count::before { content: "("; } .seat .votes .count::after { content: ")"; }
    .seat div.feedback { padding: var(--space-2) var(--space-4); margin: var(--space-4) 0; }
    .teacher { padding-bottom: 7rem; } .teacher h2 { font-size: var(--size-h3); margin: var(--space-4) 0 var(--space-2); }
    .teacher .time b { font-size: var(--size-h2); } .teacher .next { color: var(--dim); }
    .seats button { color: var(--error); background: var(--paper); border-color: var(--error); }
    .keys { position: fixed; inset: auto 0 0 0; display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: var(--space-2);
      padding: var(--space-3); background: var(--soft); border-top: 1px solid var(--line); }
    .keys button { min-height: 3.5rem; font-size: var(--size-body); font-weight: 400; color: var(--ink); background: var(--paper); border-color: var(--dim); }
    .keys .expected { color: var(--on-accent); background: var(--accent); border-color: var(--accent); font-weight: 600; }
    input[name=code] { font: inherit; font-size: 1.5rem; padding: .3rem .6rem; width: 9rem; letter-spacing: .2em; text-transform: uppercase;
      color: var(--ink); background: var(--paper); border: 1px solid var(--dim); border-radius: var(--radius); vertical-align: middle; }
    input[name=code] + button { font-size: 1.25rem; padding: .55rem 1rem; vertical-align: middle; }
    #lost { position: fixed; inset: auto 0 0 0; margin: 0; padding: .6rem 1rem; color: var(--paper); background: var(--error); }

    """

  /// The smallest font size is a thirtieth of the wall's height. `--fit` makes all type larger if
  /// there is room. On a screen that is higher than it is wide, the parts are below each other.
  private static let wall = """
    .wall { max-width: none; margin: 0; padding: 0; overflow: hidden; }
    .wall main { --unit: calc(100vh / 30); font-size: calc(var(--unit) * var(--fit, 1)); line-height: 1.3; }
    .wall .slide { display: grid; height: 100vh; margin: 0; padding: .6em 1em; gap: .4em 1em;
      grid-template: "top top" auto "main side" minmax(0, 1fr) "asks join" auto / minmax(0, 1fr) 11.5em; }
    .wall .slide.text { grid-template: "top top" auto "main ." minmax(0, 1fr) "main join" auto / minmax(0, 1fr) 11.5em; }
    .wall .slide.question { grid-template: "top top" auto "main join" minmax(0, 1fr) "asks join" auto / minmax(0, 1fr) 11.5em; }
    .wall .slide.question[data-arrangement=wide] { grid-template: "top top" auto "main main" minmax(0, 1fr) "asks join" auto / minmax(0, 1fr) 11.5em; }
    .wall .slide.question[data-arrangement=beside] { grid-template: "top top" auto "main asks" minmax(0, 1fr) "main join" auto / minmax(0, 3fr) minmax(0, 2fr); }
    .wall .slide.question[data-arrangement=rail] { grid-template: "top top" auto "main asks" minmax(0, 1fr) "main join" auto / minmax(0, 1fr) 15em; }
    .wall .slide.run { grid-template: "top top" auto "main side" minmax(0, 1fr) "main join" auto / minmax(0, 1fr) 15em; }
    .wall .slide.title { grid-template: "top join" auto "main join" minmax(0, 1fr) / minmax(0, 1fr) auto; gap: 1em 2em; padding: calc(var(--unit) * 2); }
    .wall .top { grid-area: top; margin: 0; font-size: calc(var(--unit) * 1.05); line-height: 1.3; text-wrap: pretty; }
    .wall .title .top { font-size: calc(var(--unit) * 2.2); line-height: 1.15; text-wrap: balance; }
    .wall .main { grid-area: main; overflow: hidden; display: flex; flex-direction: column; gap: .4em; }
    .wall .side { grid-area: side; overflow: hidden; } .wall .asks { grid-area: asks; }
    .wall .text .main, .wall .title .main { display: block; }
    .wall :is(.text, .title) :is(.side, .asks), .wall .run .asks, .wall .question .side, .wall .blank > :not(.join) { display: none; }
    .wall h2, .wall h3 { font-size: 1em; line-height: 1.3; margin: 0 0 .3em; text-wrap: pretty; } .wall .text h2 { font-size: 1.25em; }
    .wall :is(.text, .title) p { margin: 0 0 .7em; max-width: 36em; }
    .wall pre, .wall .listing, .wall .now, .wall code { font-size: 1em; line-height: 1.3; }
    .wall p code, .wall li code, .wall h2 code { font-size: 1em; }
    .wall pre { margin: 0 0 .5em; padding: .3em .6em; border: 0; } .wall .main > pre { overflow: hidden; }
    .wall .listing { flex: 1 1 auto; min-height: 0; padding: .3em .4em; border: 0; overflow: hidden; }
    .wall .listing li[data-line] { grid-template-columns: 3em minmax(0, 1fr); } .wall .listing code { min-height: 1.3em; }
    .wall .listing .gutter { text-align: right; padding-right: .6em; white-space: nowrap; }
    .wall .note { padding: 0 .3em; border: 0; border-left: .15em solid var(--line); } .wall .listing li > ul { margin: 0; }
    .wall .listing.cut { mask-image: linear-gradient(#000 calc(100% - 2em), transparent); }
    .wall .listing.tight li[data-line]:not(:has(.note)) { display: none; }
    .wall .now { position: static; max-height: none; padding: 0; border: 0; overflow: hidden; overflow-wrap: break-word; font-family: var(--font-text); }
    .wall .now h2 { margin: .4em 0 0; color: var(--dim); } .wall .now ul ul { padding-left: .6em; } .wall .now .printed { font-size: 1em; padding: 0; }
    .wall .drawing { flex: none; max-height: 46%; overflow: hidden; }
    .wall .drawing > div { --scale: calc(1em / 12); width: calc(var(--width) * var(--scale)); }
    .wall .drawing svg { width: 100%; height: auto; }
    .wall .names::before { content: ""; position: absolute; width: calc((var(--left) - 8) * var(--scale)); height: 100vh; background: var(--paper); }
    .wall .names span { top: calc(var(--top) * var(--scale)); font: 600 1em/1.1 var(--font-code); padding: 0 .33em; }
    .wall .cover { left: calc(var(--x) * var(--scale)); will-change: auto; }
    .wall .cards { margin: 0; gap: .3em; }
    .wall .card { padding: .2em .5em; gap: 0 .5em; border-radius: .4em; } .wall .card .label { line-height: 1.5; width: 1.5em; }
    .wall .votes { grid-template-columns: auto 1fr 2.8em; gap: .4em; } .wall .rounds { margin-top: .1em; gap: 0; }
    .wall .asks .card:has(.rounds) { grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr); } .wall .asks .rounds { grid-area: auto / 3; margin: 0; }
    .wall :is([data-arrangement=beside], [data-arrangement=rail]) .card:has(.rounds) { grid-template-columns: auto minmax(0, 1fr); }
    .wall :is([data-arrangement=beside], [data-arrangement=rail]) .rounds { grid-area: auto / 1 / auto / -1; }
    .wall .side .card { padding: .1em .3em; } .wall .side .card .text { display: none; } .wall .side .rounds { grid-area: 1 / 2; margin: 0; }
    .wall .advice { margin: .5em 0 0; }
    .wall .feedback > p:first-of-type, .seat .feedback > p:first-of-type { display: inline; } .wall .feedback p { margin: 0; }
    .wall .feedback { margin: .3em 0; padding: .2em .5em; border-left: .2em solid var(--right); }
    .wall .without-code .qr, .wall .without-state .now, .wall .without-rounds .votes:not(:last-child), .wall .without-rounds .round, .wall .without-votes .cards { display: none; }
    .wall .join { grid-area: join; align-self: end; justify-self: end; text-align: right; }
    .wall .join p { margin: 0; font-size: var(--unit); } .wall .qr { display: block; width: calc(var(--unit) * 8); margin: 0 0 .2em auto; border-radius: .3em; }
    .wall .run .qr { width: calc(var(--unit) * 6); }
    .wall .address { white-space: nowrap; } .wall .address b { display: block; font-size: 2em; line-height: 1.1; letter-spacing: .04em; }
    .wall .call { display: none; }
    .wall .title .join { align-self: center; text-align: center; } .wall .title .join p { font-size: calc(var(--unit) * 1.3); } .wall .title .call { display: block; }
    .wall .title .qr { width: calc(var(--unit) * 15); margin: calc(var(--unit) * .5) auto; } .wall .title .address b { font-size: 3em; }
    .wall .blank { grid-template: "join" minmax(0, 1fr) / minmax(0, 1fr); }
    @media (max-aspect-ratio: 1/1) {
      .wall { overflow: auto; } .wall main { --unit: clamp(1rem, 2.6vw, 2rem); } .wall .slide, .wall .slide.title { display: block; height: auto; padding: var(--space-4); }
      .wall .slide > * { margin-bottom: var(--space-4); } .wall .slide .main { display: block; overflow: visible; } .wall .drawing { margin-top: var(--space-4); max-height: none; overflow-x: auto; }
      .wall .join, .wall .title .join { justify-self: stretch; text-align: center; } .wall .slide .qr { width: min(60vw, 16rem); margin: 0 auto var(--space-2); }
    }

    """
}
