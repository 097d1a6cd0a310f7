import Rendering

/// The labels of the bars in a drawing.
///
/// A label is inside its bar or beside it, and it always has room for a short value. If the room is
/// too small for the name and the value, the label is the value alone.
struct LaneLabels {
  /// A text, and its distance from the left end of the bar.
  struct Label {
    var text: String
    var x: Int
  }

  private let tracks: [LaneTrack]
  private let isForStage: Bool

  init(_ tracks: [LaneTrack], isForStage: Bool) {
    (self.tracks, self.isForStage) = (tracks, isForStage)
  }

  /// A longer value is shortened.
  private static let longestValue = 28
  /// A value up to this length is complete in each drawing.
  private static let shortValue = 12
  /// The space on both sides of a label inside a bar.
  private static let padding = 10
  private static let spaceBeside = 5

  /// The smallest step that has room for each short value. A last bar has room beside it.
  var leastStep: Int {
    tracks.flatMap { track in
      track.bars.map { bar in
        guard let next = track.start(after: bar) else { return 0 }
        return Self.roundedUp(Self.room(for: shortValue(of: bar)) + 4, by: next - bar.start)
      }
    }.max() ?? 0
  }

  /// Returns the room after the last event that the labels beside the last bars need.
  func roomAtEnd(count: Int, step: Int) -> Int {
    tracks.flatMap { track in
      track.bars.filter { track.start(after: $0) == nil }.map { bar in
        let text = texts(of: bar).last(where: { $0.count <= Self.shortValue + 2 }) ?? ""
        let width = Self.width(of: bar, step: step)
        guard Self.room(for: text) > width else { return 0 }
        let end = bar.start * step + width + Self.spaceBeside + Self.room(for: text)
        return end - count * step
      }
    }.max() ?? 0
  }

  /// - Parameters:
  ///   - width: The width of the bar.
  ///   - end: The distance from the left end of the bar to the next bar.
  /// - Returns: Nil if there is no room for a readable label.
  func label(of bar: LaneTrack.Bar, width: Int, end: Int) -> Label? {
    let beside = width + Self.spaceBeside
    let (inside, outside) = (Self.cells(width - 8), Self.cells(end - beside))
    let texts = texts(of: bar)
    for text in texts {
      if text.count <= inside { return Label(text: text, x: Self.padding / 2) }
      if text.count <= outside { return Label(text: text, x: beside) }
    }
    let isOutside = outside > 2 * inside
    let text = Self.shortened(texts.last ?? "", to: isOutside ? outside : inside)
    return text.count < 3 ? nil : Label(text: text, x: isOutside ? beside : Self.padding / 2)
  }

  /// Returns the label without any limit.
  static func full(_ binding: Now.Binding) -> String {
    "\(mark(binding))\(binding.name) = \(binding.value)"
  }

  static func width(of bar: LaneTrack.Bar, step: Int) -> Int {
    max(6, (bar.end - bar.start + 1) * step - 4)
  }

  /// Returns at most `count` characters.
  static func shortened(_ text: String, to count: Int) -> String {
    text.count <= count ? text : String(text.prefix(max(0, count - 1))) + "…"
  }

  /// Returns the possible labels, the longest first. A wall has no room for the type that declares
  /// the name.
  private func texts(of bar: LaneTrack.Bar) -> [String] {
    let (mark, name) = (Self.mark(bar.binding), bar.binding.name)
    let value = Self.shortened(bar.binding.value, to: Self.longestValue)
    let lastName = name.split(separator: ".").last.map(String.init) ?? name
    return (isForStage ? [] : ["\(mark)\(name) = \(value)"]) + [
      "\(mark)\(lastName) = \(value)", mark + value,
    ]
  }

  private func shortValue(of bar: LaneTrack.Bar) -> String {
    let value = bar.binding.value
    return value.count <= Self.shortValue ? Self.mark(bar.binding) + value : ""
  }

  private static func mark(_ binding: Now.Binding) -> String {
    binding.state == .lost ? "✗ " : ""
  }

  private static func room(for text: String) -> Int {
    text.isEmpty ? 0 : Int(Double(text.count) * LanePicture.characterWidth) + padding
  }

  private static func cells(_ width: Int) -> Int {
    max(0, Int(Double(width) / LanePicture.characterWidth))
  }

  private static func roundedUp(_ dividend: Int, by divisor: Int) -> Int {
    (dividend + divisor - 1) / max(1, divisor)
  }
}

extension LaneTrack {
  /// Returns the time of the next bar in the same place.
  func start(after bar: Bar) -> Int? {
    bars.filter { $0.slot == bar.slot && $0.start > bar.start }.map(\.start).min()
  }
}
