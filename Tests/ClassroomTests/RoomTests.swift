import Foundation
import Pages
import Testing

@testable import Classroom

func asked(_ id: String = "1.2") -> Room.Asked {
  Room.Asked(
    id: id, text: "What is &lt;printed&gt;?", code: "print(1)",
    choices: [
      .init(label: "a", text: "a1", feedback: "No task.", isRight: false),
      .init(label: "b", text: "none", feedback: "So it is.", isRight: true),
    ])
}

/// A slide with a text.
func slide(_ text: HTML = "", _ layout: Slide.Layout = .text) -> Slide {
  Slide(layout, title: "A lesson", main: text)
}

func makeRoom() -> Room { Room(lesson: "x", code: "K7QP", secret: "s3cret") }

@Suite("Rooms")
struct RoomTests {
  @Test("an answered question shows its code as the stage then shows it")
  func answeredCode() {
    var room = makeRoom()
    var question = asked()
    room.show(stage: slide("", .question), frame: 1, asks: question, isAnswered: false)
    question.code = "print(2)"
    room.show(stage: slide("", .question), frame: 1, asks: question, isAnswered: false)
    #expect(room.asked?.code.text == "print(1)")
    let version = room.version
    room.show(stage: slide(), frame: 2, asks: question, isAnswered: true)
    #expect(room.asked?.code.text == "print(2)" && room.version > version)
  }

  @Test("a seat that is silent is away after half a minute, and comes back with its vote")
  func presence() {
    var room = makeRoom()
    for seat in ["s", "t"] {
      _ = room.sit(seat)
      room.notice(seat, at: 100)
    }
    room.show(stage: slide("", .question), frame: 1, asks: asked(), isAnswered: false)
    _ = room.vote(1, by: "s", on: "1.2")
    #expect(room.present == 2 && room.audience(of: "1.2") == 2)
    room.notice("t", at: 125)
    room.notice(nil, at: 129)
    #expect(room.present == 2)
    let version = room.version
    room.notice("t", at: 131)
    #expect(room.present == 1 && room.version > version)
    // Its vote counts while the seat is away.
    #expect(room.audience(of: "1.2") == 2 && room.counts(of: "1.2", choices: 2) == [[0, 1]])
    room.notice("s", at: 200)
    #expect(room.choice(of: "s") == 1 && room.present == 1)
    room.notice("unknown", at: 200)
    #expect(room.present == 1 && room.seats.count == 2)
  }

