import Foundation
import Pseudoterminals
import Testing

@Suite("pages and recordings from the command line")
struct ExportTests {
  private func run(_ arguments: [String], input: String = "") async throws
    -> (FinishedProcess, files: [String: String])
  {
    let product = try Product()
    defer { product.remove() }
    let result = try await FinishedProcess.run(
      Product.path, arguments, environment: product.environment, directory: product.home,
      input: input)
    let folder = product.home + "/pages"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = try names.map {
      ($0, try String(contentsOfFile: folder + "/" + $0, encoding: .utf8))
    }
    return (result, Dictionary(uniqueKeysWithValues: files))
  }

  @Test("`export` writes a page for each lesson, and an index")
  func export() async throws {
    let (result, files) = try await run(["export", "--to", "pages"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(files.keys.sorted() == ["01-sample.html", "index.html"])
    #expect(result.output == "pages/01-sample.html\npages/index.html\n")
    #expect(files["index.html"]?.contains("href=\"01-sample.html\"") == true)
    let page = try #require(files["01-sample.html"])
    #expect(page.contains("the scope is open") && page.contains("Request.id"))
  }

  @Test("pages of a missing lesson, or in an unwritable place, aren't made")
  func misuse() async throws {
    let (unknown, _) = try await run(["export", "7", "--to", "pages"])
    #expect(unknown.status == 2 && unknown.errors.contains("lesson"))
    let (unwritable, _) = try await run(["export", "1", "--to", "lessons/01-sample.md/x"])
    #expect(unwritable.status == 2)
    #expect(unwritable.errors.contains("the page could not be written"), "\(unwritable.errors)")
    let (nowhere, _) = try await run(["export", "1"])
    #expect(nowhere.status == 2 && nowhere.errors.contains("--to"))
  }

  @Test(
    "a program's trace becomes a page, a drawing or a recording",
    arguments: [
      ("html", "<!DOCTYPE html>", "</html>\n"), ("svg", "<svg", "</svg>\n"),
      ("cast", "{\"version\":3", "]\n"),
    ])
  func formats(_ format: String, _ start: String, _ end: String) async throws {
    let program = "enum R { @TaskLocal static var id = 0 }\nR.$id.withValue(7) { print(R.id) }"
    let (result, _) = try await run(["eval", "--format", format, "-"], input: program)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(result.output.hasPrefix(start) && result.output.hasSuffix(end))
    #expect(result.output.contains("R.id"))
    let (again, _) = try await run(["eval", "--format", format, "-"], input: program)
    #expect(again.output == result.output)
  }

  @Test("commands that show text refuse to make a picture")
  func refused() async throws {
    let (result, _) = try await run(["run", "1", "--format", "html"])
    #expect(result.status == 2)
    #expect(result.errors.contains("heirloom export"), "\(result.errors)")
  }
}
