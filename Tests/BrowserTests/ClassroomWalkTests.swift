import Classroom
import Foundation
import Lessons
import Pages
import Pseudoterminals
import Recording
import Rendering
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

  private static let slide = Slide(
    .question, title: "Queues", main: HTML(.code("print(<b>)", firstLine: 1)))

  private func serve(_ room: Room, port: UInt16 = 0) async throws -> ClassServer {
    let server = try await ClassServer(
      room, port: port, isOpenToNetwork: false, hosts: [])
    server.start()
    return server
  }

  @Test("thirty seats and two browsers vote, reload, disconnect and reconnect")
  func lesson() async throws { try await Browser.outliving(walkQuestion) }

  /// The violations are named where the expectation fails.
  private func expectNoViolation(on browser: Browser) async throws {
    let found = try await browser.audit()
    #expect(found == [])
  }

  private func walkQuestion() async throws {
    var server = try await serve(Room(lesson: "x", code: "K7QP", secret: "s"))
    let port = server.port
    let root = "http://127.0.0.1:\(port)"
    let phone = try await Browser(Browser.Look(isDark: true, width: 500, height: 800))
    let wall = try await Browser()
    do {
      server.room {
        $0.show(stage: Self.slide, frame: 1, asks: Self.question, isAnswered: false)
      }
      try await phone.open(root + "/k7qp")
      try await wall.open(root + "/wall")
      try await expect(phone, "document.querySelectorAll('.cards button').length === 2")
      _ = try await phone.run("document.querySelectorAll('.cards button')[0].click()")
      try await expect(phone, "document.querySelector('[aria-pressed=true]').value === '0'")
      for index in 0..<30 {
        try await vote(index % 3 == 0 ? 0 : 1, on: "1.1", by: try await sit(port), port)
      }
      try await expect(wall, "document.querySelector('.join').textContent.includes('31 of 31')")
      try await expect(
        wall, "document.querySelector('.main code').textContent.trim() === 'print(<b>)'")
      try await expect(wall, "document.querySelectorAll('.side .card').length === 2")
      try await phone.open(root + "/")
      try await expect(phone, "document.querySelector('[aria-pressed=true]').value === '0'")
      try await expectNoViolation(on: phone)
      try await expectNoViolation(on: wall)
      // The teacher's page, in both schemes.
      try await wall.open(root + "/teach/s")
      try await expect(wall, "document.querySelectorAll('.keys button').length === 3")
      for isDark in [false, true] {
        try await wall.setDark(isDark)
        try await expectNoViolation(on: wall)
      }

      // The process ends, and another one resumes the class at the same place.
      let journal = server.room { $0.journal(port: port, at: 0) }
      server.stop()
      try await expect(phone, "!document.getElementById('lost').hidden")
      server = try await serve(Room(journal), port: port)
      server.room {
        $0.show(stage: Self.slide, frame: 1, asks: Self.question, isAnswered: false)
      }
      try await expect(phone, "document.getElementById('lost').hidden")
      _ = try await phone.run("document.querySelectorAll('.cards button')[1].click()")
      try await expect(phone, "document.querySelector('[aria-pressed=true]').value === '1'")
      #expect(server.room { $0.counts(of: "1.1", choices: 2) } == [[10, 21]])
      server.room { $0.closeOrAskAgain() }
      try await expect(phone, "document.querySelector('.cards').textContent.includes('68%')")
      server.room { $0.show(stage: Slide(.text), frame: 2, asks: Self.question, isAnswered: true) }
      try await expect(phone, "document.querySelector('main').textContent.includes('So it is.')")
      try await expectNoViolation(on: phone)
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

  /// The questions of a lesson of ours, as a stage asks them.
  private func questions() throws -> [Room.Asked] {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../lessons/03-task-locals-on-a-queue.md")
    let text = try String(contentsOf: path, encoding: .utf8)
    let lesson = LessonFile(path: path.path, text: text).parse().lesson
    return lesson.predictions.enumerated().map { index, prediction in
      Room.Asked(
        id: "1.\(index + 1)", text: HTML(.inline(prediction.question.inlines)), code: "",
        choices: prediction.choices.enumerated().map { place, choice in
          .init(
            label: Prediction.label(at: place), text: HTML(.inline(choice.answer)),
            feedback: HTML(.prose(choice.feedback)), isRight: choice.isRight)
        })
    }
  }

  /// Between the questions, a browser reloads, a network disconnects, and the teacher's process
  /// ends.
  @Test("thirty seats and two browsers complete a lesson despite lost connections")
  func wholeLesson() async throws { try await Browser.outliving(walkLesson) }

  private func walkLesson() async throws {
    let questions = try questions()
    #expect(questions.count > 5)
    var server = try await serve(Room(lesson: "x", code: "K7QP", secret: "s"))
    let port = server.port
    let root = "http://127.0.0.1:\(port)"
    let phones = [try await Browser(Browser.Look(width: 500, height: 800)), try await Browser()]
    do {
      for phone in phones { try await phone.open(root + "/K7QP") }
      var seats: [String] = []
      for _ in 0..<30 { seats.append(try await sit(port)) }
      for (index, question) in questions.enumerated() {
        let right = try #require(question.choices.firstIndex { $0.isRight })
        server.room {
          $0.show(stage: Slide(.text), frame: 2 * index, asks: question, isAnswered: false)
        }
        for phone in phones {
          try await expect(
            phone, "document.querySelector('[name=question]').value === '\(question.id)'")
          _ = try await phone.run("document.querySelectorAll('.cards button')[\(right)].click()")
          try await expect(
            phone, "document.querySelector('[aria-pressed=true]').value === '\(right)'")
        }
        for seat in seats { try await vote(0, on: question.id, by: seat, port) }
        switch index % 3 {
        case 0: try await phones[0].open(root + "/")
        case 1:
          try await phones[0].setOffline(true)
          try await expect(phones[0], "!document.getElementById('lost').hidden")
          try await phones[0].setOffline(false)
        default:
          let journal = server.room { $0.journal(port: port, at: 0) }
          server.stop()
          try await expect(phones[1], "!document.getElementById('lost').hidden")
          server = try await serve(Room(journal), port: port)
          server.room {
            $0.show(stage: Slide(.text), frame: 2 * index, asks: question, isAnswered: false)
          }
        }
        for phone in phones {
          try await expect(
            phone, "document.querySelector('[aria-pressed=true]').value === '\(right)'")
        }
        var expected = Array(repeating: 0, count: question.choices.count)
        expected[0] += 30
        expected[right] += 2
        #expect(
          server.room { $0.counts(of: question.id, choices: question.choices.count) } == [expected])
        server.room {
          $0.show(stage: Slide(.text), frame: 2 * index + 1, asks: question, isAnswered: true)
        }
        for phone in phones {
          try await expect(phone, "document.querySelector('[role=status] .right') !== null")
        }
      }
    } catch {
      for phone in phones { await phone.close() }
      server.stop()
      throw error
    }
    for phone in phones { await phone.close() }
    server.stop()
  }

  /// Finds text that is smaller than a thirtieth of the height, and parts that don't fit on the wall.
  private static let small = """
    const least = innerHeight / 30 - .05, small = [];
    for (const e of document.querySelectorAll("main *")) {
      const hasText = [...e.childNodes].some((c) => c.nodeType === 3 && c.data.trim());
      if (!hasText || !e.getClientRects().length) continue;
      const svg = e.closest("svg");
      const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
      if (parseFloat(getComputedStyle(e).fontSize) * scale < least) small.push(e.outerHTML.slice(0, 80));
    }
    const join = document.querySelector(".join").getBoundingClientRect();
    if (join.bottom > innerHeight + 1 || join.right > innerWidth + 1) small.push("joining");
    if (document.documentElement.scrollHeight > innerHeight + 1) small.push("page");
    const side = document.querySelector(".side"), drawing = document.querySelector(".drawing");
    if (side.querySelector(".answered") && side.scrollHeight > side.clientHeight + 2) small.push("answer");
    if (drawing && drawing.scrollLeft > 0 && drawing.querySelector("svg").dataset.count < 20) small.push("drawing");
    const range = document.createRange();
    for (const number of document.querySelectorAll(".gutter")) {
      range.selectNodeContents(number);
      if (new Set([...range.getClientRects()].map((r) => Math.round(r.top))).size > 1) small.push("line number");
    }
    return small;
    """

  @Test(
    "the wall's text for each run and question is large enough for the last row",
    arguments: [
      Browser.Look(width: 1280, height: 800), Browser.Look(isDark: true, width: 1920, height: 1080),
    ])
  func wallSizes(look: Browser.Look) async throws {
    try await Browser.outliving { try await walkWall(look) }
  }

  private func walkWall(_ look: Browser.Look) async throws {
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "heirloom-wall-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let lesson = try #require(try ExportedLesson.all().first { $0.number == 3 })
    let exported = try await ExportedLesson(lesson, in: directory)
    let server = try await serve(Room(lesson: "x", code: "K7QP", secret: "s"))
    let wall = try await Browser(look)
    do {
      for _ in 0..<3 { _ = try await sit(server.port) }
      let title = Slide(
        .title, title: HTML(text: lesson.title), main: HTML(.prose(lesson.introduction)))
      server.room { $0.show(stage: title, frame: 0, asks: nil, isAnswered: false) }
      try await expectLegible(wall, server.port, "title")
      for (index, trace) in exported.traces.enumerated() {
        let board = Storyboard(trace)
        let run = Slide(
          .run, title: "A run",
          main: HTML(.listing(board, notes: 0..<board.count)) + HTML(.drawing(board, count: 2)),
          side: HTML(.now(board.now(after: board.count))))
        let question = Slide(.question, title: "A trace", main: HTML(.trace(board)))
        for (slide, isAnswered) in [(question, false), (run, false), (run, true)] {
          server.room {
            $0.show(
              stage: slide, frame: index, asks: Self.question, isClosed: slide == run,
              isAnswered: isAnswered)
          }
          try await expectLegible(wall, server.port, "run \(index + 1)")
        }
      }
    } catch {
      await wall.close()
      server.stop()
      throw error
    }
    await wall.close()
    server.stop()
  }

  private func expectLegible(_ wall: Browser, _ port: UInt16, _ slide: String) async throws {
    try await wall.open("http://127.0.0.1:\(port)/wall")
    let small = try await wall.run(Self.small) as? [String]
    #expect(small == [], "\(slide)")
    let found = try await wall.audit()
    #expect(found == [], "\(slide)")
  }

  private func sit(_ port: UInt16) async throws -> String {
    let door = try await LocalConnection.request("GET", "/K7QP", port: port)
    return String(try #require(door.headers["set-cookie"]).prefix { $0 != ";" })
  }

  private func vote(_ choice: Int, on question: String, by seat: String, _ port: UInt16)
    async throws
  {
    let vote = try await LocalConnection.request(
      "POST", "/vote", port: port, headers: ["Cookie": seat],
      body: Data("question=\(question)&choice=\(choice)".utf8))
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
