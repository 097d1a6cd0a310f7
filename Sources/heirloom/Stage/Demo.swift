import ArgumentParser
import Foundation
import Lessons
import LineEditing
import MessageTables
import Phrases
import Rendering
import Sessions

extension Heirloom {
  struct Demo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "demo",
      abstract: CommandHelp.demo.text,
      discussion: CommandHelp.demo.details.text)

    @Argument(help: ArgumentHelp(.lesson))
    var lesson: String
    @Flag(help: ArgumentHelp(.notes))
    var notes = false
    @OptionGroup private var form: OutputArguments<DemoFormats>
    var output: OutputOptions { form.options }

    func run() async throws {
      let console = Console(output)
      let lesson = try LessonAccess.soundLesson(self.lesson, console: console)
      if output.format == .cast {
        var options = console.options
        (options.colour, options.width) = (output.color != .never, output.width ?? 80)
        console.write(await DemoRecording(lesson: lesson, options: options).text())
        return
      }
      let place = StagePlace.File(environment: ProcessInfo.processInfo.environment)
      guard console.isTerminal, output.format == .text, Terminal.canMoveCursor(),
        let keys = KeyReader()
      else {
        if notes {
          // Without a terminal, show the notes of all steps.
          let picture = StageNotes(lesson: lesson, options: console.options)
          for step in lesson.steps.indices { console.write(picture.text(step: step) + "\n") }
          return
        }
        // Without a terminal there are no keys, so show the whole lesson.
        return try await WholeLesson(lesson: lesson, output: output).show()
      }
      if notes {
        await NotesProjection(lesson: lesson, keys: keys, output: output, file: place).run()
      } else {
        var projection = Projection(lesson: lesson, keys: keys, output: output, file: place)
        await projection.run()
      }
    }
  }
}

/// The alternate screen of a terminal, on which pictures replace each other without flicker.
struct PictureScreen {
  private let output: OutputOptions

  static let enter = "\u{1B}[?1049h\u{1B}[?25l"
  static let leave = PastedText.endOfRequest + "\u{1B}[?25h\u{1B}[?1049l"

  init(_ output: OutputOptions) { self.output = output }

  var options: (console: Console, height: Int) {
    (Console(output), Terminal.size(of: 1)?.height ?? 24)
  }

  /// - Parameter cursor: the place of the terminal's cursor, from 0; nil to hide it.
  func draw(_ rows: [String], cursor: (row: Int, column: Int)? = nil) {
    var rows = rows
    let least = RenderingOptions.narrowest
    if let columns = Terminal.width(of: 1), columns < least {
      rows = [StageMessage.tooSmall.text, StageMessage.needsColumns(least).text]
    }
    // Clear the end of each line and of the screen, to remove the last picture.
    let lines = rows.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
    let place =
      cursor.map { "\u{1B}[\($0.row + 1);\($0.column + 1)H\u{1B}[?25h\(PastedText.request)" }
      ?? PastedText.endOfRequest
    Console(output).write("\u{1B}[?25l\u{1B}[H" + lines + "\u{1B}[J" + place)
  }
}
