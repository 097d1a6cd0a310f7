import Foundation
import Lessons
import Testing

@Suite("State on disk")
struct ProgressStoreTests {
  @Test("paths follow the XDG variables, then the home, then there are none")
  func paths() {
    let both = StatePaths(environment: [
      "HOME": "/home/a", "XDG_STATE_HOME": "/s/", "XDG_CONFIG_HOME": "/c",
    ])
    #expect(both.progressFile == "/s/heirloom/progress.json")
    #expect(both.historyFile == "/s/heirloom/history")
    #expect(both.settingsFile == "/c/heirloom/settings.json")
    let home = StatePaths(environment: ["HOME": "/home/a", "XDG_STATE_HOME": "relative"])
    #expect(home.stateDirectory == "/home/a/.local/state/heirloom")
    #expect(home.configurationDirectory == "/home/a/.config/heirloom")
    let none = StatePaths(environment: ["HOME": "", "XDG_CONFIG_HOME": "/c"])
    #expect(none.stateDirectory == nil)
    #expect(none.progressFile == nil)
    #expect(none.configurationDirectory == "/c/heirloom")
  }

  /// Runs a test in a folder of its own, which is gone afterwards.
  private func inFolder(_ body: (_ folder: String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path(percentEncoded: false))
  }

  private func store(in folder: String) -> ProgressStore {
    ProgressStore(paths: StatePaths(environment: ["XDG_STATE_HOME": folder]))
  }

  @Test("what is saved is loaded, from a folder that is made when it is needed")
  func roundTrip() throws {
    try inFolder { folder in
      var store = store(in: folder + "/new/deep")
      let fresh = store.load()
      #expect(fresh.progress == LearnerProgress())
      #expect(fresh.notices == [])
      try store.save(LearnerProgress(lastLesson: "a"))
      try store.save(LearnerProgress(lastLesson: "b"))
      #expect(store.load().progress.lastLesson == "b")
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder + "/new/deep/heirloom")
      #expect(names == ["progress.json"])
    }
  }

  @Test("without a home, progress is kept in memory and that is said")
  func memory() throws {
    var store = ProgressStore(paths: StatePaths(environment: [:]))
    #expect(store.place == .memory)
    #expect(store.load().notices == [.noHome])
    try store.save(LearnerProgress(lastLesson: "a"))
  }

  @Test("a damaged file is kept aside under names that are free, and a fresh one is started")
  func damaged() throws {
    try inFolder { folder in
      var store = store(in: folder)
      let path = folder + "/heirloom/progress.json"
      for (text, aside) in [("{", path + ".bad"), ("[]", path + ".bad2")] {
        try StateFile(path: path).write(Data(text.utf8))
        let loaded = store.load()
        #expect(loaded.progress == LearnerProgress())
        guard case .movedAside(path, to: aside, _)? = loaded.notices.first else {
          Issue.record("\(loaded.notices)")
          return
        }
        #expect(try StateFile(path: aside).read() == Data(text.utf8))
        #expect(try StateFile(path: path).read() == nil)
      }
      try store.save(LearnerProgress(lastLesson: "a"))
      #expect(store.load().progress.lastLesson == "a")
    }
  }

  @Test("a folder in the place of the file is moved aside as well")
  func folderInPlace() throws {
    try inFolder { folder in
      var store = store(in: folder)
      let path = folder + "/heirloom/progress.json"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      let notice = store.load().notices.first
      #expect(notice?.description.contains("could not be read") == true)
      try store.save(LearnerProgress(lastLesson: "a"))
      #expect(store.load().progress.lastLesson == "a")
    }
  }

  @Test("a write that fails says why and leaves the old content")
  func failingWrite() throws {
    try inFolder { folder in
      let file = StateFile(path: folder + "/taken/progress.json")
      try StateFile(path: folder + "/taken").write(Data("old".utf8))
      #expect(throws: StateFileError.self) { try file.write(Data("new".utf8)) }
      #expect(try StateFile(path: folder + "/taken").read() == Data("old".utf8))
    }
  }

  @Test("a file that is a link stays one, and what it leads to is written")
  func link() throws {
    try inFolder { folder in
      try StateFile(path: folder + "/real").write(Data("old".utf8))
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: folder + "/real")
      try StateFile(path: folder + "/link").write(Data("new".utf8))
      #expect(try StateFile(path: folder + "/real").read() == Data("new".utf8))
      let kind = try FileManager.default.attributesOfItem(atPath: folder + "/link")[.type]
      #expect(kind as? FileAttributeType == .typeSymbolicLink)
    }
  }
}
