import Phrases
package import Recording
package import Rendering

/// A recording for terminals, in the format asciicast, version 3.
///
/// Times follow from what is shown, never from a clock, so that the same run gives the same bytes.
package struct Asciicast {
  private var lines: [String]

  /// - Parameters:
  ///   - width: in cells.
  ///   - height: in lines.
  package init(title: String, width: Int, height: Int) {
    lines = [
      Self.json([
        "version": .number(3),
        "term": .object(["cols": .number(width), "rows": .number(height)]),
        "title": .text(title.withVisibleControls),
      ])
    ]
  }

  /// Shows a screen, so many seconds after the one before.
  package mutating func show(_ screen: String, after seconds: Double) {
    let rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
    lines.append(
      Self.json([.number(seconds), .text("o"), .text("\u{1B}[H" + rows + "\u{1B}[J")]))
  }

  package var text: String { lines.map { $0 + "\n" }.joined() }

  /// A run, one moment after the other, each as long as it takes to read it.
  package static func run(
    _ trace: Trace, title: String, options: RenderingOptions, height: Int = 24
  ) -> String {
    let reveal = Reveal(trace, options: options)
    var cast = Asciicast(title: title, width: options.width, height: height)
    var previous = ""
    for index in 0...reveal.count {
      let frame = reveal.frame(index, height: height - 1)
      cast.show(frame, after: index == 0 ? 0 : pause(for: previous, before: frame))
      previous = frame
    }
    // The last screen stays as long as the others.
    cast.show(previous, after: 3)
    return cast.text
  }

  /// Half a second, and a third of one for each line that has come: how long a screen stays before
  /// the next one, in seconds.
  package static func pause(
    for old: String, before new: String, longest: Double = 2.3
  ) -> Double {
    let (old, new) = (Set(old.split(separator: "\n")), new.split(separator: "\n"))
    let fresh = new.count { !old.contains($0) }
    return min(longest, 0.5 + Double(fresh) * 0.3)
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
        // Milliseconds; whole numbers without a fraction.
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
