import ArgumentParser
import Foundation
import LineEditing
import Rendering

/// Options for the form of the output.
struct OutputOptions: ParsableArguments {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, plain, json
    case html, svg, cast

    /// Whether the output is a file that shows one trace.
    var isPicture: Bool {
      switch self {
      case .text, .plain, .json: false
      case .html, .svg, .cast: true
      }
    }
  }

  enum Trace: String, ExpressibleByArgument, CaseIterable {
    case full, outline, off
  }

  enum Order: String, ExpressibleByArgument, CaseIterable {
    case line, time
  }

  enum Color: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  @Option(
    help: ArgumentHelp(
      "Text, text without color, or one JSON object per line.",
      discussion: """
        `heirloom eval` also makes a web page (html), a drawing (svg) or a recording of a terminal \
        (cast). `heirloom demo` also makes recordings (cast).
        """,
      valueName: "text|plain|json|html|svg|cast"))
  var format = Format.text
  @Option(
    help: "Show events below each line of the source, show one line per event, or show no trace.")
  var trace = Trace.full
  @Option(
    help: ArgumentHelp(
      "Show events by line of the source, or in the order of happening.",
      discussion: """
        In the order of happening, each event is an entry of a list. Where there is room, each task has \
        a column.
        """))
  var order: Order?
  @Option(help: "Use color on a terminal only, always, or never.")
  var color = Color.auto
  @Option(help: "Continue automatically, with this many steps per second.")
  var speed: Double?
  @Option(help: "The width in columns. The default is the width of the terminal.")
  var width: Int?

  /// Rejects formats that show one trace, for commands that show several traces or none.
  func refusePictures() throws {
    guard format.isPicture else { return }
    throw ValidationError(format == .cast ? .recordingFormat : .pictureFormat(format.rawValue))
  }

  func validate() throws {
    if let speed, !(speed > 0 && speed <= 1000) {
      throw ValidationError(.speed)
    }
    if let width, !(20...1000).contains(width) {
      throw ValidationError(.width)
    }
  }
}

extension RenderingOptions {
  /// Options for text on a file descriptor of this process.
  init(_ options: OutputOptions?, descriptor: Int32, environment: [String: String]) {
    let isTerminal = Terminal.isTerminal(descriptor)
    let isColourWelcome =
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
      && Terminal.canMoveCursor(environment: environment)
    let colour =
      switch options?.color ?? .auto {
      case .auto: options?.format ?? .text == .text && isColourWelcome
      case .always: options?.format != .json
      case .never: false
      }
    let level: Level =
      switch options?.trace ?? .full {
      case .full: .full
      case .outline: .outline
      case .off: .off
      }
    let order: Order? =
      switch options?.order {
      case .line: .line
      case .time: .time
      case nil: nil
      }
    self.init(
      width: options?.width ?? Terminal.width(of: descriptor, environment: environment) ?? 80,
      colour: colour,
      glyphs: CharacterLocale(environment: environment).isUTF8 ? .unicode : .ascii,
      level: level, order: order)
  }
}
