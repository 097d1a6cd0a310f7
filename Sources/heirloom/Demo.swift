import ArgumentParser
import Foundation
import Lessons
import LineEditing
import Rendering
import Sessions

extension Heirloom {
  struct Demo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "demo",
      abstract: "Show a lesson to a class: one key advances, one goes back.")

    @Argument(help: "A lesson's number or name, or the path of a Markdown file.")
    var lesson: String
    @OptionGroup var output: OutputOptions

    func validate() throws { try output.refusePictures() }

    func run() async throws {
      let console = Console(output)
      let lesson = try LessonAccess.soundLesson(self.lesson, console: console)
      guard console.isTerminal, output.format == .text, Terminal.canMoveCursor(),
        let keys = KeyReader()
      else {
        // Without a terminal there are no keys, and the last picture of each trace is shown.
        var command = Run()
        (command.lesson, command.step) = (self.lesson, nil)
        command.output = output
        return try await command.run()
      }
      var projection = Projection(lesson: lesson, keys: keys, output: output)
      await projection.run()
    }
  }
}

/// A deck on a terminal, from the first key to the last.
struct Projection {
  private var deck: Deck
  private let keys: KeyReader
  private let output: OutputOptions
  private let session = LearnerSession()

  init(lesson: Lesson, keys: KeyReader, output: OutputOptions) {
    deck = Deck(lesson)
    self.keys = keys
    self.output = output
  }

  /// The alternate screen, without a cursor; and back.
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l"
  private static let leave = "\u{1B}[?25h\u{1B}[?1049l"

  mutating func run() async {
    let (session, keys) = (session, keys)
    let signals = Interrupts([SIGINT, SIGTERM, SIGHUP, SIGWINCH]) { signal in
      switch signal {
      case SIGINT: session.interrupt()
      case SIGWINCH: break
      default:
        try? writeAll(1, Self.leave.utf8)
        keys.close()
        exit(128 + signal)
      }
    }
    let console = Console(output)
    console.write(Self.enter)
    defer {
      console.write(Self.leave)
      keys.close()
      session.abandon()
    }
    draw()
    while let key = await nextKey() {
      switch key {
      case .character("q"), .escape, .interrupt, .control("d"): return
      case .character("b"), .character("p"), .left, .up, .pageUp, .backspace:
        _ = deck.back()
      case .character("r"), .control("l"): break
      case .character, .enter, .right, .down, .pageDown, .tab: await forward()
      case .home:
        while deck.back() != .stays {}
      case .end, .unknown, .control: break
      }
      draw()
    }
    withExtendedLifetime(signals) {}
  }

  /// A key, or Enter pressed by `--speed`.
  private func nextKey() async -> Key? {
    guard let speed = output.speed, deck.frame != .end else { return await keys.next() }
    let keys = keys
    let timer = Task {
      try? await Task.sleep(for: .seconds(1 / speed))
      return !Task.isCancelled && keys.interrupt()
    }
    let key = await keys.next()
    timer.cancel()
    // A key that nobody pressed in time is the timer's; Ctrl-C gives the same one.
    return key == .interrupt ? await timer.value ? .enter : key : key
  }

  private mutating func forward() async {
    var move = deck.forward()
    while case .needs(let block) = move {
      let record = await session.run(block, of: deck.lesson)
      let moments = record.result.trace.map { Reveal($0, options: options).count } ?? 0
      move = deck.finished(record, moments: moments)
    }
  }

  private var options: RenderingOptions { Console(output).options }

  private func draw() {
    let console = Console(output)
    let picture = DemoPicture(
      deck: deck, options: console.options, height: Terminal.height(of: 1) ?? 24)
    // From the top, each line to its end: no flicker, and nothing of the last screen stays.
    let lines = picture.lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
    console.write("\u{1B}[H" + lines + "\u{1B}[J")
  }
}
