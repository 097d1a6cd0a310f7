import Foundation
import Lessons
import Pseudoterminals
import Testing

/// The Swift compiler and our own command, as separate processes, because a test's own process has
/// another default context than a learner's.
struct Programs {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The folder of the build's modules and objects, which contains this test bundle.
  private let products: URL

  init() throws {
    let start = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    var folder = start.deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Modules").path) {
      let parent = folder.deletingLastPathComponent()
      guard parent.path != folder.path, folder.path != "/" else {
        // The test runner may be the toolchain's. Then the bundle is in its arguments.
        let bundle = CommandLine.arguments.first {
          $0.hasSuffix(".xctest") || $0.contains(".build/")
        }
        guard let bundle else { throw Failure(description: "no build products near \(start.path)") }
        products = URL(filePath: bundle).deletingLastPathComponent()
        return
      }
      folder = parent
    }
    products = folder
  }

  /// Compiles and runs a program with its own `main`, and returns its output.
  func output(of form: CompiledForm) async throws -> String {
    try await inFolder { folder in
      let program = folder.appending(path: "program")
      let modules = try await compile(form.modules, in: folder)
      let linked = form.linkedModules.compactMap { modules[$0.name] }
      let compiled = try await compile(
        form.source, in: folder, extra: try objects() + linked + ["-o", program.path])
      guard compiled.status == 0 else { throw Failure(description: compiled.errors) }
      return try await run(program.path, [])
        .output
    }
  }

  /// Returns the compiler's errors for a program that it must reject.
  func errors(in form: CompiledForm) async throws -> String {
    try await inFolder { folder in
      _ = try await compile(form.modules, in: folder)
      let compiled = try await compile(form.source, in: folder, extra: ["-typecheck"])
      guard compiled.status != 0 else { throw Failure(description: "it was accepted") }
      return compiled.errors
    }
  }

  /// Returns the printed output that `heirloom run` records for a lesson.
  ///
  /// - Parameter tests: The first lines of blocks that are tests, whose compiled form isn't run.
  func interpretedOutput(
    ofLesson path: String, except tests: Set<Int> = []
  ) async throws -> String {
    let result = try await run(
      products.appending(path: "heirloom").path, ["run", path, "--format", "json"])
    guard result.status == 0 else { throw Failure(description: result.output + result.errors) }
    var output = ""
    var isTest = false
    for line in result.output.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      if let sources = object?["sources"] as? [[String: Any]] {
        isTest = (sources.last?["fileLine"] as? Int).map(tests.contains) ?? false
      }
      if !isTest, object?["event"] as? String == "printed" {
        output += object?["text"] as? String ?? ""
      }
    }
    return output
  }

  private func inFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "heirloom-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }

  /// Returns the object of each file.
  private func compile(
    _ modules: [CompiledForm.Module], in folder: URL
  ) async throws -> [String: String] {
    var objects: [String: String] = [:]
    for module in modules {
      var files: [String] = []
      for (index, text) in module.files.enumerated() {
        let file = folder.appending(path: "\(module.name)\(index).swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        files.append(file.path)
      }
      let object = folder.appending(path: "\(module.name).o").path
      let compiled = try await run(
        "/usr/bin/env",
        [
          "swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", module.name, "-wmo",
          "-enable-testing", "-emit-module", "-emit-module-path",
          folder.appending(path: "\(module.name).swiftmodule").path, "-I", folder.path,
          "-c", "-o", object,
        ] + libraries + files)
      guard compiled.status == 0 else { throw Failure(description: compiled.errors) }
      objects[module.name] = object
    }
    return objects
  }

  private func compile(
    _ source: String, in folder: URL, extra: [String]
  ) async throws -> FinishedProcess {
    let file = folder.appending(path: "program.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try await run(
      "/usr/bin/env",
      [
        "swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", "main",
        "-I", folder.path, file.path,
      ] + libraries + extra)
  }

  /// The compiler's arguments for the libraries' modules and macros.
  private var libraries: [String] {
    [
      "-I", products.appending(path: "Modules").path, "-load-plugin-executable",
      products.appending(path: "MacroPlugin-tool").path + "#MacroPlugin",
    ]
  }

  /// Returns the objects of the library and of its dependencies.
  ///
  /// They are read from the list that linked these tests, because the build's folders may contain
  /// objects of removed sources.
  private func objects() throws -> [String] {
    let targets = [
      "Dependencies", "DependenciesCore", "Phrases", "Differences", "Clocks", "IssueReporting",
      "IssueReportingPackageSupport", "XCTestDynamicOverlay", "Composable", "CustomDump",
      "DependenciesMacros", "ComposableMacros",
    ]
    let list = products.appending(path: "heirloomPackageTests.product/Objects.LinkFileList")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
      .filter { path in targets.contains { path.contains("/\($0).build/") } }
  }

  private func run(
    _ program: String, _ arguments: [String]
  ) async throws -> FinishedProcess {
    // Outside of the tests' own process the default context is live, as for a learner.
    let environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_DEPENDENCIES_CONTEXT": "live"]) { $1 }
    return try await FinishedProcess.run(program, arguments, environment: environment)
  }
}
