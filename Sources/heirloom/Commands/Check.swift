import ArgumentParser
import Files
import Foundation
import Lessons
import LineEditing
import MessageTables
import Phrases
import Rendering
import Sessions

extension Heirloom {
  struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: CommandHelp.check.text,
      discussion: CommandHelp.check.details.text)

    @Argument(help: ArgumentHelp(.pathsToCheck))
    var paths: [String] = []
    @Flag(help: ArgumentHelp(.bless))
    var bless = false
    @Flag(help: ArgumentHelp(.watch))
    var watch = false
    @OptionGroup private var form: OutputArguments<TextFormats>
    var output: OutputOptions { form.options }

    func run() async throws {
      let console = Console(output)
      let running = RunningSession()
      let watchdog = Watchdog(running, console: console)
      defer { withExtendedLifetime(watchdog) {} }
      guard !watch else { return try await keepWatch(console, running) }
      let (targets, found) = try CheckTargets(console: console).find(paths)
      var status = found
      for target in targets {
        status = max(status, try await settle(target, console, running))
        if running.isInterrupted { throw Leaving(.interrupted) }
      }
      if status != .fine { throw Leaving(status) }
    }

    /// Checks a file and, with `--bless`, corrects it.
    ///
    /// - Returns: the status after the correction.
    func settle(
      _ target: CheckTarget, _ console: Console, _ running: RunningSession
    ) async throws -> ExitStatus {
      let report = await target.check { running.session = $0 }
      running.session = nil
      guard bless, let blessed = report.blessed else {
        show(report, of: target, console)
        return report.status
      }
      guard FileManager.default.fileExists(atPath: target.path) else {
        console.write(summary(of: report, of: target, console.options))
        console.show(Finding(.lessonIsEmbedded, name: target.path))
        return .misuse
      }
      console.write(
        difference(from: target.text, to: blessed, path: target.path, console.options))
      let current = LessonFile(path: target.path, contents: try TextFile.bytes(at: target.path))
      guard let now = try? current.decoded(), now == target.text else {
        console.show(Finding(.fileHasChanged, name: target.path))
        return .failed
      }
      do {
        try StateFile(path: target.path).write(Data(blessed.utf8))
      } catch {
        console.show(Finding(.fileNotWritten(reason: error.text), name: target.path))
        return .misuse
      }
      // Blessing doesn't correct every problem.
      let corrected = target.with(text: blessed)
      let rest = await corrected.check { running.session = $0 }
      running.session = nil
      show(rest, of: corrected, console)
      return rest.status
    }

    private func show(_ report: CheckTarget.Report, of target: CheckTarget, _ console: Console) {
      console.write(summary(of: report, of: target, console.options))
      for finding in report.findings.prefix(Self.findingLimit) {
        console.show(withDetails: finding)
      }
      let others = report.findings.count - Self.findingLimit
      guard others > 0 else { return }
      let message = CommandMessage.moreFindings(
        others, path: target.path, shown: Self.findingLimit)
      console.writeError("heirloom: \(message.text)\n")
    }

    /// The number of findings shown for one file. The next check shows others.
    private static let findingLimit = 50

    private func summary(
      of report: CheckTarget.Report, of target: CheckTarget, _ options: RenderingOptions
    ) -> String {
      let glyphs = options.glyphs
      let mark: StyledText =
        report.status == .fine
        ? StyledText(glyphs.right, .right) : StyledText(glyphs.wrong, .wrong)
      var line: StyledText = "\(mark) "
      line.append(target.path, .strong)
      line.append("  " + target.counts, .dim)
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
