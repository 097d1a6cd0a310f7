/// The changes in a file as the lines of a diff, with context.
package enum TextDifference {
  package enum Line: Equatable, Sendable {
    case kept(String, number: Int)
    case removed(String, number: Int)
    case added(String)
    /// Lines that are the same on both sides and not shown.
    case gap
  }

  private static let surroundings = 2

  package static func lines(from old: String, to new: String) -> [Line] {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var all: [Line] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if i < before.count, removed.contains(i) {
        all.append(.removed(before[i], number: i + 1))
        i += 1
      } else if j < after.count, added.contains(j) {
        all.append(.added(after[j]))
        j += 1
      } else {
        all.append(.kept(before[i], number: i + 1))
        i += 1
        j += 1
      }
    }
    return shortened(all)
  }

  private static func shortened(_ all: [Line]) -> [Line] {
    var near: Set<Int> = []
    for (index, line) in all.enumerated() {
      if case .kept = line { continue }
      near.formUnion((index - surroundings)...(index + surroundings))
    }
    var lines: [Line] = []
    for (index, line) in all.enumerated() {
      if near.contains(index) {
        lines.append(line)
      } else if lines.last != .gap, !lines.isEmpty {
        lines.append(.gap)
      }
    }
    if lines.last == .gap { lines.removeLast() }
    return lines
  }
}
