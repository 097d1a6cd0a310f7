import ArgumentParser
import Foundation
import LineEditing
import Rendering

/// How a command shows what it has to show.
struct OutputOptions: ParsableArguments {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, plain, json
    case html, svg, cast

    /// Whether it is a file to keep, made of one trace.
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

  enum Color: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  @Option(
    help: ArgumentHelp(
      "Text, text without colour, or one JSON object per line.",
      discussion: """
        `heirloom eval` also makes a page, a drawing, or a recording for terminals; \
        `heirloom demo` makes recordings.
        """,
      valueName: "text|plain|json|html|svg|cast"))
  var format = Format.text
  @Option(help: "The source with what happened under each line, one line per event, or nothing.")
  var trace = Trace.full
  @Option(help: "Colour: on a terminal, always, or never.")
  var color = Color.auto
  @Option(help: "Reveals per second, for output that plays by itself.")
  var speed: Double?
  @Option(help: "Columns to use; what the terminal has, otherwise.")
  var width: Int?

  /// For commands that show more than one trace, or none.
  func refusePictures() throws {
    guard format.isPicture else { return }
    throw ValidationError(
      "`--format \(format.rawValue)` is for `heirloom eval`; `heirloom export` makes pages of "
        + "lessons.")
  }

  func validate() throws {
    if let speed, !(speed > 0 && speed <= 1000) {
      throw ValidationError("`--speed` takes a number above 0, and up to 1000.")
    }
    if let width, !(20...1000).contains(width) {
      throw ValidationError("`--width` takes a number from 20 to 1000.")
    }
  }
}

extension RenderingOptions {
  /// For text on a descriptor of this process.
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
    self.init(
      width: options?.width ?? Terminal.width(of: descriptor, environment: environment) ?? 80,
      colour: colour,
      glyphs: CharacterLocale(environment: environment).isUTF8 ? .unicode : .ascii,
      level: level)
  }
}
