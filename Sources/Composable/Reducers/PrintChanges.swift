extension Reducer {
  /// Prints each action and how this reducer changes the state, for debugging.
  ///
  /// Printed when the reducer has returned, so in the order in which actions are reduced. Costs what
  /// it costs to write both states down.
  public func _printChanges(
    _ printer: ChangePrinter = .standard
  ) -> PrintChangesReducer<Self> {
    PrintChangesReducer(base: self, printer: printer)
  }
}

/// Where `_printChanges` prints to.
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
