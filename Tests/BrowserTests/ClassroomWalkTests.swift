import Classroom
import Foundation
import Pages
import Pseudoterminals
import Testing

/// A class with two real browsers among its seats.
@Suite("A class in browsers", .serialized, .enabled(if: Browser.isInstalled))
struct ClassroomWalkTests {
  private static let question = Room.Asked(
    id: "1.1", text: "What is printed?", code: "print(Request.id)",
    choices: [
      .init(label: "a", text: "a1", feedback: "No task runs it.", isRight: false),
      .init(label: "b", text: "none", feedback: "So it is.", isRight: true),
    ])

  private func serve(_ room: Room, port: UInt16 = 0) async throws -> ClassServer {
    let server = try await ClassServer(
      room, port: port, isOpenToNetwork: false, hosts: [])
    server.start()
    return server
  }

  @Test("thirty seats and two browsers vote, reload, lose the room and find it again")
  func lesson() async throws {
    var server = try await serve(Room(lesson: "x", code: "K7QP", secret: "s"))
    let port = server.port
    let root = "http://127.0.0.1:\(port)"
    let phone = try await Browser(Browser.Look(isDark: true, width: 500, height: 800))
    let wall = try await Browser()
    do {
      server.room {
        $0.show(stage: ["print(<b>)"], frame: 1, asks: Self.question, isAnswered: false)
      }
      try await phone.open(root + "/k7qp")
      try await wall.open(root + "/wall")
      try await expect(phone, "document.querySelectorAll('.vote button').length === 2")
      _ = try await phone.run("document.querySelectorAll('.vote button')[0].click()")
      try await expect(phone, "document.querySelector('[aria-pressed=true]').value === '0'")
      for index in 0..<30 { try await vote(index % 3 == 0 ? 0 : 1, port) }
      try await expect(wall, "document.querySelector('.come').textContent.includes('31 of 31')")
      try await expect(wall, "document.querySelector('.stage').textContent === 'print(<b>)'")
      try await phone.open(root + "/")
      try await expect(phone, "document.querySelector('[aria-pressed=true]').value === '0'")
      #expect(try await phone.audit() == [])
      #expect(try await wall.audit() == [])

      // The process ends, and another one takes the class up again at the same place.
      let journal = server.room { $0.journal(port: port, at: 0) }
      server.stop()
      try await expect(phone, "!document.getElementById('lost').hidden")
      server = try await serve(Room(journal), port: port)
      server.room {
        $0.show(stage: ["print(<b>)"], frame: 1, asks: Self.question, isAnswered: false)
      }
      try await expect(phone, "document.getElementById('lost').hidden")
      _ = try await phone.run("document.querySelectorAll('.vote button')[1].click()")
      try await expect(phone, "document.querySelector('[aria-pressed=true]').value === '1'")
      #expect(server.room { $0.counts(of: "1.1", choices: 2) } == [[10, 21]])
      server.room { $0.closeOrAskAgain() }
      try await expect(phone, "document.querySelector('.bars').textContent.includes('21 (67 %)')")
      server.room { $0.show(stage: [], frame: 2, asks: Self.question, isAnswered: true) }
      try await expect(phone, "document.querySelector('main').textContent.includes('So it is.')")
      #expect(try await phone.audit() == [])
    } catch {
      await phone.close()
      await wall.close()
      server.stop()
      throw error
    }
    await phone.close()
    await wall.close()
    server.stop()
  }

  private func vote(_ choice: Int, _ port: UInt16) async throws {
    let door = try await LocalConnection.request("GET", "/K7QP", port: port)
    let seat = String(try #require(door.headers["set-cookie"]).prefix { $0 != ";" })
    let vote = try await LocalConnection.request(
      "POST", "/vote", port: port, headers: ["Cookie": seat],
      body: Data("question=1.1&choice=\(choice)".utf8))
    #expect(vote.status == 303)
  }

  /// Waits until a condition holds on the page.
  private func expect(_ browser: Browser, _ condition: String) async throws {
    let holds = try await browser.wait(
      for: """
        const done = arguments[0], end = Date.now() + 20000;
        (function look() {
          let holds = false;
          try { holds = \(condition); } catch {}
          if (holds || Date.now() > end) done(holds); else setTimeout(look, 50);
        })();
        """)
    #expect(holds as? Bool == true, "\(condition)")
  }
}
