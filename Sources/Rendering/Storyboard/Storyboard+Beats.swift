extension Storyboard {
  /// Returns the counts of notes at which a presentation of the run stops. Each beat ends after a
  /// result, or before another lane continues.
  ///
  /// - Parameter most: The maximum number. The last one is always the end.
  package func beats(most: Int) -> [Int] {
    guard count > 0 else { return [] }
    var ends: [Int] = []
    for index in notes.indices.dropLast() {
      let (note, next) = (notes[index], notes[index + 1])
      if note.isResult && !next.isResult || note.lane != next.lane { ends.append(index + 1) }
    }
    // The shortest beats are joined with the next ones until there are few enough.
    while !ends.isEmpty, ends.count + 1 > max(1, most) {
      let lengths = ends.enumerated().map { index, end in
        (index + 1 < ends.count ? ends[index + 1] : count) - (index == 0 ? 0 : ends[index - 1])
      }
      let shortest = lengths.indices.min { lengths[$0] < lengths[$1] } ?? 0
      ends.remove(at: shortest)
    }
    return ends + [count]
  }
}
