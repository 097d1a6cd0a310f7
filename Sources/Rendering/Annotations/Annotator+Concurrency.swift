import Recording

extension Annotator {
  /// Nil for what is told together with something else.
  func annotation(of note: ConcurrencyNote, _ happening: Happening) -> Annotation? {
    nil
  }
}
