import Recording

extension [Annotation] {
  /// The annotations of one line, in order, with all but the first of many alike summed up.
  func condensed(glyphs: Glyphs) -> [Annotation] {
    // Summing up three as "two and one more" would save nothing.
    let mostAlike = 4
    let shown = 2
    guard count > mostAlike else { return self }

    let annotations = relatingOutputToReads()
    let groups = Dictionary(grouping: annotations, by: \.pattern)
    var seen: [Annotation.Pattern: Int] = [:]
    return annotations.compactMap { annotation in
      guard let alike = groups[annotation.pattern], alike.count > mostAlike else {
        return annotation
      }
      let position = seen[annotation.pattern, default: 0]
      seen[annotation.pattern] = position + 1
      if position < shown { return annotation }
      // The sum stands where the last of them stands, so that a bracket ends at the end.
      guard position == alike.count - 1 else { return nil }
      return annotation.summing(alike.dropFirst(shown), glyphs: glyphs)
    }
  }
}

extension [Annotation] {
  /// Output is alike when what its lane read before, in the same line, is alike.
  ///
  /// Otherwise the one task that printed something else would vanish among the many.
  private func relatingOutputToReads() -> [Annotation] {
    var reads: [LaneID: Annotation.Pattern] = [:]
    return map { annotation in
      guard annotation.verb == .prints else {
        reads[annotation.lane] = annotation.pattern
        return annotation
      }
      var output = annotation
      if var pattern = reads[annotation.lane] {
        pattern.verb = .prints
        output.pattern = pattern
      }
      return output
    }
  }
}

extension Annotation {
  fileprivate func summing(_ omitted: ArraySlice<Annotation>, glyphs: Glyphs) -> Annotation {
    var text: StyledText =
      "\("\(glyphs.ellipsis) \(omitted.count) more \(verb.plural) like this", .dim)"
    let lanes = omitted.map(\.lane)
    if let first = lanes.first, let last = lanes.last, first != last {
      text += "\(", ", .dim)\(first)\(" \(glyphs.ellipsis) ", .dim)\(last)"
    }
    let values = omitted.compactMap(\.value)
    if values.count == omitted.count {
      text += "\(": " + verb.valueMark(glyphs), .dim)" + Self.list(values, glyphs: glyphs)
    }
    var sum = self
    sum.summary = text
    return sum
  }

  /// Each different value once; the middle of many is left out.
  private static func list(_ values: [String], glyphs: Glyphs) -> StyledText {
    var distinct: [String] = []
    var seen: Set<String> = []
    for value in values where seen.insert(value).inserted { distinct.append(value) }
    if distinct.count > 4, let last = distinct.last {
      distinct = distinct.prefix(2) + [glyphs.ellipsis, last]
    }
    return distinct.enumerated().reduce("") { text, value in
      let value = StyledText(value.element, .value).truncated(to: 24, mark: glyphs.ellipsis)
      return text.isEmpty ? value : text + ", " + value
    }
  }
}
