import Foundation
import Lessons
import Sessions
import Testing

@Suite("files that users name")
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

  @Test("lessons are from the named folder, otherwise from beside us, otherwise from the command")
  func findsLessons() throws {
    try withFolder { root in
      let (here, named) = (root + "/here", root + "/named")
      try FileManager.default.createDirectory(atPath: here, withIntermediateDirectories: true)
      func find(_ variable: String? = nil) -> (source: LessonSource, findings: [Finding]) {
        LessonSource.find(
          currentDirectory: here, environment: variable.map { [LessonSource.variable: $0] } ?? [:])
      }
      #expect(find() == (.embedded, []))
      #expect(find("") == (.embedded, []))
      try write(sampleText, to: named + "/01-a.md")
      #expect(find(named) == (.folder(LessonFolder(path: named, in: here)), []))
      #expect(find("../named") == (.folder(LessonFolder(path: "../named", in: here)), []))
      #expect(try find(named).source.load().library.lessons.map(\.slug) == ["a"])
      #expect(try find("../named").source.load().library.lessons.map(\.slug) == ["a"])

      try write(sampleText, to: here + "/lessons/02-b.md")
      let beside = find()
      #expect(beside.source == .folder(LessonFolder(path: "lessons", in: here)))
      #expect(beside.findings.isEmpty)
      #expect(try beside.source.load().library.lessons.map(\.path) == ["lessons/02-b.md"])
      #expect(find("./lessons").findings.isEmpty, "the same folder by another name")
    }
  }

  @Test("a folder of lessons that another one shadows is named")
  func shadowedLessons() throws {
    try withFolder { root in
      try write(sampleText, to: root + "/lessons/01-a.md")
      try write(sampleText, to: root + "/named/01-a.md")
      let found = LessonSource.find(
        currentDirectory: root, environment: [LessonSource.variable: root + "/named"])
      #expect(found.source == .folder(LessonFolder(path: root + "/named", in: root)))
      #expect(found.findings.map(\.severity) == [.note])
      #expect(found.findings.first?.name == "lessons")
      #expect(
        found.findings.first?.advice
          == "`HEIRLOOM_LESSONS` names another folder: \(root)/named.")
    }
  }

  @Test("a folder of lessons that can't be used is reported, and other lessons are available")
  func unusableLessons() throws {
    try withFolder { root in
      func check(_ path: String, _ symptom: String) throws {
        let (source, findings) = LessonSource.find(
          currentDirectory: root, environment: [LessonSource.variable: path])
        #expect(source == .embedded)
        #expect(try !source.load().library.lessons.isEmpty)
        #expect(findings.map(\.name) == [path])
        #expect(findings.map(\.severity) == [.error])
        #expect(findings.first?.message.hasPrefix(symptom) == true, "\(findings)")
        #expect(findings.first?.advice?.contains("built-in lessons are used") == true)
      }
      try check(root + "/none", "there is no such folder")
      try write(sampleText, to: root + "/file")
      try check(root + "/file", "this is a file")
      try write(sampleText, to: root + "/empty/README.md")
      try check(root + "/empty", "there are no lessons in this folder")
      try write(sampleText, to: root + "/closed/01-a.md")
      try withoutAccess(to: root + "/closed") {
        try check(root + "/closed", "the folder can't be read")
      }
    }
  }

  @Test("a file that can't be read is reported, and the other lessons are available")
  func unreadableLesson() throws {
    try withFolder { root in
      try write(sampleText, to: root + "/01-a.md")
      try FileManager.default.createDirectory(
        atPath: root + "/02-b.md", withIntermediateDirectories: true)
      try write("no lesson", to: root + "/03-c.md")
      let (library, findings) = try LessonFolder(path: root).load()
      #expect(library.lessons.map(\.slug) == ["a", "c"])
      #expect(findings.map(\.name) == [root + "/02-b.md"])
      #expect(findings.first?.message == "this is a directory, not a file")
      #expect(library.parsed.map(\.diagnostics.isEmpty) == [true, false])
    }
  }

  /// Removes everyone's right to look into a folder. Root can still look into any.
  private func withoutAccess(to path: String, _ body: () throws -> Void) throws {
    guard getuid() != 0 else { return }
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path) }
    try body()
  }

  @Test(
    "a file that isn't a program is refused with a reason",
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

  @Test("a missing file and a directory have different messages")
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

  @Test("a program that is too long is refused without being read to its end")
  func longProgram() throws {
    try withFolder { root in
      let path = root + "/long.swift"
      try write(String(repeating: "// \n", count: 300_000), to: path)
      #expect(throws: UnreadableFile.self) {
        try TextFile.program(TextFile.bytes(at: path), path: path)
      }
      #expect(throws: UnreadableFile.self) { try TextFile.bytes(at: "/dev/zero") }
    }
  }
}
