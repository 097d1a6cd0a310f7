import Foundation
import Lessons

/// The Swift compiler of this machine, and the library to compile programs against.
struct Toolchain {
  /// Something that compiling needs was not found.
  struct Missing: Error {
    let problem: CommandProblem
  }

  /// A program for the compiler, in modules that import each other in this order.
  struct Program {
    struct Module {
      var name: String
      /// The names and texts of its files.
      var files: [(name: String, text: String)]
      /// Whether the program starts in this module, in `main.swift` or at its `@main` type.
      var isMain = false
    }

    var modules: [Module]
    /// Whether the program consists of tests.
    var isTests = false

    func imports(_ name: String) -> Bool {
      modules.contains { module in
        module.files.contains { $0.text.contains("import \(name)") }
      }
    }
  }

  /// The result of compiling and running.
  enum Result {
    case refused(String)
    case ran(output: String, errors: String, ending: Ending)
  }

  enum Ending: Equatable {
    case finished
    /// The program ended with another status than 0, or by a signal.
    case failed(status: Int32)
    /// The program was stopped after `seconds`.
    case endless
  }

  /// How long a compiled program may run.
  static let seconds = 30.0

  private let compiler: String
  private let products: URL
  /// Whether somebody no longer waits for the result.
  private let isInterrupted: () -> Bool

