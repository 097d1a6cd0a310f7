import Foundation
import PackagePlugin

/// Lets `LessonEmbedder` write the lessons' texts and summaries, and the texts of the library that
/// lessons run from its source, into source files of the target, whenever one of them has changed.
@main
struct EmbedLessons: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "lessons")
    let lessons = try names(of: ".md", in: folder).filter { $0 != "README.md" }
      .map { folder.appending(path: $0) }
    let library = context.package.directoryURL.appending(path: "Sources/Composable")
    let sources = try names(of: ".swift", in: library).map { library.appending(path: $0) }
    return [
      try command("EmbeddedLessons", folder, lessons, context: context),
      try command("EmbeddedComposable", library, sources, context: context),
    ]
  }

  /// The names of all files in the folder and those in it.
  private func names(of suffix: String, in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(suffix) }.sorted()
  }

  /// Writes the texts of the files into a source file with an enumeration of the name.
  private func command(
    _ name: String, _ folder: URL, _ files: [URL], context: PluginContext
  ) throws -> Command {
    let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
    return .buildCommand(
      displayName: "Writing \(name).swift",
      executable: try context.tool(named: "LessonEmbedder").url,
      arguments: [name, output.path, folder.path] + files.map(\.path), inputFiles: files,
      outputFiles: [output])
  }
}
