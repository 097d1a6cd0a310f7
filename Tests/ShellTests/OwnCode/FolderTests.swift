import Foundation
import Pseudoterminals
import Testing

@Suite("folders of Swift files")
struct FolderTests {
  /// Runs `heirloom eval app --trace off` with these files in the folder.
  private func run(
    _ files: [String: String], trace: String = "off"
  ) async throws -> FinishedProcess {
    try await Product.run(["eval", "app", "--trace", trace]) { product in
      for (name, text) in files {
        let file = URL(filePath: product.home + "/app/" + name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }
  }

  private let model = "struct Model { var name = \"model\" }\n"

  @Test("a folder is one module: `main.swift` runs, and hidden files don't count")
  func script() async throws {
    let result = try await run([
      "main.swift": "print(Model().name)\n", "Models/Model.swift": model, ".build/Wrong.swift": "?",
    ])
    #expect(result.output == "model\n", "\(result.errors)")
    #expect(result.status == 0)
  }

  @Test("a failure in another file has its line there, and the file's name")
  func failures() async throws {
    let result = try await run([
      "main.swift": "import Testing\n@Test func fails() {\n  help()\n}\n",
      "Help.swift": "import IssueReporting\nfunc help() {\n  reportIssue(\"bad\")\n}\n",
    ])
    #expect(result.output.contains("  line 3 of Help.swift: bad\n"), "\(result.output)")
  }

  @Test("a closure in a trace names its file, unless that is the main file")
  func closures() async throws {
    let result = try await run(
      [
        "main.swift": """
        enum Local { @TaskLocal static var run: Run? }
        struct Run: Sendable { var work: @Sendable () -> Void }
        Local.$run.withValue(makeRun()) { Local.run?.work() }
        Local.$run.withValue(Run { print(2) }) { Local.run?.work() }
        """,
        "Runs.swift": "// A file.\nfunc makeRun() -> Run {\n  Run { print(1) }\n}\n",
      ], trace: "outline")
    let words = result.output.split { " \n│".contains($0) }.joined(separator: " ")
    #expect(words.contains("(work: closure at line 3 of Runs.swift)"), "\(result.output)")
    #expect(words.contains("(work: closure at line 4)"))
  }

  @Test("in a folder without `main.swift`, the file with `@main` runs")
  func markedMain() async throws {
    let result = try await run([
      "App.swift":
        "// @main is here.\n@MainActor @main\nstruct App {\n  static func main() { print(Model().name) }\n}\n",
      "A.swift": model, "b.swift/text.md": "no Swift",
    ])
    #expect(result.output == "model\n", "\(result.errors)")
    #expect(result.status == 0)
  }

  @Test("a folder in which nothing runs, and a package, are errors that say what to do")
  func refused() async throws {
    let nothing = try await run(["A.swift": model, "B.swift": "let b = 1\n"])
    #expect(nothing.status == 2)
    #expect(nothing.errors.contains("app: error: this folder has no `main.swift`"))
    let both = try await run(["A.swift": "@main struct A {}\n", "main.swift": "print(1)\n"])
    #expect(both.status == 1)
    #expect(both.errors.contains("app/A.swift:1:1: error: 'main' attribute"), "\(both.errors)")
    let package = try await run(["Package.swift": "", "Sources/App/main.swift": "print(1)\n"])
    #expect(package.status == 2)
    #expect(
      package.errors.contains(
        "app: error: this folder is a package, which consists of targets"))
  }
}
