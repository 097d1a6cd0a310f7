import Recording

extension Annotator {
  /// Returns nil for a note that another annotation includes.
  func annotation(of note: ObjectNote, _ happening: Happening) -> Annotation? {
    switch note {
    case .changed(let object, let property, let old, let new, let since, let readers):
      var origin: StyledText = "in place"
      if let since { origin += ", since the read at \(wording.at(since))" }
      origin +=
        readers.count > 1
        ? ", shared by " + names(readers) + "." : ": all readers share \(object, .name)."
      origin += " For a value of its own, make a new object"
      return annotation(
        .changed, change(of: object + "." + property, old, new), origin: origin,
        subject: object + "." + property, happening)
    case .inState(let path, let object):
      return annotation(
        .keep, wording.binding(path, object),
        origin: "an object: the states before and after an action share it, so the store "
          + "\("doesn't see changes in it", .lost). Make it a struct",
        subject: path, happening)
    }
  }

  /// `T1 and T2`, `T1, T2 and T3`
  private func names(_ lanes: [LaneID]) -> StyledText {
    lanes.indices.reduce("") { text, index in
      let separator = index == 0 ? "" : index == lanes.count - 1 ? " and " : ", "
      return text + "\(separator, .plain)\(lanes[index])"
    }
  }
}
