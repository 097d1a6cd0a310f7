import Classroom
import Foundation
import Lessons
import Pages
import Recording
import Rendering
import Testing

/// The places of the parts of the wall, while a class votes and steps through a run.
@Suite("The wall in a browser", .serialized, .enabled(if: Browser.isInstalled))
struct WallTests {
  private static let code = (1...9).map { "let value\($0) = values[\($0)]" }
    .joined(separator: "\n")

  private static let question = Room.Asked(
    id: "1.1", text: "Which value is printed last, and where does it come from?", code: "",
    choices: [
      .init(label: "a", text: "the default value", feedback: "It is overridden.", isRight: false),
      .init(label: "b", text: "the value of the scope", feedback: "It is bound.", isRight: true),
      .init(
        label: "c", text: "one of both, depending on which of the two tasks is faster",
        feedback: "There is one task.", isRight: false),
    ])

  private func onWall(
    _ look: Browser.Look = Browser.Look(width: 1280, height: 800),
    _ body: (ClassServer, Browser) async throws -> Void
  ) async throws {
    try await Browser.outliving {
      let server = try await ClassServer(
        Room(lesson: "x", code: "K7QP", secret: "s"), port: 0, isOpenToNetwork: false, hosts: [])
      server.start()
      defer { server.stop() }
      try await Browser.open(look) { browser in try await body(server, browser) }
    }
  }

  private func open(_ browser: Browser, _ server: ClassServer) async throws {
    try await browser.open("http://127.0.0.1:\(server.port)/wall")
  }

  /// Opens the wall with the whole run.
  private func open(
    _ browser: Browser, _ server: ClassServer, _ board: Storyboard, _ index: Int
  ) async throws {
    let main =
      HTML(.listing(board, notes: 0..<board.count)) + HTML(.drawing(board, count: board.count))
    server.room {
      $0.show(
        stage: Slide(.run, title: "A run", main: main), frame: index, asks: nil,
        isAnswered: false)
    }
    try await open(browser, server)
  }

  @Test("the code keeps its place and its size while a class votes twice")
  func stableCode() async throws {
    try await onWall { server, browser in
      server.room { room in
        for seat in ["s", "t"] { _ = room.sit(seat) }
        room.show(
          stage: Slide(.question, title: "Step", main: HTML(.code(Self.code, firstLine: 1))),
          frame: 1, asks: Self.question, isAnswered: false)
      }
      var places: [[Double]] = []
      for step in 0..<4 {
        try await open(browser, server)
        let place = try await browser.run(
          """
          const lines = [...document.querySelectorAll(".main .line")];
          return lines.flatMap((line) => {
            const box = line.getBoundingClientRect();
            return [box.left, box.top, box.width, box.height].map(Math.round);
          });
          """)
        places.append(try #require(place as? [NSNumber]).map(\.doubleValue))
        server.room { room in
          for (seat, choice) in [("s", step / 2), ("t", 1)] {
            _ = room.vote(choice, by: seat, on: Self.question.id)
          }
          room.closeOrAskAgain()
        }
      }
      #expect(places[0].count == 4 * 9)
      #expect(places.allSatisfy { $0 == places[0] })
    }
  }

  @Test("the code to join is a quarter of the wall's height before a question closes")
  func codeToJoin() async throws {
    try await onWall { server, browser in
      for layout in [Slide.Layout.title, .text, .question, .blank] {
        server.room {
          $0.show(
            stage: Slide(layout, title: "Step", main: HTML(.code("print(1)", firstLine: 1))),
            frame: 1, asks: nil, isAnswered: false)
        }
        try await open(browser, server)
        let height = try await browser.run(
          "return document.querySelector('.qr').getBoundingClientRect().height / innerHeight")
        #expect(try #require(height as? Double) >= 0.25, "\(layout)")
      }
    }
  }

  @Test("a text that is too long is cut between lines, and marked")
  func longText() async throws {
    let text = LessonPiece.prose([
      .paragraph([.text(String(repeating: "A sentence with seven words in it. ", count: 120))])
    ])
    try await onWall { server, browser in
      for (progress, marks) in [(0.0, "below"), (0.5, "above below"), (1, "above")] {
        server.room {
          $0.show(
            stage: Slide(.text, title: "Step", main: HTML(text), progress: progress), frame: 1,
            asks: nil, isAnswered: false)
        }
        try await open(browser, server)
        let found = try await browser.run(
          """
          const part = document.querySelector(".main"), box = part.getBoundingClientRect();
          const [top, , bottom] = part.style.clipPath.match(/[\\d.]+/g).map(Number);
          const range = document.createRange();
          range.selectNodeContents(part.querySelector("p"));
          const sliced = [...range.getClientRects()].filter((line) => [box.top + top, box.bottom - bottom]
            .some((edge) => line.top < edge - 1 && line.bottom > edge + 1));
          return [sliced.length, document.querySelector(".slide").dataset.more];
          """)
        let parts = try #require(found as? [Any])
        #expect(parts.first as? Int == 0)
        #expect(parts.last as? String == marks)
      }
    }
  }

  /// The violations of the rules for a run that is too long for the wall.
  private static let foldingProblems = """
    const found = [], listing = document.querySelector(".listing");
    if (listing.scrollHeight > listing.clientHeight + 2) found.push("a line is cut");
    const isShown = (part) => part.getClientRects().length > 0;
    for (const note of listing.querySelectorAll(".note")) {
      if (!isShown(note)) continue;
      for (const line of note.dataset.cites.split(" ").filter(Boolean)) {
        const row = listing.querySelector('[data-line="' + line + '"]');
        if (row && !isShown(row)) found.push("line " + line + " is missing");
      }
    }
    for (const part of listing.querySelectorAll("[hidden]")) {
      let previous = part;
      while (previous && previous.hidden) previous = previous.previousElementSibling;
      if (!previous || !previous.matches(".gap")) found.push("a gap has no mark");
    }
    if (!isShown(listing.querySelector(".current") || listing)) found.push("no current event");
    return [found, listing.querySelectorAll(".gap").length];
    """

  @Test("a run that is too long has whole lines, the lines that its events name, and marked gaps")
  func folding() async throws {
    let lessons = try ExportedLesson.all().filter { [3, 9, 20].contains($0.number) }
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "heirloom-folding-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    var boards: [Storyboard] = []
    for lesson in lessons {
      boards += try await ExportedLesson(lesson, in: directory).traces.map { Storyboard($0) }
    }
    let all = boards
    try await onWall { server, browser in
      var gaps = 0
      var most = 0
      for (index, board) in all.enumerated() {
        try await open(browser, server, board, index)
        let before = try await browser.layouts()
        _ = try await browser.run("fit(); document.body.getBoundingClientRect();")
        most = max(most, try await browser.layouts() - before)
        let result = try #require(try await browser.run(Self.foldingProblems) as? [Any])
        // An event that is longer than the wall is cut between its lines of text.
        #expect(result.first as? [String] == [], "run \(index + 1)")
        gaps += result.last as? Int ?? 0
      }
      #expect(gaps > 5)
      // However long a run is, few sizes are tried. The number of layouts depends on nothing else.
      print("layouts of the slide that needs most: \(most)")
      #expect(most > 0 && most <= 30)
    }
  }
}
