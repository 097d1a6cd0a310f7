import ArgumentParser
import Foundation
import Lessons
import LineEditing
import Rendering
import Sessions

extension Heirloom {
  struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Verify lessons: every block runs and prints what its lesson says.")

    @Argument(help: "Lessons or folders of them; all lessons, otherwise.")
    var paths: [String] = []
    @Flag(help: "Show what has changed, and write it into the lessons.")
    var bless = false
    @OptionGroup var output: OutputOptions

    func validate() throws { try output.refusePictures() }

    func run() async throws {
      let console = Console(output)
      let running = RunningSession()
      let interrupts = Interrupts { _ in running.interrupt() }
      var status = ExitStatus.fine
      for (parsed, links) in try lessons(console, &status) {
        let report = await Checker().check(parsed, linkDiagnostics: links) {
          running.session = $0
        }
        running.session = nil
        status = max(status, try await settle(report, parsed, links, console))
        if running.isInterrupted { throw Leaving(.interrupted) }
      }
      withExtendedLifetime(interrupts) {}
      if status != .fine { throw Leaving(status) }
    }

    /// Shows a report, blesses if that was asked for, and returns what is left of its status.
    private func settle(
      _ report: Checker.Report, _ parsed: ParsedLesson, _ links: [LessonDiagnostic],
      _ console: Console
    ) async throws -> ExitStatus {
      guard bless, let blessed = report.blessed else {
        console.write(summary(of: report, console.options))
        for finding in report.findings { console.show(withDetails: finding) }
        return report.status
      }
      let path = parsed.lesson.path
      guard FileManager.default.fileExists(atPath: path) else {
        console.write(summary(of: report, console.options))
        console.show(
          Finding(
            message: "this lesson is part of the command; nothing can be written", name: path,
            advice: "Bless the files of a checkout: `heirloom check --bless lessons`."))
        return .misuse
      }
      console.write(difference(from: parsed.text, to: blessed, path: path, console.options))
      let current = try TextFile.bytes(at: path)
      guard let now = try? LessonFile(path: path, contents: current).decoded(), now == parsed.text
      else {
        console.show(
          Finding(message: "the file has changed meanwhile; nothing was written", name: path))
        return .failed
      }
      do {
        try StateFile(path: path).write(Data(blessed.utf8))
      } catch {
        console.show(Finding(message: error.description, name: path))
        return .misuse
      }
      // What blessing can't mend is still wrong.
      let rest = await Checker().check(Lesson.parse(blessed, path: path), linkDiagnostics: links)
      console.write(summary(of: rest, console.options))
      for finding in rest.findings { console.show(withDetails: finding) }
      return rest.status
    }

    private func lessons(
      _ console: Console, _ status: inout ExitStatus
    ) throws -> [(ParsedLesson, [LessonDiagnostic])] {
      guard !paths.isEmpty else {
        let (source, isAsNamed) = LessonAccess.source(console)
        if !isAsNamed { status = .misuse }
        return try whole(source, console, &status)
      }
      return try paths.flatMap { path -> [(ParsedLesson, [LessonDiagnostic])] in
        var isDirectory = ObjCBool(false)
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
        if exists, isDirectory.boolValue {
          return try whole(.folder(LessonFolder(path: path)), console, &status)
        }
        guard exists || path.contains("/") || path.hasSuffix(".md") else {
          return [(try LessonAccess.soundParsedLesson(path, console: console), [])]
        }
        let file = LessonFile(path: path, contents: try TextFile.bytes(at: path))
        let parsed = file.parse()
        let parent = URL(filePath: path).deletingLastPathComponent().path
        let links = parsed.linkDiagnostics {
          FileManager.default.fileExists(atPath: parent + "/" + $0)
        }
        return [(parsed, links)]
      }
    }

    private func whole(
      _ source: LessonSource, _ console: Console, _ status: inout ExitStatus
    ) throws -> [(ParsedLesson, [LessonDiagnostic])] {
      let (library, findings) = try source.load()
      for finding in findings { console.show(finding) }
      if !findings.isEmpty { status = .misuse }
      let links = source.linkDiagnostics(of: library)
      let own = Set(library.parsed.flatMap(\.diagnostics).map(\.description))
      for diagnostic in library.diagnostics where !own.contains(diagnostic.description) {
        console.show(Finding(diagnostic))
        status = max(status, .misuse)
      }
      if case .folder(let folder) = source, library.parsed.isEmpty {
        console.show(Finding(message: "there are no lessons in this folder", name: folder.path))
        status = .misuse
      }
      return library.parsed.map { parsed in
        (parsed, links.filter { $0.file == parsed.lesson.path })
      }
    }

    private func summary(of report: Checker.Report, _ options: RenderingOptions) -> String {
      let lesson = report.lesson
      let glyphs = options.glyphs
      let mark: StyledText =
        report.status == .fine
        ? StyledText(glyphs.right, .right) : StyledText(glyphs.wrong, .wrong)
      let counts = [
        "\(lesson.steps.count) steps", "\(lesson.codeBlocks.count) blocks",
        "\(lesson.predictions.count) predictions",
      ].joined(separator: ", ")
      var line: StyledText = "\(mark) "
      line.append(lesson.path, .strong)
      line.append("  " + counts, .dim)
      return options.painter.paint(line.wrapped(to: options.width, hanging: 4))
    }

    private func difference(
      from old: String, to new: String, path: String, _ options: RenderingOptions
    ) -> String {
      var lines = [StyledText(path, .strong)]
      for line in TextDifference.lines(from: old, to: new) {
        switch line {
        case .kept(let text, let number):
          lines.append("\(margin(number), .gutter)  \(text, .plain)")
        case .removed(let text, let number):
          lines.append("\(margin(number), .gutter)\("- \(text)", .wrong)")
        case .added(let text): lines.append("\(margin(nil), .gutter)\("+ \(text)", .right)")
        case .gap: lines.append("\(margin(nil), .gutter)\(options.glyphs.fold, .dim)")
        }
      }
      return options.painter.paint(lines)
    }

    private func margin(_ number: Int?) -> String {
      let text = number.map(String.init) ?? ""
      return String(repeating: " ", count: max(0, 4 - text.count)) + text + " "
    }
  }
}
