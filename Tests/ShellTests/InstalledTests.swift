import Foundation
import Pseudoterminals
import Testing

/// The command without other files, as after copying or installing it.
@Suite("The command alone")
struct InstalledTests {
  /// Runs a copy of the command, in an otherwise empty folder.
  ///
  /// - Parameter lessons: The name of a folder in it.
  private func run(
    _ arguments: [String], lessons: String? = nil, prepare: (String) throws -> Void = { _ in }
  ) async throws -> FinishedProcess {
    let product = try Product()
    defer { product.remove() }
    let folder = product.home + "/empty"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let copy = folder + "/heirloom"
    // Copied by another process. A copy that this one writes is open in each process that a test starts
    // meanwhile, and a file that is open for writing can't be run ("Text file busy").
    let copied = try await FinishedProcess.run(
      "/bin/cp", [Product.path, copy], environment: product.environment)
    try #require(copied.status == 0, "\(copied.errors)")
    try prepare(folder)
    var environment = product.environment
    environment["HEIRLOOM_LESSONS"] = lessons
    return try await FinishedProcess.run(
      copy, arguments, environment: environment, directory: folder)
  }

  @Test("lists its lessons and runs one")
  func lessons() async throws {
    let list = try await run(["list"])
    #expect(list.status == 0)
    #expect(list.output.contains("Task-local values are bound for a scope"))
    #expect(list.output.split(separator: "\n").count >= 6)
    #expect(list.errors == "")
    let lesson = try await run(["run", "1", "--trace", "off"])
    #expect(lesson.status == 0)
    #expect(lesson.errors == "")
    #expect(!lesson.output.isEmpty)
    let sound = try await run(["check", "1"])
    #expect(sound.status == 0)
    #expect(sound.output.contains("01-binding-a-task-local.md"))
  }

  @Test("reports that a folder of lessons is missing, and uses its own")
  func missingFolder() async throws {
    let list = try await run(["list"], lessons: "none")
    #expect(list.status == 2)
    #expect(list.errors.contains("there is no such folder, but `HEIRLOOM_LESSONS` names it"))
    #expect(list.output.contains("Task-local values are bound for a scope"))
    let lesson = try await run(["run", "1", "--trace", "off"], lessons: "none")
    #expect(lesson.status == 0)
    #expect(lesson.errors.contains("there is no such folder"))
  }

  @Test("reports the broken lessons of a folder, and has the others")
  func brokenFolder() async throws {
    let list = try await run(["list"], lessons: "partly") { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/partly/02-folder.md", withIntermediateDirectories: true)
      try Product.lesson.write(
        toFile: folder + "/partly/01-sound.md", atomically: true, encoding: .utf8)
      try Data([0xFF]).write(to: URL(filePath: folder + "/partly/03-bytes.md"))
    }
    #expect(list.status == 2)
    #expect(list.output.contains("A sample"))
    #expect(list.errors.contains("02-folder.md: error: this is a directory, not a file"))
    #expect(list.errors.contains("03-bytes.md"))
  }

  @Test("reports that lessons here are shadowed, which isn't a failure")
  func shadowed() async throws {
    let list = try await run(["list"], lessons: "other") { folder in
      for name in ["lessons", "other"] {
        try FileManager.default.createDirectory(
          atPath: folder + "/" + name, withIntermediateDirectories: true)
        try Product.lesson.replacing("A sample", with: "From \(name)").write(
          toFile: folder + "/\(name)/01-a.md", atomically: true, encoding: .utf8)
      }
    }
    #expect(list.status == 0)
    #expect(list.output.contains("From other"))
    #expect(!list.output.contains("From lessons"))
    #expect(list.errors.contains("lessons: note: the lessons in this folder are not used"))
  }

  @Test(
    "writes completions for each shell",
    arguments: [("bash", "complete"), ("zsh", "#compdef"), ("fish", "complete -c")])
  func completions(shell: String, word: String) async throws {
    let result = try await run(["--generate-completion-script", shell])
    #expect(result.status == 0)
    #expect(result.output.contains(word))
    for command in ["list", "run", "eval", "check", "verify", "demo"] {
      #expect(result.output.contains(command))
    }
  }
}
