extension Differences {
  /// Compares two values, part by part.
  ///
  /// - Parameters:
  ///   - most: the number of differences in `shown`.
  ///   - limit: the number of characters of a value.
  /// - Complexity: At most 20,000 parts are compared. The rest of a larger value is compared as a whole.
  @inlinable
  package init<Value: Branching>(
    from old: Value, to new: Value, most: Int = 8, limit: Int = 80
  ) {
    var search = Search<Value>(most: most, limit: limit)
    search.compare(old, new, at: "", depth: 0)
    self.init(shown: search.found, hidden: search.hidden)
  }
}

// Inlinable, because comparing specialized types takes half the time.
@usableFromInline
struct Search<Value: Branching> {
  /// The depth of parts in parts that is searched.
  @inlinable static var deepest: Int { 24 }
  /// A list that fits into so many characters is shown as a whole.
  @inlinable static var shortList: Int { 48 }
  /// Texts are searched up to here for their first difference.
  @inlinable static var longestText: Int { 4_096 }
  /// How much of the same text comes before a difference.
  @inlinable static var context: Int { 12 }

  @usableFromInline let most: Int
  @usableFromInline let limit: Int
  @usableFromInline var found: [Difference] = []
  @usableFromInline var hidden = 0
  @usableFromInline var budget = 20_000

  @inlinable
  init(most: Int, limit: Int) {
    self.most = most
    self.limit = limit
  }

  @inlinable
  mutating func compare(_ old: Value, _ new: Value, at path: String, depth: Int) {
    if !skips(old, new) { compareUnequal(old, new, at: path, depth: depth) }
  }

  /// Returns whether two values are known to be equal, so that they need no path.
  @inlinable
  mutating func skips(_ old: Value, _ new: Value) -> Bool {
    budget -= 1
    return old.isKnownEqual(to: new)
  }

  @inlinable
  mutating func compareUnequal(_ old: Value, _ new: Value, at path: String, depth: Int) {
    guard budget > 0, depth < Self.deepest else { return tell(old, new, at: path) }
    switch (old.form, new.form) {
    case (.parts(let type, let olds), .parts(let other, let news))
    where type == other && olds.count == news.count:
      compare(olds, news, at: path, depth)
    case (.enumeration(let name, let olds), .enumeration(let other, let news))
    where name == other && !olds.isEmpty && olds.count == news.count:
      compare(olds, news, at: path.isEmpty ? ".\(name)" : "\(path).\(name)", depth)
    case (.optional(let old?), .optional(let new?)):
      compare(old, new, at: path, depth: depth + 1)
    case (.list(let olds), .list(let news)):
      compareLists(old, new, olds, news, at: path, depth)
    case (.identified(let olds), .identified(let news)):
      compareIdentified(old, new, olds, news, at: path, depth)
    case (.keyed(let olds), .keyed(let news)):
      compareKeys(old, new, olds, news, at: path, depth)
    default:
      tell(old, new, at: path)
    }
  }

  @inlinable
  mutating func compare(
    _ olds: [(label: String, value: Value)], _ news: [(label: String, value: Value)],
    at path: String, _ depth: Int
  ) {
    for (old, new) in zip(olds, news) where !skips(old.value, new.value) {
      let path =
        old.label.isEmpty ? path : path.isEmpty ? old.label : "\(path).\(old.label)"
      compareUnequal(old.value, new.value, at: path, depth: depth + 1)
    }
  }

  @inlinable
  mutating func compareLists(
    _ old: Value, _ new: Value, _ olds: [Value], _ news: [Value], at path: String, _ depth: Int
  ) {
    if isShort(old, new) && (olds.count != news.count || olds.isEmpty) {
      return tell(old, new, at: path)
    }
    if olds.count == news.count {
      for index in olds.indices where !skips(olds[index], news[index]) {
        compareUnequal(olds[index], news[index], at: "\(path)[\(index)]", depth: depth + 1)
      }
      return
    }
    // The equal elements at both ends are left out.
    var start = 0
    while start < min(olds.count, news.count), budget > 0,
      areEqual(olds[start], news[start], depth)
    { start += 1 }
    var end = 0
    while end < min(olds.count, news.count) - start, budget > 0,
      areEqual(olds[olds.count - 1 - end], news[news.count - 1 - end], depth)
    { end += 1 }
    guard start + end > 0 else {
      return tell(old, new, at: path)
    }
    for index in start..<olds.count - end {
      add(path: "\(path)[\(index)]", old: olds[index], new: nil)
    }
    for index in start..<news.count - end {
      add(path: "\(path)[\(index)]", old: nil, new: news[index])
    }
  }

