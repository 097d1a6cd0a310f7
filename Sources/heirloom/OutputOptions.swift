import ArgumentParser
import Foundation
import LineEditing
import MessageTables
import Phrases
import Rendering

/// The form of the output.
struct OutputOptions {
  enum Format: String, CaseIterable {
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

  var format = Format.text
  var trace = Trace.full
  var order: Order?
  var color = Color.auto
  var speed: Double?
  var width: Int?
}

/// Options for the form of the output of a command that makes some formats.
struct OutputArguments<Formats: OutputFormats>: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Formats.help, valueName: Formats.all.map(\.rawValue).joined(separator: "|")))
  private var format = FormatArgument<Formats>(format: .text)
  @Option(
    help: ArgumentHelp(.trace))
  private var trace = OutputOptions.Trace.full
  @Option(
    help: ArgumentHelp(.order))
  private var order: OutputOptions.Order?
  @Option(help: ArgumentHelp(.color))
  private var color = OutputOptions.Color.auto
  @Option(help: ArgumentHelp(.speed))
  private var speed: Double?
  @Option(help: ArgumentHelp(.width))
  private var width: Int?

  var options: OutputOptions {
    OutputOptions(
      format: format.format, trace: trace, order: order, color: color, speed: speed, width: width)
  }

  func validate() throws {
    if !Formats.all.contains(format.format) {
      throw ValidationError(
        format.format == .cast ? .recordingFormat : .pictureFormat(format.format.rawValue))
    }
    if let speed, !(speed > 0 && speed <= 1000) {
      throw ValidationError(.speed)
    }
    if let width, !(20...1000).contains(width) {
      throw ValidationError(.width)
    }
  }
}

/// The formats that a command makes.
protocol OutputFormats {
  static var all: [OutputOptions.Format] { get }
  static var help: OptionHelp { get }
}

/// The formats of text, which every command makes.
enum TextFormats: OutputFormats {
  static var all: [OutputOptions.Format] { [.text, .plain, .json] }
  static var help: OptionHelp { .textFormats }
}

/// The formats of a run of a program.
enum ProgramFormats: OutputFormats {
  static var all: [OutputOptions.Format] { OutputOptions.Format.allCases }
  static var help: OptionHelp { .programFormats }
}

/// The formats of a demo.
enum DemoFormats: OutputFormats {
  static var all: [OutputOptions.Format] { TextFormats.all + [.cast] }
  static var help: OptionHelp { .demoFormats }
}

/// The name of a format. It can name a format of other commands, which a message then mentions.
private struct FormatArgument<Formats: OutputFormats>: ExpressibleByArgument {
  var format: OutputOptions.Format

  init(format: OutputOptions.Format) {
    self.format = format
  }

  init?(argument: String) {
    guard let format = OutputOptions.Format(rawValue: argument) else { return nil }
    self.format = format
  }

  var defaultValueDescription: String { format.rawValue }
  static var allValueStrings: [String] { Formats.all.map(\.rawValue) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
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
