import Foundation
import Pseudoterminals
import Testing

@Suite("lessons in the language of the reader")
struct LanguageTests {
  private static let original = """
    # Binding

    Why.

    ## A scope ends

    ```swift
    enum Request { @TaskLocal static var id = "none" }
    Request.$id.withValue("a1") { print(Request.id) }
    ```

    ```output
    a1
    ```
    """

  private static let translation = """
    # 値の束縛

    理由。

    ## 範囲の終わり

    ```swift
    enum Request { @TaskLocal static var id = "none" }
    Request.$id.withValue("a1") { print(Request.id) }
    ```

    ```output
    a1
    ```
    """

  private static func prepare(_ product: Product) throws {
    let folder = product.home + "/lessons"
    try FileManager.default.createDirectory(
      atPath: folder + "/ja", withIntermediateDirectories: true)
    for (path, text) in [
      ("/8-binding.md", original), ("/9-other.md", original.replacing("Binding", with: "Other")),
      ("/ja/8-binding.md", translation),
    ] {
      try text.write(toFile: folder + path, atomically: true, encoding: .utf8)
    }
  }

  private func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> FinishedProcess {
    try await Product.run(arguments, environment: environment, prepare: Self.prepare)
  }

  @Test(
    "an option or the environment names the language",
    arguments: [
      (["--language", "ja", "list"], [:]), (["list", "--language=ja-JP"], [:]),
      (["list"], ["LANG": "ja_JP.UTF-8", "LC_ALL": ""]),
      (["list", "--language", "ja"], ["LANGUAGE": "fr"]),
    ] as [([String], [String: String])])
  func names(arguments: [String], environment: [String: String]) async throws {
    let result = try await run(arguments, environment: environment)
    #expect(result.output.contains("値の束縛") && result.output.contains("Other"), "\(result)")
    #expect(result.errors == "" && result.status == 0)
  }

  @Test("other readers get the original")
  func others() async throws {
    let english = try await run(
      ["list"], environment: ["LANG": "ja_JP.UTF-8", "LC_ALL": "en_GB.UTF-8"])
    #expect(english.output.contains("Binding") && english.errors == "")
    let french = try await run(["list", "--language", "fr"])
    #expect(french.output.contains("Binding") && french.status == 0)
    #expect(french.errors.contains("the lessons aren't translated into `fr`"))
    #expect(french.errors.contains("`ja`"))
    // Who only has another system isn't told with each command.
    #expect(try await run(["list"], environment: ["LANGUAGE": "fr"]).errors == "")
    let wrong = try await run(["list", "--language", "x!"])
    #expect(wrong.status == 2 && wrong.errors.contains("`x!` isn't the tag of a language"))
    let empty = try await run(["list", "--language"])
    #expect(empty.status == 2 && empty.errors.contains("Write a tag after `--language`"))
  }

  @Test("a translation is found by its number or its path, and has its language on its page")
  func pages() async throws {
    let shown = try await run(["run", "8", "--language", "ja", "--width", "60"])
    #expect(shown.output.contains("範囲の終わり") && shown.output.contains("prints   a1"))
    let product = try Product()
    defer { product.remove() }
    try Self.prepare(product)
    for arguments in [["8", "9", "--language", "ja"], ["lessons/ja/8-binding.md", "9"]] {
      let result = try await FinishedProcess.run(
        Product.path, ["export"] + arguments + ["--to", "pages"], environment: product.environment,
        directory: product.home)
      #expect(result.status == 0, "\(result)")
      func page(_ name: String) throws -> String {
        try String(contentsOfFile: product.home + "/pages/" + name, encoding: .utf8)
      }
      #expect(try page("08-binding.html").contains(#"<html lang="ja">"#))
      #expect(try page("08-binding.html").contains(##"<h2 id="範囲の終わり">"##))
      #expect(try page("09-other.html").contains(#"<html lang="en">"#))
      #expect(try page("index.html").contains(#"<li lang="ja"><h3>"#))
    }
  }

  @Test("check reads all translations")
  func check() async throws {
    let right = try await run(["check", "lessons"])
    #expect(right.output.contains("✓ lessons/ja/8-binding.md") && right.status == 0, "\(right)")
    let wrong = try await Product.run(["check", "lessons"]) { product in
      try Self.prepare(product)
      try Self.translation.replacing("\na1\n```", with: "\nb2\n```").write(
        toFile: product.home + "/lessons/ja/9-other.md", atomically: true, encoding: .utf8)
      try Self.translation.write(
        toFile: product.home + "/lessons/ja/7-none.md", atomically: true, encoding: .utf8)
    }
    #expect(wrong.output.contains("✗ lessons/ja/9-other.md"), "\(wrong)")
    #expect(wrong.errors.contains("lessons/ja/7-none.md:1:1: error: there is no `7-none.md`"))
    #expect(wrong.status == 2)
  }
}
