import ArgumentParser
import Classroom
import Files
import Foundation
import Lessons
import LineEditing
import Rendering
import Sessions

extension Heirloom {
  struct Class: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "class",
      abstract: "Show a lesson to a class that answers on its own telephones.",
      discussion: """
        As `demo`, with a small web server: who opens the address at the bottom of the stage has a \
        seat, sees each question as it is asked, and votes; `v` closes the vote and shows it, and \
        opens a second one. `/wall` shows the stage in a browser. Only this machine can come in \
        unless `--lan` is given. Nothing is kept but counts, and nothing leaves the machine. On a \
        second terminal, `heirloom demo LESSON --notes` shows the notes, and an address with the \
        stage's keys for the teacher's own telephone.
        """)

    @Argument(help: "A lesson's number or name, or the path of a Markdown file.")
    var lesson: String
    @Flag(help: "Let other machines of the network come in.")
    var lan = false
    @Option(help: "The port to listen at.")
    var port: UInt16?
    @Option(
      help: ArgumentHelp("Where to write the counts of the votes, as JSON.", valueName: "file.json")
    )
    var save: String?
    @OptionGroup var output: OutputOptions

    private static let usualPort: UInt16 = 8420

    func validate() throws { try output.refusePictures() }

    func run() async throws {
      let console = Console(output)
      let lesson = try LessonAccess.soundLesson(self.lesson, console: console)
      guard console.isTerminal, output.format == .text, Terminal.canMoveCursor(),
        let keys = KeyReader()
      else {
        console.show(
          Finding(
            message: "a class needs a terminal for its stage", name: "",
            advice: "`heirloom export` makes a page that needs none."))
        throw Leaving(.misuse)
      }
      let environment = ProcessInfo.processInfo.environment
      let room: StageRoom
      do {
        room = try await open(lesson, environment, console)
      } catch {
        keys.close()
        console.show(
          Finding(
            message: error.message, name: "", advice: "Choose another one with `--port`."))
        throw Leaving(.misuse)
      }
      var projection = Projection(
        lesson: lesson, keys: keys, output: output, file: StagePlace.File(environment: environment),
        room: room)
      await projection.run()
      let summary = room.summary(of: lesson)
      room.stop()
      try tell(summary, of: lesson, console)
    }

    private func open(
      _ lesson: Lesson, _ environment: [String: String], _ console: Console
    ) async throws(ClassServer.Failure) -> StageRoom {
      var file = StatePaths(environment: environment).stateDirectory
        .map { StateFile(path: $0 + "/class.json") }
      let data = (try? file?.read()).flatMap { $0 }
      var journal = data.flatMap {
        Room.journal(in: $0, lesson: lesson.slug, at: Date().timeIntervalSince1970)
      }
      let last = data.flatMap { try? JSONDecoder().decode(Room.Journal.self, from: $0) }
      if let last, last.port != port ?? journal?.port ?? Self.usualPort,
        ClassServer.isTaken(last.port)
      {
        // Somebody teaches already: that class keeps its journal, and this one goes without.
        (file, journal) = (nil, nil)
        console.show(
          Finding(
            severity: .warning,
            message: "another class goes on at port \(last.port); this one can't be taken up again",
            name: ""))
      }
      let addresses = lan ? MachineAddresses.all : []
      let server = try await ClassServer(
        journal.map(Room.init)
          ?? Room(lesson: lesson.slug, code: Self.makeCode(), secret: Self.makeSecret()),
        port: port ?? journal?.port ?? Self.usualPort, isOpenToNetwork: lan, hosts: addresses)
      server.start()
      return StageRoom(
        server, address: "\(addresses.first ?? "127.0.0.1"):\(server.port)",
        lastFrame: journal?.frame, journal: file)
    }

    /// What the class missed most, to begin the next time with.
    private func tell(_ summary: Room.Summary, of lesson: Lesson, _ console: Console) throws {
      let words = ViewText(options: console.options)
      let missed = summary.missed
      if !missed.isEmpty {
        console.write("\n" + words.line("What the class missed most, to ask again next time:"))
        for question in missed {
          let share = Int(((question.share ?? 0) * 100).rounded())
          let right =
            question.choices.indices.contains(question.right)
            ? question.choices[question.right] : ""
          console.write(
            words.line("\(question.id)  \(share) % right: \(question.question) Answer: \(right)"))
        }
        try console.write(recap(of: missed, lesson, words))
      }
      guard let save else { return }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      do {
        try StateFile(path: save).write(encoder.encode(summary))
      } catch {
        console.show(Finding(message: "the counts could not be written: \(error)", name: save))
        throw Leaving(.misuse)
      }
    }

    /// The same in another shape, for the steps that were missed.
    private func recap(
      of missed: [Room.Summary.Question], _ lesson: Lesson, _ words: ViewText
    ) throws -> String {
      let steps = Set(missed.compactMap(\.step))
      let recaps = try LessonAccess.library(.silent).library.recaps.filter { recap in
        recap.lesson.path == lesson.path && steps.contains(recap.step)
      }
      guard !recaps.isEmpty else { return "" }
      let views = recaps.enumerated().flatMap { index, recap -> [LessonView] in
        [
          .recap(recap, index: index, count: recaps.count), .answer(recap.recap.prediction),
          .recapRule(recap.recap),
        ]
      }
      return "\n" + words.line("To begin with then, the same in another shape:") + "\n"
        + words.text(views, of: lesson)
    }

    /// Without letters and digits that are easily taken for each other.
    private static func makeCode() -> String {
      String((0..<4).compactMap { _ in "ACDEFHJKMNPRTWXY34679".randomElement() })
    }

    private static func makeSecret() -> String {
      var generator = SystemRandomNumberGenerator()
      return (0..<2).map { _ in String(generator.next(), radix: 36) }.joined()
    }
  }
}

extension Room.Summary.Question {
  /// The index of its step.
  fileprivate var step: Int? { Int(id.prefix { $0 != "." }).map { $0 - 1 } }
}
