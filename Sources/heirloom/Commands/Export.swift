import ArgumentParser
import Foundation
import Lessons
import LineEditing
import MessageTables
import Pages
import Phrases
import Recording
import Rendering
import Sessions

extension Heirloom {
  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: CommandHelp.export.text,
      discussion: CommandHelp.export.details.text)

    @Argument(
      help: ArgumentHelp(.lessonsToExport))
    var lessons: [String] = []
    @Option(
      help: ArgumentHelp(.directoryOfPages, valueName: "dir"))
    var to: String
    @OptionGroup private var form: OutputArguments<TextFormats>
    var output: OutputOptions { form.options }

    func run() async throws {
      let console = Console(output)
      let lessons = try chosen(console)
      let names = Dictionary(
        lessons.map {
          ($0.path.split(separator: "/").last.map(String.init) ?? "", LessonPage.name(of: $0))
        },
        uniquingKeysWith: { first, _ in first })
      let running = RunningSession()
      let watchdog = Watchdog(running, console: console)
      defer { withExtendedLifetime(watchdog) {} }
      var status = ExitStatus.fine
      let order = Self.order(of: lessons)
      try await withThrowingTaskGroup(of: (Int, FinishedPage).self) { group in
        let width = 3 * ProcessInfo.processInfo.activeProcessorCount
        for index in order.prefix(width) {
          group.addTask { (index, await page(at: index, in: lessons, names, running)) }
        }
        var begun = min(width, order.count)
        var finished: [Int: FinishedPage] = [:]
        var written = 0
        while let (index, result) = try await group.next() {
          if running.isInterrupted { throw Leaving(.interrupted) }
          if begun < order.count {
            let next = order[begun]
            group.addTask { (next, await page(at: next, in: lessons, names, running)) }
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
      let recaps = self.lessons.isEmpty ? try await recapPages(running, console) : []
      for page in recaps { try write(page.html, page.name, console) }
      try write(IndexPage(lessons, recaps: recaps).html, "index.html", console)
      if status != .fine { throw Leaving(status) }
    }

    /// The order in which lessons run. Pages are written in the order of the lessons.
    ///
    /// Lessons that sleep and lessons that compute alternate, so that the processors stay busy. The
    /// last lessons import the most, so they run first.
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
      /// The worst status of the lesson's blocks.
      var status: ExitStatus
    }

    /// The pages of the recaps. Each recap is a separate program.
    private func recapPages(_ running: RunningSession, _ console: Console) async throws
      -> [RecapPage]
    {
      let library = try LessonAccess.library(console).library
      let lessons = Dictionary(
        library.lessons.compactMap { lesson in
          lesson.number.map { ($0, LessonPage.name(of: lesson)) }
        }, uniquingKeysWith: { first, _ in first })
      var pages: [RecapPage] = []
      for file in library.recapFiles {
        var runs: [Int: PageRun] = [:]
        for (index, recap) in file.recaps.enumerated() {
          guard let code = recap.code else { continue }
          let session = LearnerSession()
          running.begin(session)
          runs[index] = PageRun(await session.run(code, ofFile: file.path))
          session.abandon()
          running.end(session)
          if running.isInterrupted { throw Leaving(.interrupted) }
        }
        pages.append(RecapPage(file, runs: runs, lessons: lessons))
      }
      return pages
    }

    private func page(
      at index: Int, in lessons: [Lesson], _ names: [String: String], _ running: RunningSession
    ) async -> FinishedPage {
      let lesson = lessons[index]
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
      let page = LessonPage(
        lesson, runs: runs, pages: names,
        wishes: lesson.exercise?.origins.map { OriginMessage.required($0).text } ?? [],
        previous: index > 0 ? lessons[index - 1] : nil, next: lessons.dropFirst(index + 1).first)
      return FinishedPage(html: page.html, findings: findings, status: status)
    }

    private func write(_ page: HTML, _ name: String, _ console: Console) throws {
      let path = to + "/" + name
      do {
        try FileManager.default.createDirectory(atPath: to, withIntermediateDirectories: true)
        try Data(page.text.utf8).write(to: URL(filePath: path), options: .atomic)
      } catch {
        console.show(Finding(.pageNotWritten(reason: error.reason), name: path))
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
  /// The system's message, without the text that Foundation adds.
  var reason: String {
    let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return underlying.map { String(cString: strerror(Int32(truncatingIfNeeded: $0.code))) }
      ?? localizedDescription
  }
}

extension Lesson {
  /// Whether the code contains a call that sleeps. Functions that it calls may sleep, too.
  fileprivate var sleeps: Bool {
    codeBlocks.contains { $0.code.contains("sleep") || $0.code.contains("asyncAfter") }
  }
}
