import Foundation
import Lessons
import Recording
import Rendering
import Testing

@testable import Pages

@Suite("Text on a page")
struct EscapingTests {
  @Test("markup in a text is text")
  func markup() {
    #expect(
      HTML(text: "<img src=x onerror='a()'>&\"").text
        == "&lt;img src=x onerror=&#39;a()&#39;&gt;&amp;&quot;")
    let name = "</title><script>"
    #expect(("<b>\(name)</b>" as HTML).text == "<b>&lt;/title&gt;&lt;script&gt;</b>")
  }

  @Test("controls, escape sequences and bidirectional marks become visible")
  func controls() {
    #expect(
      HTML(text: "a\u{1B}[31m\u{202E}b\u{0}\u{85}").text == "a\\u{1B}[31m\\u{202E}b\\u{0}\\u{85}")
    #expect(HTML(lines: "a\nb\u{2066}\r").text == "a\nb\\u{2066}\\r")
  }

  @Test("a link leads to the web, to a place on the page, or nowhere")
  func links() {
    func page(_ destination: String) -> String {
      LessonPage(
        Lesson(
          number: 1, slug: "x", title: "X", path: "01-x.md",
          introduction: [.paragraph([.link([.text("here")], destination: destination)])],
          steps: []), runs: [:], pages: ["02-y.md": "02-y.html"]
      ).html.text
    }
    #expect(
      page("https://swift.org/?a=1&b").contains("<a href=\"https://swift.org/?a=1&amp;b\">here"))
    #expect(page("02-y.md#part").contains("<a href=\"02-y.html#part\">here"))
    for bad in ["javascript:alert(1)", " javascript:x", "data:text/html,x", "//evil", "03-z.md"] {
      #expect(page(bad).contains("<p>here</p>"), "\(bad)")
    }
  }

  /// Texts that try to escape from their element, from a generator with a fixed seed.
  @Test("no text ends the element that contains it", arguments: 0..<200 as Range<UInt64>)
  func fuzz(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let pieces = [
      "<", ">", "&", "\"", "'", "</script>", "<!--", "]]>", "</pre>", "\u{202E}", "\u{1B}[2J", "\n",
      "\u{2028}", "javascript:", "\\", "é", "👩‍👩‍👧", "\u{0}", "</style", "a", " ", "`", "=",
    ]
    func text() -> String {
      (0..<Int.random(in: 1...12, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
    }
    let place = Place(line: 1, column: 1)
    let (name, value, printed) = (text(), text(), text())
    let scope = Scope(
      id: ScopeID(1), content: .taskLocal(name: name, value: value), lane: .main, place: place)
    let trace = Trace(
      sources: [Source(name: "x", text: text())],
      events: [
        Event(number: 1, lane: .main, place: place, kind: .scopeEntered(scope)),
        Event(number: 2, lane: .main, place: place, kind: .printed(printed)),
      ], outcome: .threw(message: text(), place: place))
    let lesson = Lesson(
      number: nil, slug: "s", title: text(), path: "s.md",
      introduction: [.paragraph([.code(text())])],
      steps: [
        Lesson.Step(
          id: "s-1", heading: [.text(text())], line: 1,
          elements: [
            .prediction(
              Prediction(
                question: [.paragraph([.text(text())])],
                choices: [
                  .init(
                    answer: [.text(text())], isRight: true,
                    feedback: [.quote([.paragraph([.text(text())])])],
                    line: 1)
                ], hints: [[.listing(language: "swift", lines: [text()])]], line: 1)),
            .code(CodeBlock(id: 0, code: text(), line: 1, closingLine: 2, mode: .traced)),
          ])
      ])
    let page = LessonPage(lesson, runs: [0: .ran(trace)]).html.text
    for scalar in page.unicodeScalars where scalar.value < 0x20 && scalar != "\n" {
      Issue.record("a control character \(scalar.value) is in the page")
    }
    #expect(!page.unicodeScalars.contains("\u{202E}") && !page.unicodeScalars.contains("\u{2028}"))
    // The elements are the same as in a page with harmless texts.
    let tags = Tags(page)
    #expect(tags.count("script") == 3 && tags.count("/script") == 3)
    #expect(tags.count("style") == 1 && tags.count("title") >= 1)
    #expect(tags.areBalanced, "\(tags.unbalanced)")
    #expect(Drawing.svg(trace).unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    try expectHarmless(Asciicast.run(trace, title: text(), options: RenderingOptions()))
  }

  /// A recording only moves the cursor to the top and clears old content.
  private func expectHarmless(_ cast: String) throws {
    for line in cast.split(separator: "\n").dropFirst() {
      let event = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      var screen = try #require(event[2] as? String)
      for own in ["\u{1B}[H", "\u{1B}[K", "\u{1B}[J", "\r\n"] {
        screen = screen.replacingOccurrences(of: own, with: "")
      }
      let bad = screen.unicodeScalars.first { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
      #expect(bad == nil && !screen.unicodeScalars.contains("\u{202E}"))
    }
  }
}

/// A generator that returns the same numbers for the same seed on every platform.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// The tags of a page, parsed as a browser does: the content of a script or a style contains none.
struct Tags {
  private(set) var names: [String] = []
  private(set) var unbalanced: [String] = []

  private static let void: Set<String> = ["meta", "link", "br", "hr", "input", "!doctype"]

  init(_ page: String) {
    var open: [String] = []
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: ">") else { break }
      let tag = rest[..<end]
      let name = tag.prefix { !$0.isWhitespace && $0 != "/" || $0 == tag.first }.lowercased()
      rest = rest[rest.index(after: end)...]
      names.append(name)
      if name.hasPrefix("/") {
        if open.popLast() != String(name.dropFirst()) { unbalanced.append(name) }
      } else if !Self.void.contains(name), !tag.hasSuffix("/") {
        open.append(name)
        if ["script", "style"].contains(name), let close = rest.firstRange(of: "</\(name)>") {
          rest = rest[close.lowerBound...]
        }
      }
    }
    unbalanced += open
  }

  var areBalanced: Bool { unbalanced.isEmpty }

  func count(_ name: String) -> Int { names.count { $0 == name } }
}
