import Foundation
import PackagePlugin

/// Lets `LessonEmbedder` write the lessons' texts, and those of the library that lessons run from its
/// source, into source files of the target, whenever one of them has changed.
@main
struct EmbedLessons: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "lessons")
    let lessons = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.sorted()
      .map { folder.appending(path: $0) }
    let library = context.package.directoryURL.appending(path: "Sources/Composable")
    let sources = try FileManager.default.subpathsOfDirectory(atPath: library.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { library.appending(path: $0) }
    return [
      try command("EmbeddedLessons", lessons, context: context),
      try command("EmbeddedComposable", sources, context: context),
    ]
  }

  /// Writes the texts of the files into a source file with an enumeration of the name.
  private func command(_ name: String, _ files: [URL], context: PluginContext) throws -> Command {
    let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
    return .buildCommand(
      displayName: "Writing \(name).swift",
      executable: try context.tool(named: "LessonEmbedder").url,
      arguments: [name, output.path] + files.map(\.path), inputFiles: files,
      outputFiles: [output])
  }
}