  init(isInterrupted: @escaping () -> Bool) throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let compiler = folders.map({ "\($0)/swiftc" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else {
      throw Missing(problem: .noCompiler)
    }
    self.compiler = compiler
    self.isInterrupted = isInterrupted
    products = URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// A file that is added to a program of tests, and runs them.
  private static let runner = (
    name: "HeirloomRunsTests.swift",
    text: "import Testing\n" + """
      @main struct HeirloomRunsTests {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }
      """
  )

  /// Compiles the program and runs it. Removes all temporary files.
  func run(_ program: Program) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "heirloom-verify-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var imported: Set<String> = []
    if program.imports("Dependencies") { imported.insert("Dependencies") }
    if program.imports("DependenciesTestSupport") {
      imported.formUnion(["Dependencies", "DependenciesTestSupport"])
    }
    if program.imports("Composable") {
      imported.formUnion(["Dependencies", "Composable", "CustomDump"])
    }
    if program.imports("DependenciesMacros") {
      imported.formUnion(["Dependencies", "DependenciesMacros"])
    }
    if program.imports("ComposableMacros") {
      imported.formUnion(["DependenciesMacros", "ComposableMacros"])
    }
    let library = imported.isEmpty ? [] : try libraryObjects(outermost: imported.sorted())
    var objects: [String: String] = [:]
    var messages = ""
    for var module in program.modules {
      if module.isMain, program.isTests {
        // `main.swift` can't contain the `@main` type of the runner's module.
        module.files = module.files.map {
          ($0.name == "main.swift" ? "tests.swift" : $0.name, $0.text)
        }
        module.files.append(Self.runner)
      }
      let object = folder.appending(path: "\(module.name).o").path
      let compiled = try compile(module, to: object, in: folder)
      if compiled.status == 0 { objects[module.name] = object } else { messages += compiled.errors }
    }
    if !messages.isEmpty {
      var text = messages.replacing(folder.path + "/", with: "")
      for module in program.modules {
        text = text.replacing("\(module.name).sources/", with: "")
      }
      return .refused(text)
    }
    let executable = folder.appending(path: "program")
    // `-lm`: the mathematical functions of Foundation and Glibc.
    let linked = try run(
      compiler,
      linked(program).compactMap { objects[$0] } + library
        + ["-o", executable.path, "-lm"], within: 300)
    guard linked.status == 0 else { return .refused(linked.errors) }
    if program.isTests { return try runTests(executable, in: folder) }
    let result = try run(
      executable.path, [], within: Self.seconds, context: "live", showsLines: true)
    return .ran(
      output: result.output, errors: result.errors,
      ending: !result.isOver
        ? .endless : result.status == 0 ? .finished : .failed(status: result.status))
  }

  /// Runs compiled tests. The output is the result of each test.
  private func runTests(_ executable: URL, in folder: URL) throws -> Result {
    let events = folder.appending(path: "events").path
    let result = try run(
      executable.path,
      ["--no-parallel", "--event-stream-version", "0", "--event-stream-output-path", events],
      within: Self.seconds, context: "test")
    let verdicts = TestVerdicts(
      events: (try? String(contentsOfFile: events, encoding: .utf8)) ?? "")
    return .ran(
      output: verdicts.text, errors: "",
      ending: !result.isOver
        ? .endless : verdicts.isWhole ? .finished : .failed(status: result.status))
  }

  private func compile(
    _ module: Program.Module, to object: String, in folder: URL
  ) throws -> Subprocess {
    let place = folder.appending(path: "\(module.name).sources")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var files: [String] = []
    for (name, text) in module.files {
      let file = place.appending(path: name)
      try text.write(to: file, atomically: false, encoding: .utf8)
      files.append(file.path)
    }
    var arguments = [
      "-swift-version", "6", "-wmo", "-module-name", module.name, "-I", folder.path,
      "-I", products.appending(path: "Modules").path, "-suppress-warnings", "-c", "-o", object,
    ]
    let plugin = products.appending(path: "MacroPlugin-tool").path
    if FileManager.default.fileExists(atPath: plugin) {
      arguments += ["-load-plugin-executable", plugin + "#MacroPlugin"]
    }
    if !module.files.contains(where: { $0.name == "main.swift" }) {
      arguments.append("-parse-as-library")
    }
    if !module.isMain {
      arguments += [
        "-enable-testing", "-emit-module", "-emit-module-path",
        folder.appending(path: "\(module.name).swiftmodule").path,
      ]
    }
    return try run(compiler, arguments + files, within: 300)
  }

  private func run(
    _ path: String, _ arguments: [String], within limit: Double, context: String = "live",
    showsLines: Bool = false
  ) throws -> Subprocess {
    try Subprocess.run(
      path, arguments, within: limit, context: context, showsLines: showsLines,
      isInterrupted: isInterrupted)
  }

  /// The modules that the program imports. Other modules are compiled but not linked.
  private func linked(_ program: Program) -> [String] {
    var linked: [String] = []
    var waiting = program.modules.filter(\.isMain).map(\.name)
    while let name = waiting.popLast() {
      guard !linked.contains(name),
        let module = program.modules.first(where: { $0.name == name })
      else { continue }
      linked.append(name)
      for line in module.files.flatMap({ $0.text.split(separator: "\n") }) {
        let words = line.split { $0 == " " || $0 == "\t" }
        if let index = words.firstIndex(of: "import"), index + 1 < words.count {
          waiting.append(String(words[index + 1]))
        }
      }
    }
    return linked
  }

  /// The object files of the library and of its dependencies, in the build folder of this command.
  ///
  /// The command links all modules except for the outermost ones, so those have no link list.
  private func libraryObjects(outermost: [String]) throws -> [String] {
    let targets = [
      "DependenciesCore", "Phrases", "Differences", "Clocks", "IssueReporting",
      "IssueReportingPackageSupport",
      "XCTestDynamicOverlay",
    ]
    let list = products.appending(path: "heirloom.product/Objects.LinkFileList")
    let linked = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    let own = outermost.map { module in
      let folder = products.appending(path: "\(module).build")
      let sources = try? String(contentsOf: folder.appending(path: "sources"), encoding: .utf8)
      return lines(sources ?? "").map { source in
        folder.appending(path: URL(filePath: source).lastPathComponent + ".o").path
      }
    }
    guard !linked.isEmpty, !own.contains(where: \.isEmpty),
      own.joined().allSatisfy({ FileManager.default.fileExists(atPath: $0) })
    else {
      throw Missing(problem: .noLibraryToLink)
    }
    return own.joined()
      + lines(linked).filter { path in targets.contains { path.contains("/\($0).build/") } }
  }

  /// The paths in a list that the build wrote, one per line, with or without quotation marks.
  private func lines(_ list: String) -> [String] {
    list.split(separator: "\n")
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
  }
}
