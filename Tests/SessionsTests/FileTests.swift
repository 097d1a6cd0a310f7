import Foundation
import Lessons
import Sessions
import Testing

@Suite("files that people name")
struct FileTests {
  /// A folder for one test.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.path + "/sessions-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  private func write(_ text: String, to path: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test("lessons are found where the environment says, beside us, or above the executable")
  func findsLessons() throws {
    try withFolder { root in
      let (here, package, named) = (root + "/here", root + "/package", root + "/named")
      func folder(_ environment: [String: String] = [:]) throws -> String {
        try LessonFolder(
          currentDirectory: here, executable: package + "/.build/debug/heirloom",
          environment: environment
        ).path
      }
      #expect(throws: UnreadableFile.self) { try folder() }
      try write(sampleText, to: package + "/lessons/01-a.md")
      #expect(try folder().hasSuffix("/package/lessons"))
      try write(sampleText, to: here + "/lessons/01-a.md")
      #expect(try folder() == "lessons")
      #expect(throws: UnreadableFile.self) { try folder([LessonFolder.variable: named]) }
      try write(sampleText, to: named + "/01-a.md")
      #expect(try folder([LessonFolder.variable: named]) == named)
      #expect(try LessonFolder(path: named).load().lessons.map(\.slug) == ["a"])
    }
  }

  @Test(
    "what is no program is refused with a reason",
    arguments: [
      (Data(), "empty"), (Data(" \n".utf8), "empty"), (Data([0xFF]), "UTF-8"),
      (Data([0x61, 0x00]), "NUL"), (Data(repeating: 0x61, count: 10 << 20 + 1), "bytes"),
    ])
  func refusesPrograms(_ bytes: Data, _ reason: String) {
    let error = #expect(throws: UnreadableFile.self) {
      try TextFile.program(bytes, path: "x.swift")
    }
    #expect(error?.finding.name == "x.swift")
    #expect(error?.finding.message.contains(reason) == true, "\(String(describing: error))")
  }

  @Test("a missing file and a directory are told apart")
  func refusesPaths() throws {
    try withFolder { root in
      let missing = #expect(throws: UnreadableFile.self) {
        try TextFile.bytes(at: root + "/none")
      }
      #expect(missing?.finding.message == "there is no such file")
      let directory = #expect(throws: UnreadableFile.self) { try TextFile.bytes(at: root) }
      #expect(directory?.finding.message.contains("directory") == true)
    }
  }
}
