import Foundation
import Pseudoterminals

/// The Swift compiler as an oracle for many small programs at once.
///
/// Linking costs more than compiling, so programs are linked together. Each is a separate module,
/// `program12x`, whose entry point is called `program12x_main`. One executable per set of libraries
/// contains them all and runs the program that its argument names. Every run is a separate process.
/// In a program's output, the module's name is replaced by `main`, as when it is compiled alone.
///
/// Conformances are found at run time across modules. If a program conformed a standard library
/// type to a standard library protocol, all other programs would see that conformance.
struct Compiler: Sendable {
  enum Verdict: Equatable, Sendable {
    /// It compiles; it wasn't run.
    case accepted
    /// It compiles and ran to its end or to a trap.
    case ran(output: [String], errors: String, trapped: Bool)
    /// It doesn't compile, because of errors at these lines.
    case refused(lines: Set<Int>, messages: [String])
    /// It compiles, and was stopped because it didn't end.
    case endless
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// A program and its job.
  struct Job: Sendable {
    let name: String
    let text: String
    /// The modules of a program with several, in the order of their imports.
    var modules: [Program.Section] = []
    /// False for a program that must only compile.
    let runs: Bool
    /// Whether it is run by XCTest.
    var hasTests: Bool { text.contains("import XCTest") }
  }

  private struct Compiled: Sendable {
    let job: Job
    let module: String
    let object: URL
    let result: FinishedProcess
    let usesLibrary: Bool
    var isAccepted: Bool { result.status == 0 }
  }

  /// The location of the library's modules and objects, for programs that import it.
  let library: BuiltLibrary?
  var secondsPerRun = 60.0

  func verdicts(of jobs: [Job]) async throws -> [String: Verdict] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "heirloom-oracle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if jobs.contains(where: { BuiltLibrary.isImported(by: $0.text) }) {
      try await library?.writeStandIns(to: folder)
    }

