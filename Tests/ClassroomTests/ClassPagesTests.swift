import Lessons
import Pages
import Testing

@testable import Classroom

/// The text that a lesson, a program or a teacher can put on the pages of a room.
@Suite("Text on a room's pages")
struct ClassPagesTests {
  private func pages(_ text: () -> String) -> [String] {
    var room = Room(lesson: text(), code: "K7QP", secret: "s3cret")
    _ = room.sit("s")
    let question = Room.Asked(
      id: text(), text: HTML(text: text()), code: Self.code(text()),
      choices: (0..<3).map { index in
        Room.Asked.Choice(
          label: "abc".map(String.init)[index], text: HTML(text: text()),
          feedback: HTML(text: text()),
          isRight: index == 1)
      })
    let stage = Slide(
      .question, title: HTML(text: text()), main: HTML(.code(text(), firstLine: 1)),
      side: HTML(.prose([.paragraph([.text(text()), .code(text())])])))
    room.show(stage: stage, frame: 1, asks: question, isAnswered: false)
    var pages = [ClassPages.seat(room, seat: "s"), ClassPages.wall(room, address: "a:1")]
    _ = room.vote(0, by: "s", on: question.id)
    room.closeOrAskAgain()
    pages.append(ClassPages.seat(room, seat: "s"))
    room.show(stage: stage, frame: 2, asks: question, isAnswered: true)
    pages += [ClassPages.seat(room, seat: "s"), ClassPages.seat(room, seat: "t")]
    pages += [ClassPages.door(problem: .wrongCode), ClassPages.teacher(room)]
    return pages.map(\.text)
  }

  private static func code(_ text: String) -> HTML { HTML(.output(text, label: "Code")) }

  /// The elements, without their content.
  private func skeleton(_ page: String) -> [String] {
    page.split(separator: "<").dropFirst().map { piece in
      String(piece.prefix { $0 != " " && $0 != ">" && $0 != "\n" })
    }
    // Code has a span for each line and each token, and places to wrap.
    .filter { !["span", "/span", "wbr"].contains($0) }
  }

  @Test(
    "no text becomes markup, reorders the text beside it, or becomes a terminal command",
    arguments: 0..<60 as Range<UInt64>)
  func fuzz(seed: UInt64) {
    var random = SplitMix(state: seed)
    let pieces = [
      "<", ">", "&", "\"", "'", "</pre>", "</script>", "<!--", "<img src=x onerror=a()>", "\n",
      "\r\n", "\u{202E}", "\u{2066}", "\u{200F}", "\u{1B}[2J", "\u{1B}]0;x\u{7}", "\u{9B}31m",
      "\u{0}", "\u{85}", "\u{2028}", "&lt;", "é", "👩‍👩‍👧", " ", "a", "`", "=", "/",
    ]
    let hostile = pages {
      (0..<Int.random(in: 1...12, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
    }
    for (page, harmless) in zip(hostile, pages { "x" }) {
      #expect(skeleton(page) == skeleton(harmless))
      for scalar in page.unicodeScalars where scalar != "\n" {
        let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        let reorders = [0x200E, 0x200F, 0x2028, 0x2029].contains(scalar.value)
        let embeds =
          (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        if isControl || reorders || embeds {
          Issue.record("U+\(String(scalar.value, radix: 16)) is in a page")
        }
      }
    }
  }

  @Test("percentages are whole numbers that add up to 100")
  func percentages() {
    #expect(Classroom.percentages(of: [1, 1, 1]) == [34, 33, 33])
    #expect(Classroom.percentages(of: [2, 1, 0]) == [67, 33, 0])
    #expect(Classroom.percentages(of: [1, 2, 4]) == [14, 29, 57])
    #expect(Classroom.percentages(of: [0, 0]) == [0, 0])
    for first in 0..<12 {
      for second in 1..<12 {
        for third in 0..<12 {
          let shares = Classroom.percentages(of: [first, second, third, 5])
          #expect(shares.reduce(0, +) == 100)
        }
      }
    }
  }

  @Test("the wall shows a question only on its own slide, and the answer beside the run")
  func wallStates() {
    var room = makeRoom()
    _ = room.sit("s")
    room.notice("s", at: 1)
    func wall() -> String { WallPage(room: room, address: "a:1").html.text }
    room.show(stage: slide("text"), frame: 1, asks: nil, isAnswered: false)
    #expect(!wall().contains("class=\"card") && wall().contains("<b>1</b> connected"))
    room.show(stage: slide("code", .question), frame: 2, asks: asked(), isAnswered: false)
    _ = room.vote(0, by: "s", on: "1.2")
    #expect(wall().contains("<b>1</b> of 1 have answered") && !wall().contains("width:"))
    room.closeOrAskAgain()
    #expect(wall().contains("Closed: <b>1</b> of 1 answered") && wall().contains("width:100%"))
    room.show(stage: slide("run", .run), frame: 3, asks: asked(), isClosed: true, isAnswered: false)
    #expect(!wall().contains("class=\"card"))
    room.show(stage: slide("run", .run), frame: 4, asks: asked(), isClosed: true, isAnswered: true)
    #expect(wall().contains("class=\"card answer\"") && wall().contains("So it is."))
  }
}
