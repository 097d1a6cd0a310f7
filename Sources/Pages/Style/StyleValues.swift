/// The named values of all pages: type, space and color.
///
/// A rule of a style sheet uses a name from here, or a length that only it needs. Each text color
/// has a contrast of 4.5 to 1 with each background, in the light and in the dark scheme.
enum StyleValues {
  static let text = type + scripts + space + colours

  private static let type = """
    :root {
      --font-text: system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif;
      --font-code: ui-monospace, "SF Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace;
      --size-small: .875rem; --size-code: .9375rem; --size-body: 1.0625rem;
      --size-h3: 1.125rem; --size-h2: 1.5rem; --size-h1: 2.25rem;
      --leading-code: 1.5; --leading-text: 1.6; --leading-tight: 1.2; }

    """

  /// The same characters have other shapes in other languages, and Korean lines are broken at spaces.
  private static let scripts = """
    :lang(ja) { --font-text: system-ui, "Hiragino Sans", "Noto Sans CJK JP", "Yu Gothic UI", Meiryo, sans-serif; }
    :lang(ko) { --font-text: system-ui, "Apple SD Gothic Neo", "Noto Sans CJK KR", "Malgun Gothic", sans-serif; word-break: keep-all; }
    :lang(zh) { --font-text: system-ui, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; }
    :lang(zh-Hant) { --font-text: system-ui, "PingFang TC", "Noto Sans CJK TC", "Microsoft JhengHei", sans-serif; }
    [lang] { font-family: var(--font-text); }

    """

  private static let space = """
    :root {
      --space-1: .25rem; --space-2: .5rem; --space-3: .75rem; --space-4: 1rem; --space-5: 1.5rem;
      --space-6: 2.5rem; --space-7: 4rem;
      --radius: .5rem; --measure: 44rem; --page: 72rem; }

    """

  static let colours = """
    :root { color-scheme: light dark;
      --paper: #ffffff; --soft: #f4f6f9; --ink: #1b1f24; --dim: #57606a; --line: #d5dbe3;
      --accent: #0550ae; --accent-soft: #e4eefb; --on-accent: #ffffff;
      --right: #116329; --right-soft: #e0f4e4; --error: #b3121d; --lost: #8a4600; --mark: #fff5d0;
      --keyword: #8250df; --number: #0550ae; --string: #0a5c2b;
      --c0: #cfe3ff; --c1: #d3f0d6; --c2: #ffe0c2; --c3: #ead9ff; --c4: #ffd6e4; --c5: #d5eff2; }
    @media (prefers-color-scheme: dark) { :root {
      --paper: #14171c; --soft: #1d2229; --ink: #e4e8ee; --dim: #9aa5b1; --line: #363e49;
      --accent: #82b6ff; --accent-soft: #1b2a40; --on-accent: #0d1420;
      --right: #6fd58a; --right-soft: #16301f; --error: #ff8f87; --lost: #f0b35c; --mark: #3a330f;
      --keyword: #cda7ff; --number: #82b6ff; --string: #86d79c;
      --c0: #17395f; --c1: #17452a; --c2: #573410; --c3: #40256b; --c4: #5c1f3a; --c5: #12454c; } }

    """
}
