import Pages
import Testing

@testable import Classroom

/// What a lesson, a program or a teacher's typing can put on the pages of a room.
@Suite("What reaches a room's pages")
struct ClassPagesTests {
  private func pages(_ text: () -> String) -> [String] {
    var room = Room(lesson: text(), code: "K7QP", secret: "s3cret")
    _ = room.sit("s")
    let question = Room.Asked(
      id: text(), text: text(), code: text(),
      choices: (0..<3).map { index in
        Room.Asked.Choice(
          label: "abc".map(String.init)[index], text: text(), feedback: text(),
          isRight: index == 1)
      })
    let stage = (0..<4).map { _ in text() }
    room.show(stage: stage, frame: 1, asks: question, isAnswered: false)
    var pages = [ClassPages.seat(room, seat: "s"), ClassPages.wall(room, address: text())]
    _ = room.vote(0, by: "s", on: question.id)
    room.closeOrAskAgain()
    pages.append(ClassPages.seat(room, seat: "s"))
    room.show(stage: stage, frame: 2, asks: question, isAnswered: true)
    pages += [ClassPages.seat(room, seat: "s"), ClassPages.seat(room, seat: "t")]
    pages += [ClassPages.door(problem: text()), ClassPages.teacher(room)]
    return pages.map(\.text)
  }

  /// The elements and their attributes' names, without what stands in them.
  private func skeleton(_ page: String) -> [String] {
    page.split(separator: "<").dropFirst().map { piece in
      String(piece.prefix { $0 != " " && $0 != ">" && $0 != "\n" })
    }
  }

  @Test(
    "no text becomes markup, reorders what stands beside it, or reaches a terminal as a command",
    arguments: 0..<200 as Range<UInt64>)
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

  @Test("a stage is as large on the wall as its columns and rows allow")
  func size() {
    var room = makeRoom()
    room.show(
      stage: Array(repeating: "x", count: 31) + ["", ""], columns: 120, frame: 1, asks: nil,
      isAnswered: false)
    #expect(ClassPages.wall(room, address: "a").text.contains("--columns:120;--rows:31"))
    room.show(stage: ["x"], columns: 120, frame: 2, asks: nil, isAnswered: false)
    #expect(ClassPages.wall(room, address: "a").text.contains("--columns:120;--rows:24"))
  }
}
