import CheckedTree

/// The slots whose values must not outlive the statement or block that filled them, so that objects
/// go away when they do in Swift: the one declared last goes first.
struct Lifetimes {
  /// A point in the code being written.
  struct Mark {
    fileprivate let active: Int
    fileprivate let filled: Int
  }

  private struct Entry {
    let slot: Int
    let isTemporary: Bool
  }

  /// Those that hold something here, in the order they were filled.
  private var active: [Entry] = []
  /// All there ever were; an error leaves blocks without clearing what they held.
  private var filled: [Int] = []

  var mark: Mark { Mark(active: active.count, filled: filled.count) }

  mutating func addTemporary(_ slot: Int) { add(Entry(slot: slot, isTemporary: true)) }
  mutating func addVariable(_ slot: Int) { add(Entry(slot: slot, isTemporary: false)) }

  /// What was filled since the mark and is still held, up to another mark; the last one first.
  func slots(since mark: Mark, upTo end: Mark? = nil) -> [Int] {
    let entries = active[mark.active..<(end?.active ?? active.count)]
    return entries.reversed().map(\.slot).withoutRepetitions
  }

  /// What may be held where an error arrives that was thrown since the mark; the last one first.
  func slotsEverFilled(since mark: Mark) -> [Int] {
    filled[mark.filled...].reversed().withoutRepetitions
  }

  /// Temporaries filled since the mark, which end with the statement.
  func temporaries(since mark: Mark) -> [Int] {
    active[mark.active...].reversed().filter(\.isTemporary).map(\.slot).withoutRepetitions
  }

  /// Takes note that all that was filled since the mark has been cleared.
  mutating func end(since mark: Mark, onlyTemporaries: Bool = false) {
    let kept = onlyTemporaries ? active[mark.active...].filter { !$0.isTemporary } : []
    active.replaceSubrange(mark.active..., with: kept)
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
  /// Whether variables declared inside are gone after it. Those of a `guard` aren't.
  var isScope: Bool {
    switch self {
    case .block, .loop, .repeatLoop, .forIn, .choice, .catching: true
    case .conditional(_, let then, let otherwise): otherwise == nil || !then.statements.isEmpty
    case .expression, .declare, .destructure, .asyncLet, .breaking, .continuing, .fallingThrough,
      .returning, .throwing, .deferring, .yield:
      false
    }
  }
}
