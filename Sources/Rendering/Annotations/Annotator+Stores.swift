import Recording

extension Annotator {
  /// Nil for what is told together with something else.
  func annotation(of note: StoreNote, _ happening: Happening) -> Annotation? {
    nil
  }
}
