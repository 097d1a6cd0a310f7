import Foundation
import Lessons
import Testing

/// The work of a step on a page, counted in layouts, which depend on nothing else that the machine does.
/// `Benchmarks/frames.py` measures the time.
@Suite("Layouts of a step", .serialized, .enabled(if: Browser.isInstalled))
struct LayoutTests {
  private func withExported(
    _ number: Int, _ body: (ExportedLesson, Browser) async throws -> Void
  ) async throws {
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "heirloom-layouts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let lesson = try #require(try ExportedLesson.all().first { $0.number == number })
    let exported = try await ExportedLesson(lesson, in: directory)
    try await Browser.outliving {
      try await Browser.open(Browser.Look(width: 1280, height: 900)) { browser in
        try await body(exported, browser)
      }
    }
  }

  /// Steps through the longest run, from its first event to its last. Returns the number of steps.
  private static let stepping = """
    for (const gate of document.querySelectorAll(".gated")) openGate(gate);
    const runs = [...document.querySelectorAll(".run")];
    const length = (run) => run.querySelectorAll(".note").length;
    const run = runs.reduce((best, run) => length(run) > length(best) ? run : best);
    run.querySelector(".controls").scrollIntoView();
    const steps = stepper(run);
    for (let count = 1; count <= steps.last; count++) {
      steps.show(count);
      document.body.getBoundingClientRect();
    }
    return steps.last;
    """

  @Test("a step through a run lays a page out at most twice", arguments: [3, 21])
  func page(number: Int) async throws {
    try await withExported(number) { exported, browser in
      try await browser.open(exported.file.absoluteString)
      let before = try await browser.layouts()
      let steps = try #require(try await browser.run(Self.stepping) as? NSNumber).intValue
      let layouts = try await browser.layouts() - before
      print("lesson \(number): \(steps) steps, \(layouts) layouts")
      #expect(steps >= 10 && layouts <= 2 * steps + 5)
    }
  }
}
