internal import CustomDump

extension Journal {
  /// Which entry gave a part of the state the value that it has, and what led to that entry.
  ///
  /// ```swift
  /// print(journal.why(\.count)!)
  /// ```
  ///
  /// `nil` if no entry that is kept has changed it.
  ///
  /// - `path`: The part of the state.
  /// - `number`: The entry from which to look back; the newest if it is `nil`.
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

  /// An entry, what led to it, and so on up to the first caller, or to what isn't kept any more.
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
  /// The key path that was asked for.
  public let subject: String
  /// The old and the new value.
  public let change: String
  /// The entry that made the change, the one that led to it, and so on up to the first caller.
  public let chain: [JournalEntry<State, Action>]

  /// The entry that made the change.
  public var entry: JournalEntry<State, Action> { chain[0] }
}

extension Explanation: CustomStringConvertible {
  /// The change, then a line for each entry: its number, its action, and who sent that.
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
