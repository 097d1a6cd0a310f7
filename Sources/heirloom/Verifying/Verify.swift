import ArgumentParser
import Foundation
import Lessons
import MessageTables
import Phrases
import Recording
import Rendering
import Sessions

extension Heirloom {
  struct Verify: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "verify",
      abstract: CommandHelp.verify.text,
      discussion: CommandHelp.verify.details.text)

    @Argument(
      help: ArgumentHelp(.filesToVerify))
    var names: [String]
    @OptionGroup var modules: ModuleOptions
    @OptionGroup private var form: OutputArguments<TextFormats>
    var output: OutputOptions { form.options }

    func run() async throws {
      let console = Console(output)
      let running = RunningSession()
      let watchdog = Watchdog(running, console: console)
      defer { withExtendedLifetime(watchdog) {} }
      let verifying = Verifying(console: console, running: running)
      var agrees = true
      if names.allSatisfy({ $0.hasSuffix(".swift") }) {
        agrees = try await verifying.verify(
          ProgramSources(
            files: names, modules: modules.modules, libraries: modules.libraries))
      } else {
        for name in names {
          if let recaps = try LessonAccess.recaps(name) {
            agrees = try await verifying.verify(recaps) && agrees
            continue
          }
          let lesson = try LessonAccess.soundLesson(name, console: console)
          agrees = try await verifying.verify(lesson) && agrees
        }
      }
      if !agrees { throw Leaving(.failed) }
    }
  }
}

/// Runs a program in Heirloom and compiled, and compares the two.
struct Verifying {
  let console: Console
  let running: RunningSession

  /// - Returns: Whether both print the same and end in the same way.
  func verify(_ sources: ProgramSources) async throws -> Bool {
    let session = LearnerSession(libraries: sources.sessionLibraries)
    running.session = session
    let result = try await sources.submit(to: session)
    session.abandon()
    var here = Verification.Here(
      output: result.output, findings: result.findings, status: result.status,
      isRejected: result.isRejected)
    guard result.failedTests != nil else { return try show(here, sources.program) }
    var program = sources.program
    guard !program.imports("XCTest") else {
      here.output = ""
      here.status = .fine
      return try show(here, program, note: .testsNotRun)
    }
    here.output = TestVerdicts(output: result.output).text
    here.status = .fine
    program.isTests = true
    return try show(
      here, program,
      note: program.imports("Dependencies") ? .issuesNotCompared : nil)
  }

  /// Compares each program of a file of recaps on its own.
  func verify(_ recaps: ParsedRecaps) async throws -> Bool {
    var agrees = true
    for code in recaps.recaps.compactMap(\.code) {
      console.write(
        ViewText(options: console.options).line(CommandMessage.recapLine(code.line).text))
      let session = LearnerSession()
      running.session = session
      let record = await session.run(code, ofFile: recaps.path)
      session.abandon()
      let here = Verification.Here(
        output: record.result.output, findings: record.findings, status: record.status,
        isRejected: record.result.isRejected)
      agrees = try show(here, Toolchain.Program(code.compiledForm(ofFile: recaps.path))) && agrees
    }
    return agrees
  }

  func verify(_ lesson: Lesson) async throws -> Bool {
    let session = LearnerSession()
    running.session = session
    var here = Verification.Here(output: "", findings: [], status: .fine, isRejected: false)
    var pauses: [CodeBlock.ID: Int] = [:]
    let clock = ContinuousClock()
    var begin = clock.now
    here.status = await LessonRunner(session: session).run(lesson) { moment in
      guard let record = moment.record else { return }
      here.output +=
        record.block.mode == .rejected || record.block.test != nil ? "" : record.result.output
      here.findings += record.findings
      if record.result.leavesWork {
        // A tenth of a second more, because another machine may be slower or busy.
        pauses[record.block.id] = 100 + 2 * Int((clock.now - begin) / .milliseconds(1))
      }
      begin = clock.now
    }
    session.abandon()
    let hasTests = lesson.codeBlocks.contains { $0.test != nil }
    return try show(
      here, Toolchain.Program(lesson.compiledForm(pauses: pauses)),
      note: hasTests ? .lessonTestsNotRun : nil)
  }

  private func show(
    _ here: Verification.Here, _ program: Toolchain.Program, note: CommandMessage? = nil
  ) throws -> Bool {
    for finding in here.findings { console.show(finding) }
    do {
      let running = running
      let toolchain = try Toolchain { running.sessions.contains(where: \.isInterrupted) }
      let verification = Verification(
        here: here, compiled: try toolchain.run(program), note: note)
      console.write(verification.text(console.options))
      return verification.agrees
    } catch let missing as Toolchain.Missing {
      console.show(Finding(missing.problem))
      throw Leaving(.misuse)
    } catch is Subprocess.Interrupted {
      throw Leaving(.interrupted)
    }
  }
}

extension SubmissionResult {
  /// Whether it started work that nothing in the program has to wait for.
  fileprivate var leavesWork: Bool {
    (trace?.events ?? []).contains { event in
      guard case .laneCreated(let lane) = event.kind else { return false }
      return switch lane.kind {
      case .task, .detachedTask, .dispatch, .thread: true
      case .main, .asyncLet, .groupChild, .test: false
      }
    }
  }
}

extension Toolchain.Program {
  fileprivate init(_ form: CompiledForm) {
    self.init(
      modules: form.modules.map { module in
        Module(
          name: module.name,
          files: module.files.enumerated().map { ("\(module.name)\($0.offset).swift", $0.element) })
      } + [Module(name: "main", files: [("lesson.swift", form.source)], isMain: true)])
  }
}
