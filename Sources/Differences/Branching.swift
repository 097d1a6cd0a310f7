/// A value as a tree of its parts, for `Differences`.
///
/// A compiled program compares the states of stores by their mirrors. The tutor compares the values of
/// its interpreter. Both use this target, so both print the same differences.
@usableFromInline
package protocol Branching {
  /// Its parts.
  var form: Form<Self> { get }
  /// Whether it is certainly equal to another value. This is asked first, because it saves a walk through
  /// shared parts.
  func isKnownEqual(to other: Self) -> Bool
  /// The value in one line. If that is longer than `limit` characters, it may be cut off after them.
  func text(limit: Int) -> String
}

extension Branching {
  /// Whether it is or contains a value with named parts.
  @inlinable
  package var hasNamedParts: Bool {
    switch form {
    case .leaf: false
    case .parts(let type, let parts): !type.isEmpty && !parts.isEmpty
    case .enumeration(_, let parts): parts.contains(where: \.value.hasNamedParts)
    case .optional(let wrapped): wrapped?.hasNamedParts ?? false
    case .list(let elements): elements.first?.hasNamedParts ?? false
    case .identified(let elements): elements.first?.value.hasNamedParts ?? false
    case .keyed(let pairs): pairs.first?.value.hasNamedParts ?? false
    }
  }

  /// Whether values with named parts, which it contains, are gone in a new value.
  @inlinable
  package func isGone(in new: Self) -> Bool {
    guard hasNamedParts else { return false }
    return switch (form, new.form) {
    case (.optional, .optional(nil)): true
    // An empty collection of a library has no form of its own.
    case (.list, .leaf), (.identified, .leaf): true
    case (.list(let olds), .list(let news)): news.count < olds.count
    case (.keyed(let olds), .keyed(let news)): news.count < olds.count
    case (.identified(let olds), .identified(let news)):
      !Set(olds.map(\.id)).isSubset(of: news.map(\.id))
    default: false
    }
  }

  /// The text of the value, and of the wrapped value of an optional that isn't `nil`.
  @inlinable
  package func unwrappedText(limit: Int) -> String {
    guard case .optional(let wrapped?) = form else { return text(limit: limit) }
    if case .optional = wrapped.form { return text(limit: limit) }
    return wrapped.text(limit: limit)
  }
}

/// The parts of a value.
@usableFromInline
package enum Form<Value> {
  /// A value without named parts: a number, a text, an object.
  case leaf
  /// Named parts, for example of a structure. Values of the same type have the same parts.
  case parts(type: String, [(label: String, value: Value)])
  /// A case of an enumeration with its payload.
  case enumeration(name: String, [(label: String, value: Value)])
  /// A value that may be missing.
  case optional(Value?)
  /// Elements in order.
  case list([Value])
  /// Elements in order, each with the text of its id.
  case identified([(id: String, value: Value)])
  /// Values by keys, each key written down.
  case keyed([(key: String, value: Value)])
}

/// One place at which two values differ.
@usableFromInline
package struct Difference: Hashable, Sendable {
  /// From the whole to the place: `rows[2].count`; empty for the whole itself.
  @usableFromInline package var path: String
  /// The value before; nil if there was none.
  @usableFromInline package var old: String?
  /// The value after; nil if there is none.
  @usableFromInline package var new: String?
  /// Whether it removes a value with named parts, such as the state of a child.
  @usableFromInline package var removesParts: Bool

  @inlinable
  package init(path: String, old: String?, new: String?, removesParts: Bool = false) {
    self.path = path
    self.old = old
    self.new = new
    self.removesParts = removesParts
  }
}

/// Where two values differ.
@usableFromInline
package struct Differences: Hashable, Sendable {
  /// The first differences, in the order of the parts.
  @usableFromInline package var shown: [Difference]
  /// The number of further differences.
  @usableFromInline package var hidden: Int

  @inlinable
  package init(shown: [Difference], hidden: Int) {
    self.shown = shown
    self.hidden = hidden
  }

  /// Returns whether all of other differences, of which none is hidden, are among these: the same
  /// parts have the same new values.
  package func include(_ others: Differences) -> Bool {
    guard !others.shown.isEmpty, others.hidden == 0 else { return false }
    return others.shown.allSatisfy { other in
      shown.contains { $0.path == other.path && $0.new == other.new }
    }
  }
}
