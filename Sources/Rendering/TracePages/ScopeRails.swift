import Recording

/// The brackets of scopes beside one line of source and beside the annotations under it.
struct ScopeRails {
  private enum State {
    case before, open, after
  }

  private let extents: [ScopeExtents.Extent]
  private let slots: Int
  private let line: Int
  private let glyphs: Glyphs
  private var states: [State]
  /// For each extent, how many annotations of this line still leave it.
  private var leavings: [Int]

  /// - Parameter entered: where the scopes that have begun so far began.
  init(
    _ all: ScopeExtents, line: Int, entered: Set<Place>, annotations: [Annotation], glyphs: Glyphs
  ) {
    extents = all.extents.filter { $0.lines.contains(line) && entered.contains($0.place) }
    slots = all.deepest
    self.line = line
    self.glyphs = glyphs
    states = extents.map { $0.place.line == line ? .before : .open }
    leavings = extents.map { extent in
      annotations.count { $0.mark == .leaves(extent.place) }
    }
  }

  /// What stands before the line of source itself.
  var besideSource: StyledText {
    draw { index in extents[index].place.line == line ? nil : glyphs.scopeSide }
  }

  /// What stands before a line that belongs to an annotation, except for its first one.
  ///
  /// The bracket is broken where the lane is out of the scope's reach.
  func besideRest(of annotation: Annotation) -> StyledText {
    draw { index in side(index, annotation) }
  }

  private func side(_ index: Int, _ annotation: Annotation) -> String? {
    guard states[index] == .open else { return nil }
    return annotation.lacking.contains(extents[index].place) ? glyphs.scopeGap : glyphs.scopeSide
  }

  /// What stands before the first line of an annotation, which may begin or end a bracket.
  mutating func besideFirst(_ annotation: Annotation) -> StyledText {
    let concerned = extents.indices.first { index in
      annotation.mark == .enters(extents[index].place)
        || annotation.mark == .leaves(extents[index].place)
    }
    guard let concerned else { return besideRest(of: annotation) }

    let corner: String
    let isOneLine = extents[concerned].lines.count == 1
    if case .enters = annotation.mark {
      corner = states[concerned] == .open ? glyphs.scopeBranch : glyphs.scopeStart
      states[concerned] = .open
    } else {
      leavings[concerned] -= 1
      let isLast = isOneLine || leavings[concerned] == 0
      corner = isLast ? glyphs.scopeEnd : glyphs.scopeBranch
      if isLast { states[concerned] = .after }
    }
    return draw { index in
      index == concerned ? corner : side(index, annotation)
    }
  }

  /// One glyph per depth; of the extents of one depth at most one is open at a time.
  private func draw(_ glyph: (Int) -> String?) -> StyledText {
    (0..<slots).reduce("") { text, depth in
      let drawn = extents.indices.lazy.filter { extents[$0].depth == depth }.compactMap(glyph).first
      return text + "\(drawn ?? " ", .binding) "
    }
  }
}