  /// Compares the elements that have the same id, wherever they are.
  @inlinable
  mutating func compareIdentified(
    _ old: Value, _ new: Value, _ olds: [(id: String, value: Value)],
    _ news: [(id: String, value: Value)], at path: String, _ depth: Int
  ) {
    let (ids, newIDs) = (Set(olds.map(\.id)), Set(news.map(\.id)))
    // Several ids can have the same text.
    guard ids.count == olds.count, newIDs.count == news.count else {
      return compareLists(old, new, olds.map(\.value), news.map(\.value), at: path, depth)
    }
    if ids != newIDs, isShort(old, new) || ids.isDisjoint(with: newIDs) {
      return tell(old, new, at: path)
    }
    func named(_ pairs: [(id: String, value: Value)]) -> [(key: String, value: Value)] {
      pairs.map { ("id: \($0.id)", $0.value) }
    }
    compareKeys(named(olds), named(news), at: path, depth)
    let order = olds.map(\.id).filter(newIDs.contains)
    let newOrder = news.map(\.id).filter(ids.contains)
    guard order != newOrder, hasRoom() else { return }
    func list(_ ids: [String]) -> String { shortened("[\(ids.joined(separator: ", "))]") }
    found.append(Difference(path: "\(path).ids", old: list(order), new: list(newOrder)))
  }

  @inlinable
  mutating func compareKeys(
    _ old: Value, _ new: Value, _ olds: [(key: String, value: Value)],
    _ news: [(key: String, value: Value)], at path: String, _ depth: Int
  ) {
    if isShort(old, new) { return tell(old, new, at: path) }
    compareKeys(olds, news, at: path, depth)
  }

  @inlinable
  mutating func compareKeys(
    _ olds: [(key: String, value: Value)], _ news: [(key: String, value: Value)],
    at path: String, _ depth: Int
  ) {
    let later = Dictionary(news.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    let keys = Set(olds.map(\.key))
    for old in olds {
      let path = "\(path)[\(old.key)]"
      if let new = later[old.key] {
        if !skips(old.value, new) { compareUnequal(old.value, new, at: path, depth: depth + 1) }
      } else {
        add(path: path, old: old.value, new: nil)
      }
    }
    for new in news where !keys.contains(new.key) {
      add(path: "\(path)[\(new.key)]", old: nil, new: new.value)
    }
  }

  @inlinable
  mutating func areEqual(_ old: Value, _ new: Value, _ depth: Int) -> Bool {
    var search = Search(most: 1, limit: limit)
    search.budget = budget
    search.compare(old, new, at: "", depth: depth + 1)
    budget = search.budget
    return search.found.isEmpty
  }

  @inlinable
  func isShort(_ old: Value, _ new: Value) -> Bool {
    old.text(limit: Self.shortList).count + new.text(limit: Self.shortList).count
      <= Self.shortList
  }

  @inlinable
  mutating func tell(_ old: Value, _ new: Value, at path: String) {
    let texts = (old.unwrappedText(limit: limit), new.unwrappedText(limit: limit))
    // Two values with the same complete text are taken for equal.
    if texts.0 == texts.1, texts.0.count <= limit { return }
    var (oldText, newText) = (shortened(texts.0), shortened(texts.1))
    if oldText == newText {
      guard let endings = endings(old, new) else { return }
      (oldText, newText) = endings
    }
    guard hasRoom() else { return }
    found.append(
      Difference(
        path: path, old: oldText, new: newText,
        removesParts: old.isGone(in: new)))
  }

  /// Records a value that was removed or added.
  @inlinable
  mutating func add(path: String, old: Value?, new: Value?) {
    guard hasRoom() else { return }
    found.append(
      Difference(
        path: path, old: old.map(shortened), new: new.map(shortened),
        removesParts: new == nil && old?.hasNamedParts ?? false))
  }

  /// Returns whether one more difference is shown, and counts it as hidden if not.
  @inlinable
  mutating func hasRoom() -> Bool {
    if found.count < most { return true }
    hidden += 1
    return false
  }

  @inlinable
  func shortened(_ value: Value) -> String { shortened(value.unwrappedText(limit: limit)) }

  @inlinable
  func shortened(_ text: String) -> String {
    text.count > limit ? text.prefix(limit - 1) + "…" : text
  }

  /// The texts of two values that begin alike, from a little before their first difference on; nil
  /// if the texts are the same.
  @inlinable
  func endings(_ old: Value, _ new: Value) -> (String, String)? {
    let texts = (
      old.unwrappedText(limit: Self.longestText), new.unwrappedText(limit: Self.longestText)
    )
    if texts.0 == texts.1 {
      guard texts.0.count >= Self.longestText else { return nil }
      let start = shortened(texts.0)
      return (start, "\(start) (the first \(Self.longestText) characters are the same)")
    }
    let same = zip(texts.0, texts.1).prefix { $0 == $1 }.count
    guard same > Self.context else { return (shortened(texts.0), shortened(texts.1)) }
    // A cut in `\u{1B}` would show a part of it as text.
    let cut = texts.0.prefix(same - Self.context)
    let escape = cut.suffix(10).lastIndex(of: "\\").map { cut[$0...] }
    let isOpen = escape.map {
      $0 == "\\" || $0 == "\\u" || ($0.hasPrefix("\\u{") && !$0.contains("}"))
    }
    let kept = cut.count - (isOpen == true ? escape?.count ?? 0 : 0)
    func ending(_ text: String) -> String { shortened("…" + text.dropFirst(kept)) }
    return (ending(texts.0), ending(texts.1))
  }
}
