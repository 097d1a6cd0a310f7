import Pages

enum ClassStyle {
  static let text = StyleSheet.basis + own

  private static let own = """
    body { max-width: 46rem; }
    body:has(.stage) { max-width: none; }
    h1 { font-size: 1.35rem; }
    main pre:not(.stage) { white-space: pre-wrap; word-break: break-all; }
    .vote { display: grid; gap: .6rem; }
    .vote button { text-align: left; padding: .8rem 1rem; font-size: 1.0625rem; overflow-wrap: anywhere; }
    .vote button[aria-pressed=true] { border: 3px solid var(--accent); background: var(--mark); }
    .vote button[aria-pressed=true]::after { content: " (chosen)"; }
    input[name=code] { font: inherit; font-size: 1.5rem; padding: .3rem .6rem; width: 9rem; letter-spacing: .2em;
      color: var(--ink); background: var(--paper); border: 1px solid var(--dim); border-radius: 6px; vertical-align: middle; }
    input[name=code] + button { font-size: 1.25rem; padding: .55rem 1rem; vertical-align: middle; }
    .bars { list-style: none; padding: 0; } .bars li { margin: .5rem 0; padding: .2rem .5rem; }
    .bars li { border-left: 4px solid transparent; } .bars .own { border-color: var(--accent); }
    .bar { display: inline-block; width: min(60%, 30rem); height: .9rem; background: var(--soft);
      border: 1px solid var(--dim); vertical-align: middle; }
    .bar > span { display: block; height: 100%; background: var(--accent); }
    .stage { margin: .75rem 0 0; line-height: 1.3; overflow: hidden; min-height: calc(100vh - 6.5rem);
      font-size: max(.5rem, min(calc((100vw - 5rem) / (var(--columns) * .61)), calc((100vh - 7.5rem) / (var(--rows) * 1.3)))); }
    body:has(.stage) { padding-bottom: 0; }
    .come { font-size: 1.4rem; margin: 0; font-weight: normal; }
    #lost { position: fixed; inset: auto 0 0 0; margin: 0; padding: .6rem 1rem; color: var(--paper); background: var(--error); }

    """
}
