import Pages
import Testing

@testable import Classroom

@Suite("Second votes")
struct SecondVoteTests {
  @Test(
    "a discussion is suggested if a third to two thirds are right",
    arguments: [
      ([0, 0, 0], false), ([2, 1, 0], true), ([1, 2, 0], true), ([7, 3, 0], false),
      ([3, 7, 0], false), ([5, 5, 0], true),
    ])
  func rule(_ counts: [Int], _ isWorthwhile: Bool) {
    #expect(SecondVote.isWorthwhile(after: counts, right: 1) == isWorthwhile)
    #expect(!SecondVote.isWorthwhile(after: counts, right: nil))
  }

  @Test("each key of the teacher's page keeps its place, and is disabled while it does nothing")
  func places() {
    var room = makeRoom()
    _ = room.sit("s")
    /// The values of the keys in order; a disabled one is in parentheses.
    func keys() -> [String] {
      TeacherPage(room: room).html.text.matches(of: /name="key" value="(back|vote|on)"([^>]*)>/)
        .map { $0.output.2.contains("disabled") ? "(\($0.output.1))" : "\($0.output.1)" }
    }
    room.show(stage: slide("title", .title), frame: 0, asks: nil, isAnswered: false)
    #expect(keys() == ["(back)", "(vote)", "on"])
    room.show(stage: slide("code", .question), frame: 1, asks: asked(), isAnswered: false)
    #expect(keys() == ["back", "vote", "on"])
    room.closeOrAskAgain()
    #expect(keys() == ["back", "vote", "on"])
    room.show(stage: slide("run", .run), frame: 2, asks: asked(), isClosed: true, isAnswered: true)
    #expect(keys() == ["back", "(vote)", "on"])
  }

  @Test("the wall and the teacher's page advise a discussion after a first vote that is divided")
  func advice() {
    var room = makeRoom()
    for seat in ["s", "t"] { _ = room.sit(seat) }
    room.show(stage: slide("code", .question), frame: 1, asks: asked(), isAnswered: false)
    func adviceCount() -> Int {
      [WallPage(room: room, address: "a:1").html, TeacherPage(room: room).html]
        .count { $0.text.contains("<p class=\"advice\">") }
    }
    for (choice, seat) in ["s", "t"].enumerated() { _ = room.vote(choice, by: seat, on: "1.2") }
    #expect(adviceCount() == 0)
    room.closeOrAskAgain()
    #expect(adviceCount() == 2)
    // The key for the second vote stands out.
    #expect(
      TeacherPage(room: room).html.text.contains("value=\"vote\" class=\"expected\">Vote again"))
    room.closeOrAskAgain()
    for seat in ["s", "t"] { _ = room.vote(1, by: seat, on: "1.2") }
    room.closeOrAskAgain()
    #expect(adviceCount() == 0)
    // Both votes have a bar for each choice, and one legend names them.
    let wall = WallPage(room: room, address: "a:1").html.text
    #expect(wall.matches(of: /class="votes earlier"/).count == asked().choices.count)
    #expect(wall.matches(of: /class="votes"/).count == asked().choices.count)
    #expect(wall.matches(of: /class="vote-legend"/).count == 1)
    #expect(wall.contains("First vote</span>") && wall.contains("Second vote</span>"))
    #expect(
      TeacherPage(room: room).html.text.contains("value=\"on\" class=\"expected\">Next"))
  }
}