    let single = jobs.filter { $0.modules.isEmpty && !$0.hasTests }
    let compiled = try await concurrentMap(Array(single.enumerated())) { index, job in
      try await compile(job, module: "program\(index)x", in: folder)
    }
    var executables: [Bool: URL] = [:]
    for usesLibrary in [false, true] {
      let programs = compiled.filter {
        $0.isAccepted && $0.job.runs && $0.usesLibrary == usesLibrary
      }
      guard !programs.isEmpty else { continue }
      executables[usesLibrary] = try await link(
        programs, in: folder, name: usesLibrary ? "with-library" : "alone")
    }
    let verdicts = try await concurrentMap(compiled) { [executables] program in
      try await verdict(on: program, in: folder, executable: executables[program.usesLibrary])
    }
    let modular = try await concurrentMap(jobs.filter { !$0.modules.isEmpty }) { job in
      (job.name, try await verdict(onModules: job, in: folder))
    }
    let tested = try await concurrentMap(jobs.filter(\.hasTests)) { job in
      (job.name, try await verdict(onTests: job, in: folder))
    }
    return Dictionary(
      uniqueKeysWithValues: zip(single.map(\.name), verdicts) + modular + tested)
  }

  /// Returns the name, the version and the target of the compiler.
  static func version() async throws -> String {
    let result = try await run(["swiftc", "--version"])
    // Drivers of their own versions write their names to the other stream.
    return result.output.split(separator: "\n").joined(separator: ", ")
  }

  private func compile(_ job: Job, module: String, in folder: URL) async throws -> Compiled {
    let source = folder.appending(path: "\(module).swift")
    let object = folder.appending(path: "\(module).o")
    try job.text.write(to: source, atomically: false, encoding: .utf8)
    let usesLibrary = BuiltLibrary.isImported(by: job.text)
    var arguments = [
      "swiftc", "-c", source.path, "-o", object.path, "-module-name", module,
      "-swift-version", "6", "-diagnostic-style", "llvm", "-suppress-warnings",
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module)_main",
    ]
    if usesLibrary, let library { arguments += library.arguments + ["-I", folder.path] }
    let result = try await Self.run(arguments)
    return Compiled(
      job: job, module: module, object: object, result: result, usesLibrary: usesLibrary)
  }

  private func link(_ programs: [Compiled], in folder: URL, name: String) async throws -> URL {
    let parameters = "_: Int32, _: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>"
    let declarations = programs.map {
      "@_silgen_name(\"\($0.module)_main\") func \($0.module)(\(parameters)) -> Int32"
    }
    let cases = programs.map {
      "case \"\($0.module)\": _ = \($0.module)(CommandLine.argc, CommandLine.unsafeArgv)"
    }
    let lines =
      [
        "#if canImport(Darwin)", "import Darwin", "#elseif canImport(Musl)", "import Musl",
        "#else", "import Glibc", "#endif",
        // A trap would lose the buffered output of a file.
        "setvbuf(stdout, nil, _IOLBF, 0)",
      ] + declarations + ["switch CommandLine.arguments[1] {"] + cases + ["default: break", "}"]
    let source = folder.appending(path: "\(name).swift")
    try lines.joined(separator: "\n").write(to: source, atomically: false, encoding: .utf8)
    let executable = folder.appending(path: name)
    var objects = programs.map(\.object.path)
    if programs.contains(where: \.usesLibrary), let library { objects += try library.objects() }
    let result = try await Self.run(
      ["swiftc", source.path] + objects + ["-o", executable.path, "-module-name", "judge", "-lm"])
    guard result.status == 0 else { throw Failure(description: result.errors) }
    return executable
  }

  /// Runs a command, found by the shell's search path.
  static func run(
    _ command: [String], within limit: Duration = .seconds(600)
  ) async throws -> FinishedProcess {
    // Outside of the tests' own process the default context is live, as for a learner. A trap is
    // expected; its backtrace would take seconds.
    let environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DEPENDENCIES_CONTEXT": "live", "SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    return try await FinishedProcess.run(
      "/usr/bin/env", command, environment: environment, within: limit)
  }

  private func verdict(
    on program: Compiled, in folder: URL, executable: URL?
  ) async throws -> Verdict {
    guard program.isAccepted else {
      let file = folder.appending(path: "\(program.module).swift").path
      return .refused(
        lines: Self.errorLines(in: program.result.errors, file: file),
        messages: program.result.errors.split(separator: "\n")
          .filter { $0.contains(": error: ") }
          .map { String($0).replacing(folder.path + "/", with: "") })
    }
    guard program.job.runs, let executable else { return .accepted }
    let result = try await Self.run(
      [executable.path, program.module], within: .seconds(secondsPerRun))
    if result.exit == .signal(SIGKILL) { return .endless }
    let text = result.output.replacing(program.module, with: "main")
    return .ran(
      output: Self.lines(of: text), errors: result.errors, trapped: result.status != 0)
  }

  /// Returns the lines of errors. An error inside a macro's expansion has the line of the expanded
  /// attribute.
  static func errorLines(in messages: String, file: String) -> Set<Int> {
    var lines: Set<Int> = []
    var isExpanded = false
    for message in messages.split(separator: "\n") {
      let isError = message.contains(": error: ")
      let isOrigin =
        isExpanded
        && (message.contains("expanded code originates here")
          || message.contains("note: in expansion of macro"))
      guard isError || isOrigin else { continue }
      let place = message.drop { $0 == " " || $0 == "`" || $0 == "-" }
      if place.hasPrefix(file + ":"),
        let line = Int(place.dropFirst(file.count + 1).prefix(while: \.isNumber))
      {
        lines.insert(line)
        isExpanded = false
      } else {
        isExpanded = true
      }
    }
    return lines
  }

  /// Returns whole lines without trailing spaces, which comments can't show.
  static func lines(of output: String) -> [String] {
    if output.isEmpty { return [] }
    let body = output.hasSuffix("\n") ? String(output.dropLast()) : output
    return body.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
