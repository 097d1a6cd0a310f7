import ArgumentParser
import Foundation
import Lessons
import LineEditing
import Pages
import Recording
import Rendering
import Sessions

extension Heirloom {
  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Make pages of lessons, to hand out or to put on the web.",
      discussion: """
        One HTML file for each lesson, and one that lists them. A page asks before it shows what \
        happened, steps through every run, and needs neither a network nor another file.
        """)

    @Argument(help: "Lessons' numbers or names, or paths of Markdown files; all, otherwise.")
    var lessons: [String] = []
    @Option(
      help: ArgumentHelp(
        "Where to put the pages; the directory is made if there is none.", valueName: "dir"))
    var to: String
    @OptionGroup var output: OutputOptions

    func validate() throws { try output.refusePictures() }

    func run() async throws {
      let console = Console(output)
      let lessons = try chosen(console)
      let names = Dictionary(
        lessons.map {
          ($0.path.split(separator: "/").last.map(String.init) ?? "", LessonPage.name(of: $0))
        },
        uniquingKeysWith: { first, _ in first })
      let running = RunningSession()
      let interrupts = Interrupts { _ in running.interrupt() }
      var status = ExitStatus.fine
      for lesson in lessons {
        let (page, own) = await self.page(of: lesson, names, running, console)
        if running.isInterrupted { throw Leaving(.interrupted) }
        status = max(status, own)
        try write(page, LessonPage.name(of: lesson), console)
      }
      withExtendedLifetime(interrupts) {}
      try write(IndexPage(lessons).html, "index.html", console)
      if status != .fine { throw Leaving(status) }
    }

    private func chosen(_ console: Console) throws -> [Lesson] {
      guard lessons.isEmpty else {
        return try lessons.map { try LessonAccess.soundLesson($0, console: console) }
      }
      let (library, isSound) = try LessonAccess.library(console)
      guard isSound else { throw Leaving(.misuse) }
      return library.lessons
    }

    /// The page, and the worst of what the lesson's blocks came to.
    private func page(
      of lesson: Lesson, _ names: [String: String], _ running: RunningSession, _ console: Console
    ) async -> (HTML, ExitStatus) {
      let session = LearnerSession()
      running.session = session
      var runs: [CodeBlock.ID: PageRun] = [:]
      let status = await LessonRunner(session: session).run(lesson, isSolving: false) { moment in
        guard case .ran(let record) = moment else { return }
        runs[record.block.id] = PageRun(record)
        for finding in record.findings { console.show(withDetails: finding) }
      }
      session.abandon()
      running.session = nil
      return (LessonPage(lesson, runs: runs, pages: names).html, status)
    }

    private func write(_ page: HTML, _ name: String, _ console: Console) throws {
      let path = to + "/" + name
      do {
        try FileManager.default.createDirectory(atPath: to, withIntermediateDirectories: true)
        try Data(page.text.utf8).write(to: URL(filePath: path), options: .atomic)
      } catch {
        console.show(
          Finding(message: "the page could not be written: \(error.reason)", name: path))
        throw Leaving(.misuse)
      }
      console.write(plain: path + "\n")
    }
  }
}

extension PageRun {
  init?(_ record: BlockRecord) {
    if record.result.isRejected {
      let options = RenderingOptions(width: 88)
      let words = ViewText(options: options)
      self = .rejected(
        message: record.result.findings.map { words.text($0, in: record) }.joined(),
        firstLine: record.result.source.firstLine)
      return
    }
    guard let trace = record.result.trace else { return nil }
    self = .ran(trace)
  }
}

extension Error {
  /// What the system says, without the words that Foundation puts around it.
  var reason: String {
    let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return underlying.map { String(cString: strerror(Int32(truncatingIfNeeded: $0.code))) }
      ?? localizedDescription
  }
}
