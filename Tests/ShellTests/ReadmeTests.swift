import Foundation
import Pseudoterminals
import Testing

@Suite("README and the pages of Documentation")
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

  private static func text(of page: String) throws -> String {
    try String(contentsOf: package.appending(path: page), encoding: .utf8)
  }

  /// Returns the commands that a page shows, with their displayed output.
  private static func pictures(in page: String) throws -> [(command: String, text: String)] {
    let text = try text(of: page)
    return text.components(separatedBy: "```\n$ heirloom ").dropFirst().compactMap { block in
      guard let end = block.range(of: "\n```"), let line = block.range(of: "\n") else {
        return nil
      }
      return (
        String(block[..<line.lowerBound]), block[line.upperBound..<end.lowerBound] + "\n"
      )
    }
  }

  @Test(
    "a page shows the program's actual output",
    arguments: [("README.md", 1), ("Documentation/Commands.md", 2)])
  func pictures(page: String, count: Int) async throws {
    let product = try Product()
    defer { product.remove() }
    for (name, text) in Self.programs {
      try text.write(
        toFile: product.home + "/" + name, atomically: true, encoding: .utf8)
    }
    let pictures = try Self.pictures(in: page)
    #expect(pictures.count == count)
    for (command, text) in pictures {
      let result = try await FinishedProcess.run(
        Product.path, command.split(separator: " ").map(String.init),
        environment: product.environment, directory: product.home)
      #expect(result.output == text, "\(command)")
    }
  }

  @Test("the page about traces shows a part of a real trace")
  func trace() async throws {
    let product = try Product()
    defer { product.remove() }
    let page = try Self.text(of: "Documentation/ReadingATrace.md")
    let program = try #require(Self.block(after: "```swift\n", in: page))
    let trace = try #require(Self.block(after: "\n\n```\n", in: page))
    try program.write(
      toFile: product.home + "/trace.swift", atomically: true, encoding: .utf8)
    let result = try await FinishedProcess.run(
      Product.path, ["eval", "--width", "78", "trace.swift"],
      environment: product.environment, directory: product.home)
    #expect(result.output.contains(trace))
  }

  private static func block(after fence: String, in page: String) -> String? {
    guard let start = page.range(of: fence)?.upperBound,
      let end = page[start...].range(of: "\n```")?.lowerBound
    else { return nil }
    return page[start..<end] + "\n"
  }

  @Test(
    "the programs on the pages run",
    arguments: [("README.md", 1), ("Documentation/Libraries.md", 2)])
  func programs(page: String, count: Int) async throws {
    let product = try Product()
    defer { product.remove() }
    // Tests belong to the program before them.
    let programs = try Self.text(of: page).components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
      .filter { $0.hasPrefix("import ") }
      .reduce(into: [String]()) { programs, text in
        if text.contains("import Testing"), !programs.isEmpty {
          programs[programs.count - 1] += "\n" + text
        } else {
          programs.append(text)
        }
      }
    #expect(programs.count == count)
    for program in programs {
      try program.write(
        toFile: product.home + "/page.swift", atomically: true, encoding: .utf8)
      let result = try await FinishedProcess.run(
        Product.path, ["eval", "--trace", "off", "page.swift"],
        environment: product.environment, directory: product.home)
      #expect(result.status == 0, "\(result.output)\(result.errors)\n\(program)")
      // The comments at the end of a program are its output.
      let comments = program.split(separator: "\n").reversed().prefix { $0.hasPrefix("// ") }
      for comment in comments {
        let line = comment.dropFirst(3).replacing("App/main.swift", with: "main/main.swift")
        #expect(result.output.contains(line), "\(result.output)")
      }
    }
  }

  @Test("the page about the shell lists every lesson by its title")
  func lessons() throws {
    let page = try Self.text(of: "Documentation/Shell.md")
    let folder = Self.package.appending(path: "lessons")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") && !["README.md", "tour.md"].contains($0) }
    #expect(files.count >= 22)
    for file in files {
      let lesson = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let title = lesson.prefix { $0 != "\n" }.dropFirst(2)
      let number = try #require(Int(file.prefix(2)))
      #expect(page.contains("\n\(number). [\(title)](../lessons/\(file))\n"))
    }
  }

  @Test("README has fewer than 150 lines of text")
  func length() throws {
    let lines = try Self.text(of: "README.md").split(whereSeparator: \.isNewline)
    #expect(lines.count < 150)
  }
}
