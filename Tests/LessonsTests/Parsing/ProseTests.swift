import Testing

@Suite("Reading prose")
struct ProseTests {
  @Test(
    "inline markup",
    arguments: [
      ("a `b` c", "a ‹b› c"),
      ("a\n  b\nc", "a b c"),
      ("``a ` b``", "‹a ` b›"),
      ("`` `a` ``", "‹`a`›"),
      ("`a\nb`", "‹a b›"),
      ("`open", "`open"),
      ("`a*b*`", "‹a*b*›"),
      ("*a* **b** _c_ __d__", "em{a} strong{b} em{c} strong{d}"),
      ("***a***", "em{strong{a}}"),
      ("**a *b* c**", "strong{a em{b} c}"),
      ("*a **b** c*", "em{a strong{b} c}"),
      ("snake_case_name", "snake_case_name"),
      ("2 * 3 * 4", "2 * 3 * 4"),
      ("*open and **also", "*open and **also"),
      ("**a*", "*em{a}"),
      ("*a `*` b*", "em{a ‹*› b}"),
      ("**`Task`**: x", "strong{‹Task›}: x"),
      (#"\*a\* \`b\` c\d \\"#, #"*a* `b` c\d \"#),
      ("[a `b`](c.md#d) e", "link{a ‹b› → c.md#d} e"),
      ("*[a](b)*", "em{link{a → b}}"),
      ("[a](b(c)d)", "link{a → b(c)d}"),
      ("[a](b \"title\")", "link{a → b}"),
      ("[a] (b) [c", "[a] (b) [c"),
      ("a](b)", "a](b)"),
      ("array[0](x)", "arraylink{0 → x}"),
      ("![alt](p.png)", "link{alt → p.png}"),
      ("<https://a.b/c>", "link{https://a.b/c → https://a.b/c}"),
      ("a < b and c > d", "a < b and c > d"),
      ("Array<Int>", "Array<Int>"),
      ("a  \nb\\\nc", "a⏎b⏎c"),
      ("*a [b* c](d)", "*a link{b* c → d}"),
      ("naïve – *ü* 🎈", "naïve – em{ü} 🎈"),
    ])
  func inline(text: String, expected: String) {
    check(inline: text, is: expected)
  }

  @Test("paragraphs end at blank lines and before other blocks")
  func paragraphs() {
    check(
      prose: "a\nb\n\nc\n### d ##\ne\n- f\n> g\n```sh\nh\n```\n",
      is: """
        p a b
        p c
        h3 d
        p e
        list
        -
          p f
        quote
          p g
        listing sh
          |h
        """)
  }

  @Test("lists nest, contain paragraphs and continue without indentation")
  func lists() {
    check(
      prose: """
        - a
          b
        c
        - d

          e

          1. f
          2. g
             h
        * other
        """,
      is: """
        list
        -
          p a b c
        -
          p d
          p e
          list from 1
          -
            p f
          -
            p g h
        list
        -
          p other
        """)
  }

  @Test("a numbered list keeps its first number, and one inside prose must begin with 1")
  func numbers() {
    check(
      prose: "3. a\n4. b\n", is: "list from 3\n-\n  p a\n-\n  p b")
    check(prose: "It was in\n1984. Then\n", is: "p It was in 1984. Then")
    check(prose: "So:\n1. a\n", is: "p So:\nlist from 1\n-\n  p a")
  }

  @Test("task lists outside predictions keep their boxes")
  func tasks() {
    check(
      prose: "- [ ] a\n- [x] b\n- [y] c\n",
      is: "list\n- unchecked\n  p a\n- checked\n  p b\n-\n  p [y] c")
  }

  @Test("quotes nest, and continue without their mark")
  func quotes() {
    check(prose: "> a\nb\n>\n> > c\n\nd\n", is: "quote\n  p a b\n  quote\n    p c\np d")
  }

  @Test("other languages, indented code and tables are shown unchanged")
  func listings() {
    check(
      prose: "```\n  a\n\n```\n\n    b\n      c\n\n| d |\n|---|\n",
      is: "listing -\n    |  a\n  |\nlisting -\n  |b\n  |  c\nlisting -\n  || d |\n  ||---|"
        .replacing("listing -\n    |", with: "listing -\n  |"))
  }

  @Test("a fence's own indentation is removed from its lines")
  func indentedFence() {
    check(prose: "  ```sh\n  a\n    b\n c\n  ```\n", is: "listing sh\n  |a\n  |  b\n  |c")
  }

  @Test("comments are removed, thematic breaks stay")
  func commentsAndRules() {
    check(prose: "<!-- a\nb -->\nc\n\n---\n\n* * *\n", is: "p c\nrule\nrule")
  }

  @Test(
    "unclosed markup is text, and fast to parse",
    arguments: ["*a ", "**a _b ", "[", "[a](b", "`a ``b ", "> ", "- ", "***", "<a", "\\"])
  func hostile(piece: String) {
    let text = String(repeating: piece, count: 20_000)
    let duration = ContinuousClock().measure { _ = parsedIntroduction(text) }
    #expect(duration < .seconds(60), "tenths of a second; quadratic work takes minutes")
  }
}
