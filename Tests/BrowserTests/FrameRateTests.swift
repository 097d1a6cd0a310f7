import Classroom
import Foundation
import Lessons
import Pages
import Rendering
import Testing

/// The time of a step, on a page and on the wall. A frame of a screen takes 16.7 ms.
///
/// The intervals between frames depend on what else the machine does, so they are printed, and the
/// work of a step is tested.
@Suite("Frames per second", .serialized, .enabled(if: Browser.isInstalled))
struct FrameRateTests {
  private func withExported(
    _ number: Int, _ body: (ExportedLesson, Browser) async throws -> Void
  ) async throws {
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "heirloom-frames-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let lesson = try #require(try ExportedLesson.all().first { $0.number == number })
    let exported = try await ExportedLesson(lesson, in: directory)
    try await Browser.outliving {
      let browser = try await Browser(Browser.Look(width: 1280, height: 900))
      do {
        try await body(exported, browser)
      } catch {
        await browser.close()
        throw error
      }
      await browser.close()
    }
  }

  /// Steps through the longest run, a step each frame. Returns the median interval and its 95th
  /// percentile, and the median of the work of a step, in milliseconds.
  private static let stepping = """
    const done = arguments[0], intervals = [], work = [];
    for (const gate of document.querySelectorAll(".gated")) openGate(gate);
    const runs = [...document.querySelectorAll(".run")];
    const length = (run) => run.querySelectorAll(".note").length;
    const run = runs.reduce((best, run) => length(run) > length(best) ? run : best);
    run.querySelector(".controls").scrollIntoView();
    const steps = stepper(run);
    steps.show(1);
    let last = null, by = 1;
    const middle = (all, share) => all.sort((a, b) => a - b)[Math.floor((all.length - 1) * share)];
    requestAnimationFrame(function frame(time) {
      if (last !== null) intervals.push(time - last);
      last = time;
      if (intervals.length === 120) { done([middle(intervals, .5), middle(intervals, .95), middle(work, .5)]); return; }
      if (steps.count >= steps.last) by = -1;
      if (steps.count <= 1) by = 1;
      const begin = performance.now();
      steps.show(steps.count + by);
      document.body.getBoundingClientRect();
      work.push(performance.now() - begin);
      requestAnimationFrame(frame);
    });
    """

  @Test("a step through a run on a page takes less than half of a frame", arguments: [3, 21])
  func page(number: Int) async throws {
    try await withExported(number) { exported, browser in
      try await browser.open(exported.file.absoluteString)
      let times = try await browser.wait(for: Self.stepping)
      let values = try #require(times as? [NSNumber]).map(\.doubleValue)
      print("lesson \(number): interval, 95 %, work of a step: \(values) ms")
      #expect(values.count == 3 && values[2] < 8)
    }
  }

  /// Draws the slide again and again. Returns the median time, in milliseconds.
  private static let drawing = """
    const times = [], html = main.innerHTML;
    for (let round = 0; round < 25; round++) {
      const begin = performance.now();
      main.innerHTML = html;
      fit();
      document.body.getBoundingClientRect();
      times.push(performance.now() - begin);
    }
    return times.sort((a, b) => a - b)[12];
    """

  @Test("the wall draws the slide of a run in a tenth of a second")
  func wall() async throws {
    try await withExported(20) { exported, browser in
      let server = try await ClassServer(
        Room(lesson: "x", code: "K7QP", secret: "s"), port: 0, isOpenToNetwork: false, hosts: [])
      server.start()
      defer { server.stop() }
      var slowest = 0.0
      for (index, trace) in exported.traces.enumerated() {
        let board = Storyboard(trace)
        let main =
          HTML(.listing(board, notes: 0..<board.count)) + HTML(.drawing(board, count: board.count))
        server.room {
          $0.show(
            stage: Slide(.run, title: "A run", main: main), frame: index, asks: nil,
            isAnswered: false)
        }
        try await browser.open("http://127.0.0.1:\(server.port)/wall")
        let time = try await browser.run(Self.drawing)
        slowest = max(slowest, try #require(time as? NSNumber).doubleValue)
      }
      print("the slowest slide of a run: \(slowest) ms")
      #expect(slowest < 100)
    }
  }
}
