extension Reducer {
  /// Prints each action and how this reducer changes the state, for debugging.
  ///
  /// The change is printed when the reducer has returned, in the order in which actions are
  /// reduced. The cost is that of describing both states.
  public func _printChanges(
    _ printer: ChangePrinter = .standard
  ) -> PrintChangesReducer<Self> {
    PrintChangesReducer(base: self, printer: printer)
  }
}

/// The destination of `_printChanges`.
public struct ChangePrinter: Sendable {
  let print: @Sendable (String) -> Void

  /// Passes each text to a closure.
  public init(_ print: @escaping @Sendable (_ text: String) -> Void) { self.print = print }

  /// Prints to standard output.
  public static let standard = ChangePrinter { Swift.print($0) }
}

/// A reducer whose changes are printed; see `_printChanges`.
public struct PrintChangesReducer<Base: Reducer>: Reducer {
  let base: Base
  let printer: ChangePrinter

  public func reduce(
    into state: inout Base.State, action: Base.Action
  ) -> Effect<Base.Action> {
    let before = state
    let effect = base.reduce(into: &state, action: action)
    let change = difference(before, state) ?? "  (no change)"
    printer.print("\(actionLabel(action))\n\(dumped(action))\n\(change)")
    return effect
  }
}
