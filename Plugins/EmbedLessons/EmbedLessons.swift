import Foundation
import PackagePlugin

/// Lets `LessonEmbedder` write the lessons' texts into a source file of the target, whenever one of
/// them has changed.
@main
struct EmbedLessons: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "lessons")
    let lessons = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()
      .map { folder.appending(path: $0) }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedLessons.swift")
    return [
      .buildCommand(
        displayName: "Embedding the lessons",
        executable: try context.tool(named: "LessonEmbedder").url,
        arguments: [output.path] + lessons.map(\.path), inputFiles: lessons,
        outputFiles: [output])
    ]
  }
}
