import Files
import Foundation
import Lessons
import MessageTables
import Phrases
import Testing

@Suite("State on disk")
struct ProgressStoreTests {
  @Test("paths follow the XDG variables, then the home directory; otherwise there are none")
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

  /// Runs a test in a temporary folder.
  private func inFolder(_ body: (_ folder: String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path(percentEncoded: false))
  }

  private func store(in folder: String, library: LessonLibrary? = nil) -> ProgressStore {
    ProgressStore(
      paths: StatePaths(environment: ["XDG_STATE_HOME": folder]), library: library)
  }

  @Test("saved progress is loaded, from a folder that is made on demand")
  func roundTrip() throws {
    try inFolder { folder in
      var store = store(in: folder + "/new/deep")
      let fresh = store.load()
      #expect(fresh.progress == LearnerProgress())
      #expect(fresh.notices == [])
      _ = try store.save(LearnerProgress(lastLesson: "a"))
      _ = try store.save(LearnerProgress(lastLesson: "b"))
      #expect(store.load().progress.lastLesson == "b")
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder + "/new/deep/heirloom")
      #expect(names == ["progress.json"])
    }
  }

  @Test("without a home directory, progress is kept in memory, with a notice")
  func memory() throws {
    var store = ProgressStore(paths: StatePaths(environment: [:]))
    #expect(store.place == .memory)
    #expect(store.load().notices == [.noHome])
    _ = try store.save(LearnerProgress(lastLesson: "a"))
  }

  @Test("a damaged file is moved to a free name, and a new one is started")
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
      _ = try store.save(LearnerProgress(lastLesson: "a"))
      #expect(store.load().progress.lastLesson == "a")
    }
  }

  @Test("a folder in the place of the file is moved as well")
  func folderInPlace() throws {
    try inFolder { folder in
      var store = store(in: folder)
      let path = folder + "/heirloom/progress.json"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      let notice = store.load().notices.first
      #expect(notice?.text.contains("could not be read") == true)
      _ = try store.save(LearnerProgress(lastLesson: "a"))
      #expect(store.load().progress.lastLesson == "a")
    }
  }

  @Test("shells that began with the same progress keep what each of them reached")
  func twoShells() throws {
    try inFolder { folder in
      let lesson = Self.lesson
      var (first, second) = (
        store(in: folder, library: Self.library), store(in: folder, library: Self.library)
      )
      var one = first.load().progress
      var two = second.load().progress
      one.reach(step: 2, element: 0, in: lesson)
      one.log(Self.answer("b"), in: lesson)
      one.lessons["other", default: LessonProgress()].isCompleted = true
      one = try first.save(one).progress
      two.reach(step: 1, element: 1, in: lesson)
      two.log(Self.answer("a"), in: lesson)
      two[lesson].exercise = ExerciseProgress(draft: "x", isSolved: true)
      two.recaps["r"] = [LoggedRecap(isRight: true, date: "2026-01-01")]
      two = try second.save(two).progress
      one.complete(lesson)
      one.log(Self.answer("c"), in: lesson)
      one[lesson].exercise = ExerciseProgress(draft: "y", isSolved: false)
      one.recaps["r"] = [LoggedRecap(isRight: false, date: "2026-01-02")]
      one = try first.save(one).progress

      let kept = self.kept(in: folder)
      #expect(kept == one)
      #expect(kept.lessons["other"]?.isCompleted == true)
      #expect(kept[lesson].isCompleted && kept[lesson].position == nil)
      #expect(kept[lesson].furthestStep == "c")
      #expect(kept[lesson].answers.map(\.choice) == ["b", "a", "c"])
      #expect(kept[lesson].exercise == ExerciseProgress(draft: "y", isSolved: true))
      #expect(kept.recaps["r"]?.map(\.isRight) == [true, false])
      // A shell that continues uses its own position, and nothing is added twice.
      #expect(try second.save(two).progress == kept)
    }
  }

  @Test("a renamed lesson and its reworded steps keep their progress, answers and recaps")
  func renamed() throws {
    let old = LessonLibrary(files: [
      LessonFile(path: "1-old.md", text: "# Old\n## First\na\n## Second\nb\n## Third\nc\n")
    ])
    let new = LessonLibrary(files: [
      LessonFile(
        path: "1-new.md",
        text: """
          # New

          <!-- formerly old -->
          ## First
          a
          ## The second step

          <!-- formerly second -->

          b
          ## Third
          c
          """)
    ])
    #expect(new.diagnostics == [])
    try inFolder { folder in
      let lesson = try old.lesson(named: "old").lesson
      var progress = LearnerProgress()
      progress.reach(step: 1, element: 1, in: lesson)
      progress.log(
        LoggedAnswer(step: "second", choice: "b", isRight: false, date: "2026-01-01"), in: lesson)
      progress.recaps["old/second 2"] = [LoggedRecap(isRight: true, date: "2026-01-01")]
      progress.lessons["mine", default: LessonProgress()].isCompleted = true
      var before = store(in: folder, library: old)
      _ = try before.save(progress)

      var after = store(in: folder, library: new)
      var kept = after.load().progress
      let renamed = try new.lesson(named: "old").lesson
      #expect(renamed.slug == "new")
      #expect(kept.lastLesson == "new")
      #expect(kept.place(in: renamed) == (1, 1))
      #expect(kept[renamed].furthestStep == "the-second-step")
      #expect(kept.misses(in: renamed, []) == ["the-second-step": 1])
      #expect(kept.recaps["new/the-second-step 2"]?.count == 1)
      #expect(kept.lessons["mine"]?.isCompleted == true && kept.lessons["old"] == nil)

      // A shell of the older version writes the former names again.
      progress.complete(lesson)
      _ = try before.save(progress)
      kept.log(
        LoggedAnswer(step: "third", choice: "c", isRight: true, date: "2026-01-02"), in: renamed)
      kept = try after.save(kept).progress
      #expect(kept[renamed].isCompleted && kept.lessons.keys.sorted() == ["mine", "new"])
      #expect(kept[renamed].answers.map(\.step) == ["the-second-step", "third"])
    }
  }

  @Test("a further step isn't replaced by a nearer one")
  func furthest() throws {
    try inFolder { folder in
      let lesson = Self.lesson
      var (first, second) = (
        store(in: folder, library: Self.library), store(in: folder, library: Self.library)
      )
      var (one, two) = (first.load().progress, second.load().progress)
      one.reach(step: 2, element: 0, in: lesson)
      _ = try first.save(one)
      two.reach(step: 1, element: 0, in: lesson)
      let kept = try second.save(two).progress
      #expect(kept[lesson].furthestStep == "c")
      #expect(kept[lesson].position == LessonPosition(step: "b", element: 0))
    }
  }

  @Test("a file that is damaged or removed while a shell runs loses nothing that the shell knows")
  func changedMeanwhile() throws {
    try inFolder { folder in
      var store = store(in: folder)
      let file = StateFile(path: folder + "/heirloom/progress.json")
      var progress = store.load().progress
      progress.lastLesson = "a"
      progress = try store.save(progress).progress
      try file.write(Data("garbage".utf8))
      progress.lastLesson = "b"
      let saved = try store.save(progress)
      guard case .movedAside(file.path, to: let aside, _)? = saved.notice else {
        Issue.record("\(saved)")
        return
      }
      #expect(try StateFile(path: aside).read() == Data("garbage".utf8))
      #expect(kept(in: folder).lastLesson == "b")
      try FileManager.default.removeItem(atPath: folder + "/heirloom")
      progress.lessons["x", default: LessonProgress()].isCompleted = true
      _ = try store.save(progress)
      #expect(kept(in: folder) == progress)
    }
  }

  private func kept(in folder: String) -> LearnerProgress {
    var store = store(in: folder)
    return store.load().progress
  }

  private static func answer(_ choice: String) -> LoggedAnswer {
    LoggedAnswer(step: "a", choice: choice, isRight: true, date: "2026-01-01")
  }

  /// Three steps: `a`, `b` and `c`.
  private static let library = LessonLibrary(files: [
    LessonFile(
      path: "lesson.md", text: "# Title\n\n## A\n\nText.\n\n## B\n\nText.\n\n## C\n\nText.\n")
  ])
  private static var lesson: Lesson { library.lessons[0] }
}
