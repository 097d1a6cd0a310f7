/// The styles of the wall: the code on the left, and on the right the question, and how to join.
///
/// The parts have the same place on each slide. The smallest type is a thirtieth of the wall's
/// height. `--fit` and `--fit-side` make the type of both columns larger if there is room.
enum WallStyle {
  static let text = frame + code + side + joining + tall

  private static let frame = """
    .wall { max-width: none; margin: 0; padding: 0; overflow: hidden; }
    .wall main { --unit: calc(100vh / 30); font-size: var(--unit); line-height: 1.3; }
    .wall .slide { display: grid; position: relative; height: 100vh; margin: 0;
      grid-template: "top top" auto "main side" minmax(0, 1fr) "main join" auto / minmax(0, 1fr) calc(var(--unit) * 17); }
    .wall .slide.title { grid-template: "top join" auto "main join" minmax(0, 1fr) / minmax(0, 1fr) auto; }
    .wall .slide.blank { grid-template: "join" minmax(0, 1fr) / minmax(0, 1fr); }
    .wall .top { grid-area: top; margin: 0; padding: .45em 1em; font-size: var(--unit); line-height: 1.3; text-wrap: pretty; border-bottom: 1px solid var(--line); }
    .wall .title .top { padding: 1.2em 1em 0; font-size: calc(var(--unit) * 2); line-height: 1.15; text-wrap: balance; border: 0; }
    .wall .main { grid-area: main; padding: .6em 1em; font-size: calc(var(--unit) * var(--fit, 1)); overflow: hidden; }
    .wall .title .main { padding: calc(var(--unit) * 1.2) calc(var(--unit) * 2); }
    .wall .side { grid-area: side; padding: .6em 1em 0; font-size: calc(var(--unit) * var(--fit-side, 1)); overflow: hidden; overflow-wrap: break-word; }
    .wall :is(.question, .run) .main { display: flex; flex-direction: column; gap: .5em; background: var(--soft); border-right: 1px solid var(--line); }
    .wall .blank > :not(.join), .wall .title .side { display: none; }
    .wall h2, .wall h3 { font-size: 1em; line-height: 1.3; margin: 0 0 .4em; text-wrap: pretty; } .wall .text .main h2 { margin-top: .6em; font-size: 1.2em; }
    .wall .text .main > :first-child { margin-top: 0; }
    .wall :is(.text, .title) p { margin: 0 0 .7em; max-width: 34em; }
    .wall .slide::before, .wall .slide::after { grid-area: main; z-index: 1; padding: 0 .2em; color: var(--dim); font-weight: 700; }
    .wall [data-more~=above]::before { content: "⋮"; align-self: start; } .wall [data-more~=below]::after { content: "⋮"; align-self: end; }

    """

  private static let code = """
    .wall pre, .wall .listing, .wall .now, .wall code { font-size: 1em; line-height: 1.25; }
    .wall :is(pre, .listing) { letter-spacing: -.03em; } .wall .note { line-height: 1.2; }
    .wall pre { margin: 0 0 .5em; padding: .3em .6em; border: 0; }
    .wall :is(.question, .run) .main > pre, .wall .listing { margin: 0; padding: 0; border: 0; background: none; }
    .wall .numbered .line { padding-left: calc((var(--i, 0) + 8) * 1ch); }
    .wall .listing { flex: 0 1 auto; min-height: 0; overflow: hidden; }
    .wall .listing li[data-line] { grid-template-columns: 3ch minmax(0, 1fr); } .wall .listing code { min-height: 1.25em; }
    .wall .listing .gutter { padding: 0; white-space: nowrap; } .wall .at > .gutter { color: var(--accent); font-weight: 700; }
    .wall .run .at > .gutter::before { content: none; }
    .wall .listing code { margin-left: 1ch; padding-left: calc((var(--i, 0) + 3) * 1ch); text-indent: calc((var(--i, 0) + 3) * -1ch); }
    .wall .listing li > ul { margin: 0 0 0 2.5ch; } .wall .note { padding: 0 .4em; border: 0; border-left: .12em solid var(--line); border-radius: 0; }
    .wall .note.current { border-color: var(--accent); } .wall .note.proof { border-left: .12em solid var(--right); }
    .wall .gap { height: calc(var(--unit)); line-height: .9; color: var(--dim); padding-left: 2ch; font-weight: 700; }
    .wall .drawing { flex: none; max-height: 46%; margin: auto 0 0; overflow: hidden; border: 0; background: var(--paper); }
    .wall .without-drawing .drawing { display: none; }
    .wall .drawing > div { --scale: calc(1em / 12); width: calc(var(--width) * var(--scale)); }
    .wall .drawing svg { width: 100%; height: auto; }
    .wall .names::before { content: ""; position: absolute; width: calc((var(--left) - 8) * var(--scale)); height: 100vh; background: var(--paper); }
    .wall .names span { top: calc(var(--top) * var(--scale)); font: 600 1em/1.1 var(--font-code); padding: 0 .33em; }
    .wall .cover { left: calc(var(--x) * var(--scale)); will-change: auto; } .wall .cover::after { opacity: 1; }

    """

