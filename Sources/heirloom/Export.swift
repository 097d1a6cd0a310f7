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
      let order = Self.order(of: lessons)
      try await withThrowingTaskGroup(of: (Int, FinishedPage).self) { group in
        let width = 3 * ProcessInfo.processInfo.activeProcessorCount
        for index in order.prefix(width) {
          group.addTask { (index, await page(of: lessons[index], names, running)) }
        }
        var begun = min(width, order.count)
        var finished: [Int: FinishedPage] = [:]
        var written = 0
        while let (index, result) = try await group.next() {
          if running.isInterrupted { throw Leaving(.interrupted) }
          if begun < order.count {
            let next = order[begun]
            group.addTask { (next, await page(of: lessons[next], names, running)) }
            begun += 1
          }
          finished[index] = result
          while let page = finished.removeValue(forKey: written) {
            for finding in page.findings { console.show(withDetails: finding) }
            status = max(status, page.status)
            try write(page.html, LessonPage.name(of: lessons[written]), console)
            written += 1
          }
        }
      }
      withExtendedLifetime(interrupts) {}
      try write(IndexPage(lessons).html, "index.html", console)
      if status != .fine { throw Leaving(status) }
    }

    /// In which order pages are begun; they are written in that of the lessons.
    ///
    /// Lessons that sleep and lessons that compute take turns, so that the processors have work
    /// meanwhile; the last ones import most, and so begin first.
    private static func order(of lessons: [Lesson]) -> [Int] {
      let indices = lessons.indices.reversed()
      let sleeping = indices.filter { lessons[$0].sleeps }
      let computing = indices.filter { !lessons[$0].sleeps }
      return (0..<max(sleeping.count, computing.count)).flatMap { index in
        sleeping.dropFirst(index).prefix(1) + computing.dropFirst(index).prefix(1)
      }
    }

    private func chosen(_ console: Console) throws -> [Lesson] {
      guard lessons.isEmpty else {
        return try lessons.map { try LessonAccess.soundLesson($0, console: console) }
      }
      let (library, isSound) = try LessonAccess.library(console)
      guard isSound else { throw Leaving(.misuse) }
      return library.lessons
    }

    private struct FinishedPage: Sendable {
      var html: HTML
      var findings: [Finding]
      /// The worst of what the lesson's blocks came to.
      var status: ExitStatus
    }

    private func page(
      of lesson: Lesson, _ names: [String: String], _ running: RunningSession
    ) async -> FinishedPage {
      let session = LearnerSession()
      running.begin(session)
      defer { running.end(session) }
      var runs: [CodeBlock.ID: PageRun] = [:]
      var findings: [Finding] = []
      let status = await LessonRunner(session: session).run(lesson, isSolving: false) { moment in
        guard case .ran(let record) = moment else { return }
        runs[record.block.id] = PageRun(record)
        findings += record.findings
      }
      session.abandon()
      let page = LessonPage(lesson, runs: runs, pages: names)
      return FinishedPage(html: page.html, findings: findings, status: status)
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

extension Lesson {
  /// Whether its code says so; what it calls may sleep all the same.
  fileprivate var sleeps: Bool {
    codeBlocks.contains { $0.code.contains("sleep") || $0.code.contains("asyncAfter") }
  }
}
