import Files
import Foundation
import Testing

@Suite("Files written atomically")
final class StateFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "files-\(UUID().uuidString)").path(percentEncoded: false)

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func file(_ name: String) -> StateFile { StateFile(path: folder + "/" + name) }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test("written content is read, from new folders, and nothing else is left")
  func roundTrip() throws {
    let nested = file("new/deep/state")
    #expect(try nested.read() == nil)
    try nested.write(Data("one".utf8))
    try nested.write(Data("two".utf8))
    #expect(try nested.read() == Data("two".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/new/deep") == ["state"])
  }

  @Test("a write that fails reports the system's error and leaves the old content")
  func failingWrite() throws {
    try file("taken").write(Data("old".utf8))
    #expect(
      throws: StateFileError.unwritable(path: folder + "/taken/state", reason: "Not a directory")
    ) { try file("taken/state").write(Data("new".utf8)) }
    #expect(try file("taken").read() == Data("old".utf8))
    try FileManager.default.createDirectory(
      atPath: folder + "/state", withIntermediateDirectories: true)
    #expect(throws: StateFileError.self) { try file("state").write(Data("new".utf8)) }
    #expect(try names() == ["state", "taken"])
  }

  @Test("the draft of a killed process is reused")
  func staleDraft() throws {
    try Data("half".utf8).write(to: URL(filePath: folder + "/state.draft"))
    try file("state").write(Data("whole".utf8))
    #expect(try file("state").read() == Data("whole".utf8))
    #expect(try names() == ["state"])
  }

  @Test("neither a link nor a pipe in the draft's place is followed")
  func hostileDraft() throws {
    try file("other").write(Data("other".utf8))
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/state.draft", withDestinationPath: folder + "/other")
    #expect(throws: StateFileError.self) { try file("state").write(Data("mine".utf8)) }
    #expect(try file("other").read() == Data("other".utf8))
    #expect(mkfifo(folder + "/piped.draft", 0o600) == 0)
    #expect(throws: StateFileError.self) { try file("piped").write(Data("mine".utf8)) }
  }

  @Test("a link stays a link, and its target is written, even if it doesn't exist yet")
  func link() throws {
    for (name, exists) in [("there", true), ("new", false)] {
      if exists { try file(name).write(Data("old".utf8)) }
      let link = file(name + "-link")
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: name)
      try link.write(Data("written".utf8))
      #expect(try file(name).read() == Data("written".utf8))
      #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) == name)
    }
  }

  @Test("permissions stay, and only the owner can write a new file")
  func permissions() throws {
    func mode(_ name: String) throws -> Int? {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
      return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
    try file("state").write(Data())
    #expect(try mode("state").map { $0 & 0o600 } == 0o600)
    chmod(folder + "/state", 0o640)
    try file("state").write(Data("new".utf8))
    #expect(try mode("state") == 0o640)
  }

  @Test("pipes, devices and files that are too large are reported without waiting")
  func otherKinds() throws {
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    for (path, failure) in [
      (folder + "/pipe", FileReading.Failure.notRegular), ("/dev/zero", .notRegular),
      (folder, .directory), (folder + "/none", .missing),
    ] {
      #expect(throws: failure) {
        try FileReading.bytes(at: path, limit: 10, keepsContent: true)
      }
    }
    try file("large").write(Data(count: 11))
    #expect(throws: FileReading.Failure.tooLarge(bytes: 11)) {
      try FileReading.bytes(at: folder + "/large", limit: 10, keepsContent: true)
    }
    #expect(throws: FileReading.Failure.tooLarge(bytes: nil)) {
      try FileReading.bytes(at: "/dev/zero", limit: 10, keepsContent: false)
    }
    #expect(try FileReading.bytes(at: folder + "/large", limit: 11, keepsContent: true).count == 11)
  }

  @Test("both ends of a large file are read")
  func ends() throws {
    try file("large").write(Data("0123456789".utf8))
    let both = try #require(try file("large").ends(first: 2, last: 3))
    #expect(both.first == Data("01".utf8) && both.last == Data("789".utf8) && !both.isWhole)
    let whole = try #require(try file("large").ends(first: 2, last: 10))
    #expect(whole.first == Data("01".utf8) && whole.last.count == 10 && whole.isWhole)
    #expect(try file("none").ends(first: 1, last: 1) == nil)
  }

  @Test("a file that is moved aside gets a free name")
  func moveAside() throws {
    for name in ["state.bad", "state.bad2"] {
      try file("state").write(Data(name.utf8))
      #expect(try file("state").moveAside() == folder + "/" + name)
    }
    #expect(throws: StateFileError.self) { try file("state").moveAside() }
  }

  @Test("processes that share a file take turns, so that no addition is lost")
  func exclusively() async throws {
    let state = file("state")
    try state.write(Data())
    await withTaskGroup { group in
      for index in 0..<4 {
        group.addTask {
          for _ in 0..<25 {
            state.exclusively {
              let bytes = (try? state.read()) ?? Data()
              #expect(throws: Never.self) { try state.write(bytes + [UInt8(index)]) }
            }
          }
        }
      }
    }
    #expect(try state.read()?.count == 100)
    #expect(try names() == ["state"])
  }
}
