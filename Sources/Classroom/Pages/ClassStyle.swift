import Pages

/// The styles of a class's pages. Type, space and colors are the values of all pages.
///
/// Blue marks what a person can choose or has chosen, green the right answer.
enum ClassStyle {
  static let text =
    StyleSheet.basis + StyleSheet.runs + StyleSheet.drawing + cards + seat + WallStyle.text

  private static let cards = """
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .cards { display: grid; gap: var(--space-2); margin: var(--space-4) 0; padding: 0; list-style: none; }
    .card { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: .2em .6em; align-items: center; text-align: left;
      padding: .5em .75em; font-size: 1em; color: var(--ink); background: var(--paper); border: 2px solid var(--line); border-radius: var(--radius); }
    button.card { min-height: 3.25rem; color: var(--ink); background: var(--paper); border-color: var(--dim); font-weight: 400; }
    .card .label { width: 1.7em; line-height: 1.55; text-align: center; border: .1em solid var(--dim); border-radius: 50%; }
    .card .text { overflow-wrap: anywhere; }
    .card.own, .card[aria-pressed=true] { border-color: var(--accent); background: var(--accent-soft); }
    .own .label, [aria-pressed=true] .label { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
    .card[aria-pressed=true]::after { content: "✓"; color: var(--accent); font-weight: 700; }
    .card.answer { border-color: var(--right); background: var(--right-soft); }
    .answer .label { color: var(--paper); background: var(--right); border-color: var(--right); }
    .card .mark { color: var(--right); font-weight: 700; }
    .rounds { grid-column: 2 / -1; display: grid; }
    .votes { display: grid; grid-template-columns: minmax(0, 1fr) 2.8em; gap: .4em; align-items: center; min-height: 1.3em; }
    .votes .bar { grid-column: 1; height: .6em; background: var(--soft); border-radius: 1em; box-shadow: inset 0 0 0 1px var(--line); overflow: hidden; }
    .votes .bar > span { display: block; height: 100%; background: var(--accent); }
    .votes.earlier .bar > span { background: var(--dim); }
    .votes .share { text-align: right; font-weight: 600; } .votes.earlier .share { color: var(--dim); font-weight: 400; }
    .votes .count { display: none; color: var(--dim); }
    .vote-legend { display: flex; gap: 1.2em; margin: var(--space-2) 0; }
    .vote-legend span::before { content: ""; display: inline-block; width: 1em; height: .6em; margin-right: .4em; border-radius: 1em; background: var(--accent); }
    .vote-legend .earlier::before { background: var(--dim); }
    .advice { font-weight: 600; color: var(--accent); }

    """

  private static let seat = """
    .seat { max-width: 46rem; }
    .seat h1 { font-size: var(--size-h2); }
    .seat .listing { margin: var(--space-4) 0; }
    .waiting { display: grid; align-content: center; min-height: 70vh; text-align: center; } .waiting h1 { font-size: var(--size-h1); }
    .seat .votes { grid-template-columns: minmax(0, 1fr) 2.8em 3em; } .seat .votes .count { display: inline; }
    .seat .votes .count::before { content: "("; } .seat .votes .count::after { content: ")"; }
    .seat div.feedback { padding: var(--space-2) var(--space-4); margin: var(--space-4) 0; }
    .feedback > p:first-of-type { display: inline; }
    .teacher { padding-bottom: 7rem; } .teacher h2 { font-size: var(--size-h3); margin: var(--space-4) 0 var(--space-2); }
    .teacher .time b { font-size: var(--size-h2); } .teacher .next { color: var(--dim); }
    .seats button { color: var(--error); background: var(--paper); border-color: var(--error); }
    .keys { position: fixed; inset: auto 0 0 0; display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--space-2);
      padding: var(--space-3) max(var(--space-3), 50% - 23rem); background: var(--soft); border-top: 1px solid var(--line); }
    .keys button { min-height: 3.5rem; font-size: var(--size-body); font-weight: 400; color: var(--ink); background: var(--paper); border-color: var(--dim); }
    .keys .expected { color: var(--on-accent); background: var(--accent); border-color: var(--accent); font-weight: 600; }
    .keys :disabled { color: var(--dim); background: none; border-color: var(--line); border-style: dashed; cursor: default; }
    input[name=code] { font: inherit; font-size: 1.5rem; padding: .3rem .6rem; width: 9rem; letter-spacing: .2em; text-transform: uppercase;
      color: var(--ink); background: var(--paper); border: 1px solid var(--dim); border-radius: var(--radius); vertical-align: middle; }
    input[name=code] + button { font-size: 1.25rem; padding: .55rem 1rem; vertical-align: middle; }
    #lost { position: fixed; inset: auto 0 0 0; margin: 0; padding: .6rem 1rem; color: var(--paper); background: var(--error); }

    """
}
