import Foundation

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
    ["Dependencies", "CustomDump", "Composable"].contains { text.contains("import \($0)") }
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
