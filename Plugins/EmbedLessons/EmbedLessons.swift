import Foundation
import PackagePlugin

/// Lets `LessonEmbedder` write the lessons' texts into a source file of the target, whenever one of
/// them has changed.
@main
struct EmbedLessons: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "lessons")
    let lessons = try names(in: folder).filter { $0 != "README.md" }
    let recaps = (try? names(in: folder.appending(path: "recaps"))) ?? []
    let files = (lessons + recaps.map { "recaps/" + $0 }).map { folder.appending(path: $0) }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedLessons.swift")
    return [
      .buildCommand(
        displayName: "Embedding the lessons",
        executable: try context.tool(named: "LessonEmbedder").url,
        arguments: [output.path, folder.path] + files.map(\.path), inputFiles: files,
        outputFiles: [output])
    ]
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.sorted()
  }
}