  private static let side = """
    .wall .cards { margin: 0 0 .5em; gap: .3em; }
    .wall .card { padding: .25em .5em; gap: 0 .5em; border-radius: .4em; } .wall .card .label { width: 1.6em; line-height: 1.4; }
    .wall .vote-legend { margin: 0 0 .3em; white-space: nowrap; gap: .6em; } .wall .vote-legend span::before { width: .7em; margin-right: .3em; }
    .wall .advice { margin: .5em 0 0; }
    .wall .feedback p { margin: 0; }
    .wall .feedback { margin: 0 0 .5em; padding: .2em 0 .2em .5em; border-left: .2em solid var(--right); background: none; }
    .wall .without-texts .answered .card .text { display: none; } .wall .without-texts .answered .rounds { grid-area: 1 / 2; } .wall .without-texts .mark { grid-area: 1 / 3; }
    .wall .now { position: static; max-height: none; padding: 0; border: 0; overflow: hidden; font-family: var(--font-text); }
    .wall .now h2 { margin: .5em 0 0; color: var(--dim); } .wall .now > h2:first-child { margin-top: 0; }
    .wall .now ul ul { padding-left: .6em; } .wall .now .printed { font-size: 1em; padding: 0; font-family: var(--font-code); }
    .wall .without-large-code .qr { width: calc(var(--unit) * 5.5); }
    .wall .without-code .qr, .wall .without-state .now, .wall .without-rounds :is(.votes.earlier, .vote-legend),
    .wall .without-votes :is(.cards, .vote-legend) { display: none; }

    """

  /// A camera reads a code from about ten times its width. While people join, the code has at least
  /// a quarter of the wall's height.
  private static let joining = """
    .wall .join { grid-area: join; display: grid; grid-template-columns: auto 1fr; gap: 0 .6em; align-items: center; padding: .5em 1em .6em; }
    .wall .join p { margin: 0; } .wall .join .call { display: none; }
    .wall .qr { width: calc(var(--unit) * 8); border-radius: .3em; } .wall .run .qr { width: calc(var(--unit) * 6); }
    .wall .count { line-height: 1.2; } .wall .count b { display: block; font-size: 2em; line-height: 1; } .wall .closed .count b, .wall .without-code .count b { display: inline; font-size: 1em; }
    .wall .without-code .count { grid-column: 1 / -1; }
    .wall .address { grid-column: 1 / -1; margin-top: .2em; white-space: nowrap; } .wall .address b { letter-spacing: .04em; }
    .wall .title .join { grid-template-columns: auto; align-content: center; justify-items: center; text-align: center; padding: calc(var(--unit) * 2); background: var(--soft); border-left: 1px solid var(--line); }
    .wall .title .join p { grid-column: 1; font-size: calc(var(--unit) * 1.2); } .wall .title .join .call { display: block; } .wall .title .join .count { order: 1; font-size: var(--unit); }
    .wall .title .qr { width: calc(var(--unit) * 15); margin: calc(var(--unit) * .6) 0; } .wall .title .count b { display: inline; font-size: 1em; }
    .wall .title .address b { display: block; font-size: 3em; line-height: 1.1; }
    .wall .blank .join { align-self: end; justify-self: end; }

    """

  /// On a screen that is higher than it is wide, the parts are below each other.
  private static let tall = """
    @media (max-aspect-ratio: 1/1) {
      .wall { overflow: auto; } .wall main { --unit: clamp(1rem, 2.6vw, 2rem); } .wall .slide, .wall .slide.title { display: block; height: auto; }
      .wall :is(.slide, .title) :is(.top, .main, .side, .join) { padding: var(--space-4); } .wall .slide .main { display: block; overflow: visible; }
      .wall .drawing { margin-top: var(--space-4); max-height: none; overflow-x: auto; }
      .wall .slide .join { display: block; text-align: center; border: 0; } .wall .slide .qr { display: block; width: min(60vw, 16rem); margin: 0 auto var(--space-2); }
    }

    """
}