  @Test("a seat votes, changes its vote, and is counted once")
  func votes() {
    let desk = Desk()
    for seat in ["s", "t"] { #expect(desk.sit(seat)) }
    desk.room.show(stage: slide(), frame: 1, asks: asked(), isAnswered: false)
    #expect(desk.vote(0, "s") == .counted && desk.vote(1, "s") == .counted)
    #expect(desk.vote(1, "t") == .counted)
    #expect(desk.room.counts(of: "1.2", choices: 2) == [[0, 2]] && desk.room.choice(of: "s") == 1)
    #expect(desk.vote(0, "u") == .unknownSeat && desk.vote(7, "s") == .noSuchChoice)
    #expect(desk.vote(0, "s", on: "9.9") == .closed)
  }

  @Test("a question that was changed on disk is asked again, and the others keep their votes")
  func changedLesson() throws {
    let desk = Desk()
    _ = desk.sit("s")
    for id in ["1.2", "1.3"] {
      desk.room.show(stage: slide(), frame: 1, asks: asked(id), isAnswered: false)
      #expect(desk.vote(1, "s", on: id) == .counted)
    }
    let data = try JSONEncoder().encode(desk.room.journal(port: 1, at: 0))
    var again = Room(try #require(Room.journal(in: data, lesson: "x", at: 1)))
    var changed = asked("1.2")
    changed.choices.swapAt(0, 1)
    again.show(stage: slide(), frame: 1, asks: changed, isAnswered: false)
    #expect(again.choice(of: "s") == nil && again.asked?.phase == .open)
    again.show(stage: slide(), frame: 2, asks: asked("1.3"), isAnswered: false)
    #expect(again.choice(of: "s") == 1)
  }

  @Test("after the vote is closed, no vote counts; a second vote is counted beside the first")
  func rounds() {
    let desk = Desk()
    _ = desk.sit("s")
    desk.room.show(stage: slide(), frame: 1, asks: asked(), isAnswered: false)
    _ = desk.vote(0, "s")
    desk.room.closeOrAskAgain()
    #expect(desk.vote(1, "s") == .closed)
    desk.room.closeOrAskAgain()
    #expect(desk.room.choice(of: "s") == nil)
    #expect(desk.vote(1, "s") == .counted)
    desk.room.closeOrAskAgain()
    #expect(desk.room.counts(of: "1.2", choices: 2) == [[1, 0], [0, 1]])
    // A third vote replaces the second.
    desk.room.closeOrAskAgain()
    #expect(desk.vote(0, "s") == .counted)
    #expect(desk.room.counts(of: "1.2", choices: 2) == [[1, 0], [1, 0]])
  }

  @Test("the stage opens, closes and answers a question; going back keeps its votes")
  func stage() {
    let desk = Desk()
    _ = desk.sit("s")
    desk.room.show(stage: slide("code"), frame: 1, asks: asked(), isAnswered: false)
    _ = desk.vote(0, "s")
    desk.room.show(stage: slide("run"), frame: 2, asks: asked(), isClosed: true, isAnswered: false)
    #expect(desk.room.asked?.phase == .closed)
    desk.room.show(stage: slide("end"), frame: 3, asks: asked(), isClosed: true, isAnswered: true)
    #expect(desk.room.asked?.phase == .answered && desk.vote(1, "s") == .closed)
    desk.room.show(stage: slide("text"), frame: 4, asks: nil, isAnswered: false)
    #expect(desk.room.asked == nil)
    desk.room.show(stage: slide("code"), frame: 1, asks: asked(), isAnswered: false)
    #expect(desk.room.asked?.phase == .closed && desk.room.choice(of: "s") == 0)
    let version = desk.room.version
    desk.room.show(stage: slide("code"), frame: 1, asks: asked(), isAnswered: false)
    #expect(desk.room.version == version)
  }

  @Test("a class resumes from its own journal within an hour, and from no other")
  func journal() throws {
    let desk = Desk()
    _ = desk.sit("s")
    desk.room.show(stage: slide(), frame: 7, asks: asked(), isAnswered: false)
    _ = desk.vote(1, "s")
    let data = try JSONEncoder().encode(desk.room.journal(port: 8420, at: 1000))
    let journal = try #require(Room.journal(in: data, lesson: "x", at: 4000))
    var again = Room(journal)
    #expect(again.frame == 7 && again.code == "K7QP" && again.secret == "s3cret")
    again.show(stage: slide(), frame: 7, asks: asked(), isAnswered: false)
    #expect(again.choice(of: "s") == 1 && again.asked?.phase == .open)
    #expect(Room.journal(in: data, lesson: "x", at: 5000) == nil)
    #expect(Room.journal(in: data, lesson: "y", at: 1001) == nil)
    #expect(Room.journal(in: Data("{".utf8), lesson: "x", at: 1001) == nil)
    // A changed lesson may have fewer choices.
    var fewer = asked()
    fewer.choices.removeLast()
    again.show(stage: slide(), frame: 7, asks: nil, isAnswered: false)
    again.show(stage: slide(), frame: 7, asks: fewer, isAnswered: true)
    #expect(again.choice(of: "s") == nil && again.counts(of: "1.2", choices: 1).isEmpty)
    #expect(ClassPages.seatPart(again, seat: "s").text.contains("What is"))
  }

  @Test("the summary lists the questions that the class missed, the worst first")
  func missed() {
    func question(_ id: String, _ votes: [[Int]]) -> Room.Summary.Question {
      .init(id: id, question: "?", choices: ["a", "b"], right: 1, votes: votes)
    }
    let summary = Room.Summary(
      lesson: "x", seats: 3,
      questions: [
        question("1.1", [[9, 1]]), question("2.1", [[10, 0], [1, 9]]), question("3.1", []),
        question("4.1", [[3, 2], [0, 0]]), question("5.1", [[10, 0]]),
      ])
    #expect(summary.missed.map(\.id) == ["5.1", "1.1", "4.1"])
  }
}

/// A class around a room, so that expectations can change it.
private final class Desk {
  var room = makeRoom()

  func sit(_ seat: String) -> Bool { room.sit(seat) }

  func vote(_ choice: Int, _ seat: String, on question: String = "1.2") -> Room.VoteResult {
    room.vote(choice, by: seat, on: question)
  }
}
