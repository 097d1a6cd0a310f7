import Recording

extension Annotator {
  /// Returns where a binding ended that a reader may expect at a read of the default. The call of a
  /// binding that ended may be only in the header of a loop.
  func end(of name: String, _ origin: TaskLocalOrigin, before number: Int) -> StyledText {
    guard origin == .defaultValue(.neverBound),
      let ended = endedInHeaders[name]?.last(where: { $0.number < number })
    else { return earlierValue(number) }
    return "; that of \(wording.at(ended.scope.place)) ended in the header at "
      + wording.at(ended.place)
  }

  /// Returns a value that was set earlier, and that a read of a default doesn't return.
  func earlierValue(_ read: Int) -> StyledText {
    switch earlierValues.earlier[read] {
    case .ended(let name, let value, let place):
      "; \(name, .name) = \(wording.value(value)), set at \(wording.at(place)), \("has ended", .lost)"
    case .prepared(let place):
      "; the value prepared at \(wording.at(place)) is \("for another context", .lost)"
    case nil: ""
    }
  }
}
