import ArgumentParser
import Foundation
import LineEditing
import MessageTables
import Pages
import Phrases
import Recording
import Rendering
import Sessions

extension Heirloom {
  struct Eval: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "eval",
      abstract: CommandHelp.eval.text)

    @Argument(
      help: ArgumentHelp(.files))
    var files: [String] = []
    @OptionGroup var package: PackageOptions
    @Option(
      help: ArgumentHelp(.why, valueName: "name"))
    var why: String?
    @Option(
      help: ArgumentHelp(.dump))
    var dump: Dump?
    @Flag(
      help: ArgumentHelp(.expand))
    var expand = false
    @Option(
      name: .customLong("limit"),
      help: ArgumentHelp(.limit(ProgramLimits.all), valueName: "name=number"),
      transform: LimitOption.init(argument:))
    var limits: [LimitOption] = []
    @Option(
      name: .customLong("env"),
      help: ArgumentHelp(.variable, valueName: "name=value"),
      transform: EnvironmentOption.init(argument:))
    var variables: [EnvironmentOption] = []
    @OptionGroup var modules: ModuleOptions
    @OptionGroup private var form: OutputArguments<ProgramFormats>
    var output: OutputOptions { form.options }

    func run() async throws {
      let console = Console(output)
      let sources = try await sources()
      let isLive = output.trace == .off && why == nil
      let session = LearnerSession(
        context: nil, libraries: sources.sessionLibraries, isTraced: !isLive,
        environment: EnvironmentOption.variables(variables), limits: LimitOption.limits(limits)
      ) { text, _ in
        if isLive { console.write(printed: text) }
      }
      let running = RunningSession()
      running.session = session
      let watchdog = Watchdog(running, console: console)
      defer { withExtendedLifetime(watchdog) {} }
      if expand {
        for file in sources.others + [sources.main] {
          let expanded = await session.expand(file.text, name: file.name)
          console.write(expanded.listing() ?? "")
        }
      }
      if expand || dump == .code {
        let code = try await sources.code(in: session)
        for finding in code.findings { console.show(finding) }
        if running.isInterrupted { throw Leaving(.interrupted) }
        guard let listing = code.listing else { throw Leaving(.failed) }
        if dump == .code { console.write(listing) }
        return
      }
      var result = try await sources.submit(to: session)
      // Somebody who interrupts doesn't wait for a long record to be drawn.
      if result.status == .interrupted { result.trace = result.trace?.shortened(to: 200) }

      for finding in result.findings { console.show(finding) }
      if let trace = result.trace, let why {
        let text = WhyText(trace, options: console.options)
        if let finding = Finding(trace) { console.show(finding) }
        guard let answer = text.text(why) else {
          console.writeError(styled: text.notRead(why))
          throw Leaving(.failed)
        }
        console.write(answer)
      } else if let trace = result.trace {
        if isLive, result.failedTests == nil {
          for issue in Finding.issues(of: trace) { console.show(withDetails: issue) }
        } else if !isLive {
          console.write(picture(of: result, console))
        }
        let isSeen =
          !isLive && !output.format.isPicture && output.format != .json && console.isTerminal
        if let finding = Finding(trace), !isSeen { console.show(finding) }
      }
      session.abandon()
      if result.status != .fine { throw Leaving(result.status) }
      if let failed = result.failedTests, failed > 0 { throw Leaving(.failed) }
    }

    func validate() throws {
      if package.path != nil, !files.isEmpty { throw ValidationError(.filesAndPackage) }
      if package.path == nil, package.target != nil { throw ValidationError(.targetWithoutPackage) }
    }

    private func sources() async throws -> ProgramSources {
      guard let path = package.path else {
        return try ProgramSources(
          files: files, modules: modules.modules, libraries: modules.libraries)
      }
      return try await ProgramSources(
        package: path, target: package.target, modules: modules.modules,
        libraries: modules.libraries)
    }

    enum Dump: String, ExpressibleByArgument, CaseIterable {
      case code
    }

    private func picture(of result: SubmissionResult, _ console: Console) -> String {
      guard let trace = result.trace else { return "" }
      let title = result.source.name
      switch output.format {
      case .json: return JSONLines.render(trace)
      case .html: return ProgramPage.html(trace, title: title).text
      case .svg: return Drawing.svg(trace)
      case .cast:
        var options = console.options
        (options.colour, options.width) = (output.color != .never, output.width ?? 80)
        return Asciicast.run(trace, title: title, options: options)
      case .text, .plain:
        return ViewText(options: console.options, isProgram: true).text(result, code: "")
      }
    }
  }
}
