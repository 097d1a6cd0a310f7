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
      TeacherPage(room: room).html.text.contains("value=\"vote\" class=\"expected\">Second vote"))
    room.closeOrAskAgain()
    for seat in ["s", "t"] { _ = room.vote(1, by: seat, on: "1.2") }
    room.closeOrAskAgain()
    #expect(adviceCount() == 0)
    #expect(
      TeacherPage(room: room).html.text.contains("value=\"on\" class=\"expected\">Show the run"))
  }
}
