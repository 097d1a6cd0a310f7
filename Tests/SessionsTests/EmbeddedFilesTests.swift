import EmbeddedFiles
import Foundation
import Lessons
import Testing

@testable import Sessions

@Suite("files in the command")
struct EmbeddedFilesTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("the command contains the lessons of the repository, byte by byte")
  func lessons() throws {
    let names = try Self.names(of: ".md", in: "lessons")
    try check(EmbeddedFolder.lessons, names, in: "lessons")
    try check("lessons.c", function: "embeddedLessons", names, in: "lessons")
  }

  @Test("the lessons have no problems, so the command doesn't look for any")
  func rightLessons() throws {
    let source = LessonSource.embedded
    let (library, findings) = try source.load()
    #expect(findings.isEmpty)
    #expect(source.linkDiagnostics(of: library).map(\.description) == [])
    let folder = LessonFolder(path: Self.repository.appending(path: "lessons").path)
    #expect(try folder.load().library.diagnostics.map(\.description) == [])
  }

  @Test("the command contains the sources of the library that it runs, byte by byte")
  func sources() throws {
    let names = try Self.names(of: ".swift", in: "Sources/Composable")
    try check(EmbeddedFolder.composable, names, in: "Sources/Composable")
    try check("Composable.c", function: "embeddedComposable", names, in: "Sources/Composable")
  }

  @Test("the command contains the prelude, byte by byte")
  func prelude() throws {
    let names = try Self.names(of: ".swift", in: "Sources/Prelude/Library")
    try check(embeddedPrelude(), names, in: "Sources/Prelude/Library")
    try check(
      "Prelude.c", function: "embeddedPrelude", names, in: "Sources/Prelude/Library")
  }

  @Test("the command contains the names of Swift's modules, byte by byte")
  func toolchain() throws {
    let names = try Self.names(of: ".txt", in: "Sources/Prelude/Toolchain")
    try check(embeddedToolchain(), names, in: "Sources/Prelude/Toolchain")
    try check("Toolchain.c", function: "embeddedToolchain", names, in: "Sources/Prelude/Toolchain")
  }

  private static func names(of suffix: String, in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: repository.appending(path: folder).path)
      .filter { $0.hasSuffix(suffix) }.sorted()
  }

  private func check(
    _ embedded: EmbeddedFolder, _ names: [String], in folder: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(embedded.texts.map(\.name) == names, sourceLocation: location)
    for (name, text) in embedded.texts where names.contains(name) {
      let file = Self.repository.appending(path: folder).appending(path: name)
      #expect(try Data(text.utf8) == Data(contentsOf: file), "\(name)", sourceLocation: location)
    }
  }

  /// Compares the list of embedded files with the folder. `HEIRLOOM_RECORD=1` writes the list.
  private func check(
    _ list: String, function: String, _ names: [String], in folder: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let rows = names.map { name in
      """
        {"\(name)", (const char[]){
      #embed "../../\(folder)/\(name)" suffix(, 0)
        }},

      """
    }
    let wanted = """
      #include "EmbeddedFiles.h"

      static const struct EmbeddedFile files[] = {
      \(rows.joined())};

      struct EmbeddedFolder \(function)(void) {
        return (struct EmbeddedFolder){files, sizeof files / sizeof files[0]};
      }

      """
    let file = Self.repository.appending(path: "Sources/EmbeddedFiles").appending(path: list)
    let found = try String(contentsOf: file, encoding: .utf8)
    if found != wanted, ProcessInfo.processInfo.environment["HEIRLOOM_RECORD"] != nil {
      try wanted.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(found == wanted, "HEIRLOOM_RECORD=1 writes \(list).", sourceLocation: location)
  }
}
