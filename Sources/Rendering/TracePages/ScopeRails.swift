import Recording

/// The brackets of scopes beside one line of source and beside the annotations under it.
struct ScopeRails {
  private enum State {
    case before, open, after
  }

  /// The extents with a bracket on this line.
  private let extents: [ScopeExtents.Extent]
  private let indices: [Place: Int]
  private let slots: Int
  private let line: Int
  private let glyphs: Glyphs
  /// The extents whose bracket is open: none or few, while a line can contain any number of scopes.
  private var open: Set<Int>
  /// For each extent, the number of later annotations of this line that leave it.
  private var leavings: [Place: Int] = [:]
  /// For each extent of one line, how many times it is open, as in a recursion.
  private var depths: [Int: Int] = [:]

  /// - Parameter entered: The beginnings of the scopes that have begun so far.
  init(
    _ all: ScopeExtents, line: Int, entered: Set<Place>, annotations: [Annotation], glyphs: Glyphs
  ) {
    let extents = all.bracketed(on: line).filter { entered.contains($0.place) }
    self.extents = extents
    indices = Dictionary(
      extents.enumerated().map { ($1.place, $0) }, uniquingKeysWith: { first, _ in first })
    slots = all.deepest
    self.line = line
    self.glyphs = glyphs
    open = Set(extents.indices.filter { extents[$0].place.line != line })
    for annotation in annotations {
      if case .leaves(let place) = annotation.mark { leavings[place, default: 0] += 1 }
    }
  }

  /// The brackets before the line of source itself.
  var besideSource: StyledText {
    draw { index in extents[index].place.line == line ? nil : glyphs.scopeSide }
  }

  /// Returns the brackets before a line of an annotation, except for its first one.
  ///
  /// The bracket is broken if the lane doesn't have the scope's bindings.
  func besideRest(of annotation: Annotation) -> StyledText {
    draw { index in side(index, annotation) }
  }

  private func side(_ index: Int, _ annotation: Annotation) -> String? {
    annotation.lacking.contains(extents[index].place) ? glyphs.scopeGap : glyphs.scopeSide
  }

  /// Returns the brackets before the first line of an annotation, which may begin or end a bracket.
  mutating func besideFirst(_ annotation: Annotation) -> StyledText {
    let place: Place? =
      switch annotation.mark {
      case .enters(let place), .leaves(let place): place
      default: nil
      }
    guard let place, let concerned = indices[place] else { return besideRest(of: annotation) }

    let corner: String
    let isOneLine = extents[concerned].lines.count == 1
    if case .enters = annotation.mark {
      corner = open.contains(concerned) ? glyphs.scopeBranch : glyphs.scopeStart
      open.insert(concerned)
      depths[concerned, default: 0] += 1
    } else {
      leavings[place, default: 1] -= 1
      depths[concerned, default: 1] -= 1
      let isLast = isOneLine ? depths[concerned, default: 0] <= 0 : leavings[place] == 0
      corner = isLast ? glyphs.scopeEnd : glyphs.scopeBranch
      if isLast { open.remove(concerned) }
    }
    return draw(also: concerned) { index in
      index == concerned ? corner : side(index, annotation)
    }
  }

  /// Draws one glyph per depth. At most one extent of each depth is open at a time.
  private func draw(also other: Int? = nil, _ glyph: (Int) -> String?) -> StyledText {
    var drawn = [String?](repeating: nil, count: slots)
    for index in open.sorted().reversed() {
      if let glyph = glyph(index) { drawn[extents[index].depth] = glyph }
    }
    if let other, let glyph = glyph(other) { drawn[extents[other].depth] = glyph }
    return drawn.reduce("") { text, glyph in text + "\(glyph ?? " ", .binding) " }
  }
}
