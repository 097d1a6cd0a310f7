import ArgumentParser
import Classroom
import Files
import Foundation
import Lessons
import LineEditing
import MessageTables
import Phrases
import Rendering
import Sessions

extension Heirloom {
  struct Class: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "class",
      abstract: CommandHelp.class.text,
      discussion: CommandHelp.class.details.text)

    @Argument(help: ArgumentHelp(.lesson))
    var lesson: String
    @Flag(help: ArgumentHelp(.openToNetwork))
    var lan = false
    @Option(help: ArgumentHelp(.port(usual: Class.usualPort)))
    var port: UInt16?
    @Option(
      help: ArgumentHelp(.save, valueName: "file.json"))
    var save: String?
    @Flag(help: ArgumentHelp(.resume))
    var resume = false
    @OptionGroup private var form: OutputArguments<TextFormats>
    var output: OutputOptions { form.options }

    private static let usualPort: UInt16 = 8420

    func run() async throws {
      let console = Console(output)
      let lesson = try LessonAccess.soundLesson(self.lesson, console: console)
      guard console.isTerminal, output.format == .text, Terminal.canMoveCursor(),
        let keys = KeyReader()
      else {
        console.show(Finding(.classNeedsTerminal))
        throw Leaving(.misuse)
      }
      let environment = ProcessInfo.processInfo.environment
      let room: StageRoom
      do {
        room = try await open(lesson, environment, console)
      } catch {
        keys.close()
        console.show(Finding(.serverNotStarted(reason: error.message)))
        throw Leaving(.misuse)
      }
      var projection = Projection(
        lesson: lesson, keys: keys, output: output, file: StagePlace.File(environment: environment),
        room: room)
      await projection.run()
      let summary = room.summary(of: lesson)
      room.stop()
      if room.canResume {
        let words = ViewText(options: console.options)
        console.write(words.line(CommandMessage.classCanResume(lesson: self.lesson).text))
      }
      try report(summary, of: lesson, console)
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
      if resume, journal == nil { console.show(Finding(.noClassToResume, severity: .warning)) }
      // Only a class that was interrupted is resumed without a request.
      if journal?.isOver == true, !resume { journal = nil }
      let last = data.flatMap { try? JSONDecoder().decode(Room.Journal.self, from: $0) }
      if let last, last.isOver != true, last.port != port ?? journal?.port ?? Self.usualPort,
        ClassServer.isTaken(last.port)
      {
        // Another class is running. It keeps the journal, and this class has none.
        (file, journal) = (nil, nil)
        console.show(Finding(.otherClassIsRunning(port: last.port), severity: .warning))
      }
      let addresses = lan ? MachineAddresses.all : []
      var room =
        journal.map(Room.init)
        ?? Room(lesson: lesson.slug, code: Self.makeCode(), secret: Self.makeSecret())
      room.language = lesson.language
      let server = try await ClassServer(
        room,
        port: port ?? journal?.port ?? Self.usualPort, isOpenToNetwork: lan, hosts: addresses)
      server.start()
      return StageRoom(
        server, address: "\(addresses.first ?? "127.0.0.1"):\(server.port)",
        lastFrame: journal?.frame, journal: file)
    }

    /// Shows the questions that the class missed most, and writes the counts.
    private func report(_ summary: Room.Summary, of lesson: Lesson, _ console: Console) throws {
      let words = ViewText(options: console.options)
      let missed = summary.missed
      if !missed.isEmpty {
        console.write("\n" + words.line(CommandMessage.missedMost.text))
        for question in missed {
          let share = Int(((question.share ?? 0) * 100).rounded())
          let right =
            question.choices.indices.contains(question.right)
            ? question.choices[question.right] : ""
          let message = CommandMessage.missedQuestion(
            id: question.id, percent: share, question: question.question, answer: right)
          console.write(words.line(message.text))
        }
        try console.write(recap(of: missed, lesson, words))
      }
      guard let save else { return }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      do {
        try StateFile(path: save).write(encoder.encode(summary))
      } catch {
        console.show(Finding(.countsNotWritten(reason: "\(error)"), name: save))
        throw Leaving(.misuse)
      }
    }

    /// The recaps of the steps that were missed.
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
      return "\n" + words.line(CommandMessage.recapsFollow.text) + "\n"
        + words.text(views, of: lesson)
    }

    /// A code without letters and digits that look alike.
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
  /// The index of the question's step.
  fileprivate var step: Int? { Int(id.prefix { $0 != "." }).map { $0 - 1 } }
}
