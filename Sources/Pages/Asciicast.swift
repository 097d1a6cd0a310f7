import MessageTables
import Phrases
package import Recording
package import Rendering

/// A terminal recording in the format asciicast, version 3.
///
/// Times are computed from the content and never read from a clock, so the same run gives the same
/// bytes.
package struct Asciicast {
  private var lines: [String]

  /// - Parameters:
  ///   - width: The width in cells.
  ///   - height: The height in lines.
  package init(title: String, width: Int, height: Int) {
    lines = [
      Self.json([
        "version": .number(3),
        "term": .object(["cols": .number(width), "rows": .number(height)]),
        "title": .text(title.withVisibleControls),
      ])
    ]
  }

  /// Shows a screen a number of seconds after the previous one.
  package mutating func show(_ screen: String, after seconds: Double) {
    let rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
    lines.append(
      Self.json([.number(seconds), .text("o"), .text("\u{1B}[H" + rows + "\u{1B}[J")]))
  }

  package var text: String { lines.map { $0 + "\n" }.joined() }

  /// A recording of a run, moment by moment, each as long as reading it takes.
  package static func run(
    _ trace: Trace, title: String, options: RenderingOptions, height: Int = 24
  ) -> String {
    let reveal = Reveal(trace, options: options)
    var cast = Asciicast(title: title, width: options.width, height: height)
    var (previous, pause) = ("", 0.0)
    for index in 0...reveal.count {
      let frame = reveal.frame(index, height: height - 1)
      cast.show(frame, after: pause)
      pause = readingTime(of: frame, after: previous, longest: longestPause)
      previous = frame
    }
    cast.show(previous, after: pause + pauseAtEnd)
    return cast.text
  }

  private static let longestPause = 20.0
  /// How long the last screen stays after it has been read, in seconds.
  package static let pauseAtEnd = 3.0
  /// How many words of code and prose somebody reads in a second.
  private static let wordsPerSecond = 3.0

  /// Returns how long a screen stays, in seconds: one second to find what is new, and the time to read
  /// it.
  ///
  /// - Parameters:
  ///   - screen: The rows of the screen, which may contain escape sequences.
  ///   - previous: The screen before. Its rows aren't read again.
  ///   - longest: The longest time.
  package static func readingTime(
    of screen: String, after previous: String, longest: Double
  ) -> Double {
    let known = Set(previous.split(separator: "\n"))
    let words = screen.split(separator: "\n").filter { !known.contains($0) }
      .map(wordCount).reduce(0, +)
    return min(longest, 1 + Double(words) / wordsPerSecond)
  }

  /// Returns the number of words with a letter or a digit, without escape sequences.
  private static func wordCount(_ row: Substring) -> Int {
    var (count, isInWord, isInEscape) = (0, false, false)
    for scalar in row.unicodeScalars {
      if isInEscape {
        isInEscape = scalar != "m"
      } else if scalar == "\u{1B}" {
        isInEscape = true
      } else if scalar.properties.isWhitespace {
        isInWord = false
      } else if !isInWord, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        isInWord = true
        count += 1
      }
    }
    return count
  }

  // MARK: JSON with a fixed order of keys

  private enum Value {
    case number(Double)
    case text(String)
    case object(KeyValuePairs<String, Value>)

    static func number(_ number: Int) -> Value { .number(Double(number)) }

    var json: String {
      switch self {
      case .number(let number):
        // Rounds to milliseconds. Whole numbers have no fraction.
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
      case .text(let text): return Self.quoted(text)
      case .object(let members):
        return "{"
          + members.map { Self.quoted($0.key) + ":" + $0.value.json }.joined(separator: ",")
          + "}"
      }
    }

    private static func quoted(_ text: String) -> String {
      var result = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result + "\""
    }
  }

  private static func json(_ members: KeyValuePairs<String, Value>) -> String {
    Value.object(members).json
  }

  private static func json(_ values: [Value]) -> String {
    "[" + values.map(\.json).joined(separator: ", ") + "]"
  }
}
