import Foundation
import Pseudoterminals
import Testing

@Suite("README")
struct ReadmeTests {
  private static let programs = [
    "forgets.swift": """
    import Dispatch

    enum Locals { @TaskLocal static var value = 1 }

    await Locals.$value.withValue(42) {
      await Task {
        print(Locals.value)
      }.value
      await withCheckedContinuation { done in
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
          print(Locals.value)
          done.resume()
        }
      }
    }
    """,
    "orders.swift": """
    enum Request { @TaskLocal static var id = "none" }

    func log(_ message: String) {
      print("[\\(Request.id)] \\(message)")
    }

    await Request.$id.withValue("a1") {
      for item in ["tea", "cups"] {
        log("packing \\(item)")
      }
      await Task.detached { log("audit") }.value
    }
    """,
  ]

  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static var text: String {
    get throws { try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8) }
  }

  /// The commands that it shows, with what it says they print.
  private static var pictures: [(command: String, text: String)] {
    get throws {
      let readme = try text
      return readme.components(separatedBy: "```\n$ heirloom ").dropFirst().compactMap { block in
        guard let end = block.range(of: "\n```"), let line = block.range(of: "\n") else {
          return nil
        }
        return (
          String(block[..<line.lowerBound]), block[line.upperBound..<end.lowerBound] + "\n"
        )
      }
    }
  }

  @Test("its pictures are what the program prints")
  func pictures() async throws {
    let product = try Product()
    defer { product.remove() }
    for (name, text) in Self.programs {
      try text.write(
        toFile: product.home + "/" + name, atomically: true, encoding: .utf8)
    }
    let pictures = try Self.pictures
    #expect(pictures.count == 3)
    for (command, text) in pictures {
      let result = try await FinishedProcess.run(
        Product.path, command.split(separator: " ").map(String.init),
        environment: product.environment, directory: product.home)
      #expect(result.output == text, "\(command)")
    }
  }
  @Test("it lists every lesson by its title")
  func lessons() throws {
    let readme = try Self.text
    let folder = Self.package.appending(path: "lessons")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") && $0 != "README.md" }
    #expect(files.count >= 22)
    for file in files {
      let lesson = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let title = lesson.prefix { $0 != "\n" }.dropFirst(2)
      let number = try #require(Int(file.prefix(2)))
      #expect(readme.contains("\n\(number). [\(title)](lessons/\(file))\n"))
    }
  }
}
