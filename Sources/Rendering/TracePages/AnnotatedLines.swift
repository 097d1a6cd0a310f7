import Recording

/// A trace's annotations by their lines, and the lines that are shown with them.
struct AnnotatedLines {
  let source: SourceLines
  let happenings: Happenings
  let extents: ScopeExtents
  let rows: [FoldedLines.Row]
  let annotations: [Int: [Annotation]]
  /// The annotations without a line.
  let elsewhere: [Annotation]
  /// All annotations, in order.
  let all: [Annotation]
  let glyphs: Glyphs

  init(_ trace: Trace, glyphs: Glyphs) {
    let source = SourceLines(trace.sources)
    self.source = source
    self.glyphs = glyphs
    happenings = Happenings(trace, source)
    extents = ScopeExtents(happenings, source)
    var lines: [Int: CondensedLine] = [:]
    var others = CondensedLine()
    let annotator = Annotator(
      happenings, trace.outcome, trap: trace.trap, extents: extents, source: source,
      glyphs: glyphs)
    annotator.forEachAnnotation { annotation in
      if let line = annotation.line, source[line] != nil {
        lines[line, default: CondensedLine()].add(annotation)
      } else {
        others.add(annotation)
      }
    }
    func worded(_ annotation: Annotation) -> Annotation {
      var worded = annotator.worded(annotation)
      worded.cited.formUnion(annotator.wording.citations.takeLatest())
      return worded
    }
    annotations = lines.mapValues { $0.annotations(glyphs: glyphs).map(worded).withHeads() }
    elsewhere = others.annotations(glyphs: glyphs).map(worded)
    self.all = (annotations.values.joined() + elsewhere).sorted { $0.number < $1.number }
    let cited = happenings.citedLines.union(annotator.wording.citations.lines)
    rows =
      FoldedLines(
        source, busy: Set(annotations.keys), cited: cited,
        showsReducers: happenings.stores.hasActions
      )
      .rows
  }
}
