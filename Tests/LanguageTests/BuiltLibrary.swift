import Foundation
import Pseudoterminals

/// The libraries and their macros from the build of the tests, for programs that import them.
struct BuiltLibrary: Sendable {
  let modules: URL
  /// Expands the macros.
  private let plugin: URL
  private let linkFileList: URL

  /// Finds it beside the running test bundle.
  init?() {
    // The test runner may be the toolchain's. Then the bundle is in its arguments.
    let bundle = CommandLine.arguments.lazy.map {
      URL(filePath: $0).resolvingSymlinksInPath()
    }.first { $0.path.contains(".xctest") }
    guard let bundle else { return nil }
    var folder = bundle
    var name = ""
    while folder.path.contains(".xctest") {
      name = folder.deletingPathExtension().lastPathComponent
      folder = folder.deletingLastPathComponent()
    }
    modules = folder.appending(path: "Modules")
    plugin = folder.appending(path: "MacroPlugin-tool")
    linkFileList = folder.appending(path: "\(name).product/Objects.LinkFileList")
    guard FileManager.default.fileExists(atPath: linkFileList.path) else { return nil }
  }

  /// Whether a program imports one of the libraries.
  static func isImported(by text: String) -> Bool {
    let names = ["Clocks", "Composable", "CustomDump", "Dependencies", "IssueReporting"]
    return (names + standIns.map(\.name)).contains { text.contains("import \($0)") }
  }

  /// Modules of other packages that programs may import in the tutor, and ours that declare the same.
  private static let standIns = [
    (name: "CasePaths", module: "ComposableMacros"),
    (name: "ComposableArchitecture", module: "ComposableMacros"),
    (name: "ConcurrencyExtras", module: "Dependencies"),
    (name: "IdentifiedCollections", module: "Composable"),
  ]

  /// Writes those modules, so that the compiler finds them in the folder.
  func writeStandIns(to folder: URL) async throws {
    for (name, module) in Self.standIns {
      let source = folder.appending(path: "\(name).swift")
      try "@_exported import \(module)\n".write(to: source, atomically: false, encoding: .utf8)
      let result = try await Compiler.run(
        ["swiftc", "-emit-module", source.path, "-module-name", name, "-o"]
          + [folder.appending(path: "\(name).swiftmodule").path] + arguments)
      guard result.status == 0 else { throw Compiler.Failure(description: result.errors) }
    }
  }

  /// The compiler's arguments for the modules and their macros.
  var arguments: [String] {
    ["-I", modules.path, "-load-plugin-executable", "\(plugin.path)#MacroPlugin"]
  }

  /// Returns the objects of the libraries and of their dependencies.
  ///
  /// They are read from the build's list for linking, because its folders may contain objects of
  /// removed sources.
  func objects() throws -> [String] {
    let targets = [
      "Dependencies", "DependenciesCore", "Phrases", "Differences", "Clocks", "IssueReporting",
      "IssueReportingPackageSupport", "XCTestDynamicOverlay",
      "CustomDump", "DependenciesMacros", "Composable", "ComposableMacros",
    ]
    return try String(contentsOf: linkFileList, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
      .filter { path in targets.contains { path.contains("/\($0).build/") } }
  }
}
