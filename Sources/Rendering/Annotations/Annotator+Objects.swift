import Recording

extension Annotator {
  /// Nil for what is told together with something else.
  func annotation(of note: ObjectNote, _ happening: Happening) -> Annotation? {
    nil
  }
}
