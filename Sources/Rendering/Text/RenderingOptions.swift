/// What the reader of a rendering has: how wide a page, which marks, which colours.
package struct RenderingOptions: Hashable, Sendable {
  /// How much of a trace is shown.
  package enum Level: String, Hashable, CaseIterable, Sendable {
    /// The source with what happened under each line.
    case full
    /// One entry per event, in the order of happening.
    case outline
    case off
  }

  /// Cells per line; never less than 40.
  package var width: Int {
    didSet { width = max(Self.narrowest, width) }
  }
  package var colour: Bool
  package var glyphs: Glyphs
  package var level: Level

  package static let narrowest = 40

  package init(
    width: Int = 80, colour: Bool = false, glyphs: Glyphs = .unicode, level: Level = .full
  ) {
    self.width = max(Self.narrowest, width)
    self.colour = colour
    self.glyphs = glyphs
    self.level = level
  }

  package var painter: Painter { Painter(colour: colour) }
}
