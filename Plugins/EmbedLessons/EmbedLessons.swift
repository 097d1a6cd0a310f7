import Foundation
import PackagePlugin

/// Lets `LessonEmbedder` write the lessons' texts, and those of the library that lessons run from its
/// source, into source files of the target, whenever one of them has changed.
@main
struct EmbedLessons: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "lessons")
    let lessons = try names(in: folder).filter { $0 != "README.md" }
    let recaps = (try? names(in: folder.appending(path: "recaps"))) ?? []
    let library = context.package.directoryURL.appending(path: "Sources/Composable")
    let sources = try FileManager.default.subpathsOfDirectory(atPath: library.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    return [
      try command(
        "EmbeddedLessons", lessons + recaps.map { "recaps/" + $0 }, in: folder, context: context),
      try command("EmbeddedComposable", sources, in: library, context: context),
    ]
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.sorted()
  }

  /// Writes the texts of the files of a folder into a source file with an enumeration of the name.
  private func command(
    _ name: String, _ files: [String], in folder: URL, context: PluginContext
  ) throws -> Command {
    let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
    let paths = files.map { folder.appending(path: $0) }
    return .buildCommand(
      displayName: "Writing \(name).swift",
      executable: try context.tool(named: "LessonEmbedder").url,
      arguments: [name, output.path, folder.path] + files, inputFiles: paths,
      outputFiles: [output])
  }
}
