import Foundation
import Testing

private let package = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The Swift files of the package, without the programs that tests run.
private func files() throws -> [URL] {
  let programs: Set<String> = ["Programs", "Hostile", "Fuzzing"]
  return try ["Sources", "Tests"].flatMap { root in
    let all = try #require(
      FileManager.default.enumerator(
        at: package.appending(path: root), includingPropertiesForKeys: nil))
    return all.compactMap { $0 as? URL }.filter { file in
      file.pathExtension == "swift" && programs.isDisjoint(with: file.pathComponents)
    }
  }
}

private func place(_ file: URL) -> String {
  String(file.path.dropFirst(package.path.count + 1))
}

@Test("a folder has at most fifteen files")
func foldersAreSmall() throws {
  let folders = try Dictionary(grouping: files()) { $0.deletingLastPathComponent() }
  #expect(folders.count > 100)
  for (folder, files) in folders where files.count > 15 {
    Issue.record("\(place(folder)) has \(files.count) files: group them in folders")
  }
}

@Test("a file has at most 400 lines, except the instruction loop")
func filesAreSmall() throws {
  // The compiler optimizes the loop as one function, and a second switch would cost time.
  let loop = "Sources/Machine/Activation/Activation+Running.swift"
  for file in try files() where place(file) != loop {
    let text = try Data(contentsOf: file)
    let count = text.count { $0 == UInt8(ascii: "\n") }
    if count > 400 { Issue.record("\(place(file)) has \(count) lines: divide it") }
  }
}
