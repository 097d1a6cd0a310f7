/// The properties of a reader's display: width, glyphs and colors.
package struct RenderingOptions: Hashable, Sendable {
  /// The level of detail of a trace.
  package enum Level: String, Hashable, CaseIterable, Sendable {
    /// The source with the events under each line.
    case full
    /// One entry per event, in order.
    case outline
    case off
  }

  /// The order of a trace.
  package enum Order: String, Hashable, CaseIterable, Sendable {
    /// By line of source, and by time under each line.
    case line
    /// By time.
    case time
  }

  /// The number of cells per line, at least 40.
  package var width: Int {
    didSet { width = max(Self.narrowest, width) }
  }
  package var colour: Bool
  package var glyphs: Glyphs
  package var level: Level
  /// Nil for the default order of the level: by line with the source, otherwise by time.
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
