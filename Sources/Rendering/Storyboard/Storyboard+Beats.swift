extension Storyboard {
  /// The counts of notes at which somebody who shows the run stops: each beat ends where something
  /// has been shown, or before another lane goes on.
  ///
  /// - Parameter most: how many there are at most; the last one always is the end.
  package func beats(most: Int) -> [Int] {
    guard count > 0 else { return [] }
    var ends: [Int] = []
    for index in notes.indices.dropLast() {
      let (note, next) = (notes[index], notes[index + 1])
      if note.isResult && !next.isResult || note.lane != next.lane { ends.append(index + 1) }
    }
    // The shortest are joined with what follows them until they are few enough.
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
