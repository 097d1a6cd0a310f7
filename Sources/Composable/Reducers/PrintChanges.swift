extension Reducer {
  /// Prints each action and how this reducer changes the state, for debugging.
  ///
  /// The change is printed when the reducer has returned, in the order in which actions are
  /// reduced. The cost is that of describing both states.
  ///
  /// - Parameter printer: The destination, and what is printed of an action.
  /// - Returns: This reducer, whose changes are printed.
  public func _printChanges(
    _ printer: ChangePrinter = .standard
  ) -> PrintChangesReducer<Self> {
    PrintChangesReducer(base: self, printer: printer)
  }
}

/// The destination of `_printChanges`, and what is printed of an action.
public struct ChangePrinter: Sendable {
  let print: @Sendable (String) -> Void
  private let form: Form

  private enum Form { case changes, labels }

  /// Passes each text to a closure: the action, and the change of the state.
  ///
  /// - Parameter print: Called once for each action.
  public init(_ print: @escaping @Sendable (_ text: String) -> Void) {
    self.init(form: .changes, print)
  }

  private init(form: Form, _ print: @escaping @Sendable (_ text: String) -> Void) {
    self.form = form
    self.print = print
  }

  /// Prints actions and changes to standard output.
  public static let standard = ChangePrinter { Swift.print($0) }

  /// Prints actions and changes to standard output; another name of ``standard``.
  public static let customDump = standard

  /// Prints only the names of the actions' cases to standard output: `.rows(.renamed)`.
  public static let actionLabels = ChangePrinter(form: .labels) { Swift.print($0) }

  func note<State, Action>(_ action: Action, _ before: State, _ after: State) {
    let label = actionLabel(action)
    switch form {
    case .labels: print(label)
    case .changes:
      print("\(label)\n\(dumped(action))\n\(difference(before, after) ?? "  (no change)")")
    }
  }
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
    printer.note(action, before, state)
    return effect
  }
}
