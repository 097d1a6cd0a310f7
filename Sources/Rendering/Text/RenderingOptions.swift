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

  /// In which order a trace is shown.
  package enum Order: String, Hashable, CaseIterable, Sendable {
    /// By line of source, and by time under each line.
    case line
    /// In the order of happening.
    case time
  }

  /// Cells per line; never less than 40.
  package var width: Int {
    didSet { width = max(Self.narrowest, width) }
  }
  package var colour: Bool
  package var glyphs: Glyphs
  package var level: Level
  /// Nil for the order that is usual at the level: by line under the source, else by time.
  package var order: Order?

  package static let narrowest = 40

  package init(
    width: Int = 80, colour: Bool = false, glyphs: Glyphs = .unicode, level: Level = .full,
    order: Order? = nil
  ) {
    self.width = max(Self.narrowest, width)
    self.colour = colour
    self.glyphs = glyphs
    self.level = level
    self.order = order
  }

  package var painter: Painter { Painter(colour: colour) }
}
