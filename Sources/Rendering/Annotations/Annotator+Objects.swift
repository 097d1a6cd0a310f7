import Recording

extension Annotator {
  /// Returns nil for a note that another annotation includes.
  func annotation(of note: ObjectNote, _ happening: Happening) -> Annotation? {
    switch note {
    case .changed(let object, let property, let old, let new, let since, let readers):
      let message: ScopeMessage =
        readers.count > 1
        ? .changedInPlace(since: since.map(wording.at), sharedBy: readers)
        : .changedForAll(of: object, since: since.map(wording.at))
      return annotation(
        .changed, change(of: object + "." + property, old, new), origin: message.styled,
        subject: object + "." + property, happening)
    case .inState(let path, let object):
      return annotation(
        .keep, wording.binding(path, object),
        origin: ScopeMessage.inState.styled,
        subject: path, happening)
    }
  }
}
