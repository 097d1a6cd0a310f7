import Recording

/// A trace's annotations by the line under which they stand, and the lines that are shown with them.
struct AnnotatedLines {
  let source: SourceLines
  let happenings: Happenings
  let extents: ScopeExtents
  let rows: [FoldedLines.Row]
  let annotations: [Int: [Annotation]]
  /// Those that stand under no line.
  let elsewhere: [Annotation]
  /// All of them, in the order of happening.
  let all: [Annotation]
  let glyphs: Glyphs

  init(_ trace: Trace, glyphs: Glyphs) {
    let source = SourceLines(trace.sources)
    self.source = source
    self.glyphs = glyphs
    happenings = Happenings(trace, source)
    extents = ScopeExtents(happenings, source)
    let all = Annotator(happenings, trace.outcome, extents: extents, glyphs: glyphs).annotations()
    let isShown = { (annotation: Annotation) in annotation.line.flatMap { source[$0] } != nil }
    annotations = Dictionary(grouping: all.filter(isShown), by: { $0.line ?? 0 })
      .mapValues { $0.condensed(glyphs: glyphs).withHeads() }
    elsewhere = all.filter { !isShown($0) }.condensed(glyphs: glyphs)
    self.all = (annotations.values.joined() + elsewhere).sorted { $0.number < $1.number }
    rows =
      FoldedLines(source, busy: Set(annotations.keys), cited: happenings.citedLines).rows
  }
}
