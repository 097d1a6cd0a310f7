import CheckedTree

/// The slots whose values must not outlive the statement or block that filled them. Objects are
/// released at the same time as in Swift, the last declared first.
struct Lifetimes {
  /// A point in the emitted code.
  struct Mark {
    fileprivate let active: Int
    fileprivate let filled: Int
  }

  private struct Entry {
    let slot: Int
    let isTemporary: Bool
  }

  /// The slots in use, in the order in which they were filled.
  private var active: [Entry] = []
  /// All slots filled so far, because an error leaves blocks without clearing them.
  private var filled: [Int] = []

  var mark: Mark { Mark(active: active.count, filled: filled.count) }

  mutating func addTemporary(_ slot: Int) { add(Entry(slot: slot, isTemporary: true)) }
  mutating func addVariable(_ slot: Int) { add(Entry(slot: slot, isTemporary: false)) }

  /// The slots filled since the mark and still in use, up to another mark; the last one first.
  func slots(since mark: Mark, upTo end: Mark? = nil) -> [Int] {
    let entries = active[mark.active..<(end?.active ?? active.count)]
    return entries.reversed().map(\.slot).withoutRepetitions
  }

  /// The slots that may be in use after an error thrown since the mark; the last one first.
  func slotsEverFilled(since mark: Mark) -> [Int] {
    filled[mark.filled...].reversed().withoutRepetitions
  }

  /// The temporaries filled since the mark, which the statement's end clears.
  func temporaries(since mark: Mark) -> [Int] {
    active[mark.active...].reversed().filter(\.isTemporary).map(\.slot).withoutRepetitions
  }

  /// Removes the slots filled since the mark, which were cleared.
  mutating func end(since mark: Mark, onlyTemporaries: Bool = false) {
    let kept = onlyTemporaries ? active[mark.active...].filter { !$0.isTemporary } : []
    active.replaceSubrange(mark.active..., with: kept)
  }

  /// Removes a slot that was cleared.
  mutating func end(_ slot: Int) {
    if let index = active.lastIndex(where: { $0.slot == slot }) { active.remove(at: index) }
  }

  private mutating func add(_ entry: Entry) {
    active.append(entry)
    filled.append(entry.slot)
  }
}

extension Sequence<Int> {
  fileprivate var withoutRepetitions: [Int] {
    var seen: Set<Int> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Statement {
  /// Whether its variables end with it. Those of a `guard` don't.
  var isScope: Bool {
    switch self {
    case .block, .loop, .repeatLoop, .forIn, .choice, .catching: true
    case .conditional(_, let then, let otherwise): otherwise == nil || !then.statements.isEmpty
    case .expression, .declare, .destructure, .asyncLet, .breaking, .continuing, .fallingThrough,
      .returning, .throwing, .deferring, .yield, .ending:
      false
    }
  }
}
