internal import CustomDump

extension Journal {
  /// Returns the entry that gave a part of the state its value, and the entries that led to it.
  ///
  /// ```swift
  /// print(journal.why(\.count)!)
  /// ```
  ///
  /// `nil` if no entry that is kept has changed the part.
  ///
  /// - `path`: The part of the state.
  /// - `number`: The entry from which to search backward; the newest if it is `nil`.
  public func why<Value: Equatable>(
    _ path: KeyPath<State, Value>, at number: Int? = nil
  ) -> Explanation<State, Action>? {
    let entry = entries.last { entry in
      entry.number <= number ?? .max && entry.before[keyPath: path] != entry.after[keyPath: path]
    }
    guard let entry else { return nil }
    let (old, new) = (entry.before[keyPath: path], entry.after[keyPath: path])
    return Explanation(
      subject: "\(path)", change: change(from: old, to: new), chain: chain(from: entry))
  }

  /// Returns an entry, its cause, and so on up to the first caller or to the oldest entry that is
  /// kept.
  private func chain(
    from entry: JournalEntry<State, Action>
  ) -> [JournalEntry<State, Action>] {
    var chain = [entry]
    while let number = chain.last?.cause.entry, let cause = self.entry(number) {
      chain.append(cause)
    }
    return chain
  }

  private func change<Value>(from old: Value, to new: Value) -> String {
    let texts = [String(customDumping: old), String(customDumping: new)]
    if texts.contains(where: { $0.contains("\n") }), let lines = difference(old, new) {
      return "\n\(lines)"
    }
    return texts.joined(separator: " → ")
  }
}

/// Why a part of the state has its value: the change, and the entries that led to it.
public struct Explanation<State, Action> {
  /// The key path to explain.
  public let subject: String
  /// The old and the new value.
  public let change: String
  /// The entry that made the change, its cause, and so on up to the first caller.
  public let chain: [JournalEntry<State, Action>]

  /// The entry that made the change.
  public var entry: JournalEntry<State, Action> { chain[0] }
}

extension Explanation: CustomStringConvertible {
  /// The change, then a line for each entry: its number, its action, and the sender.
  public var description: String {
    var lines = ["\(subject): \(change)"]
    for (position, entry) in chain.enumerated() {
      lines.append("\(position == 0 ? "by" : "because of") entry \(entry.summary)")
      for read in entry.reads { lines.append("  read \(read)") }
    }
    return lines.joined(separator: "\n")
  }
}

extension JournalEntry {
  /// `3 .loaded, which effect 1 of entry 2 sent (Shop/Cart.swift:12:14)`.
  var summary: String {
    let sender =
      switch cause {
      case .caller(let location): "sent at \(location)"
      case .effect(let number, let entry, let location):
        "which effect \(number) of entry \(entry) sent (\(location))"
      case .reducer(let entry): "which entry \(entry) returned as an effect"
      }
    let path = reducers.isEmpty ? "" : ", through \(reducers.joined(separator: ", "))"
    return "\(number) \(label), \(sender)\(path)"
  }
}
