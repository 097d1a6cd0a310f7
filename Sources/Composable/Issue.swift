/// Issues that the library reports about its use. `Issue+Message.swift` has their wording.
enum Issue {
  /// An effect threw an error, and there is no handler.
  case effectFailed(error: any Error)
  /// An effect sent an action after its operation had returned.
  case sentLate(action: Any, cause: Any)
  /// An action belongs to a child that doesn't exist.
  case childMissing(MissingChild)
  /// An action was sent while another one was being reduced, but not by an effect.
  case reentrantSend(action: Any)
  /// Two parts of the state that share their ids cancel each other's effects.
  case sharedID(SharedID)
  /// `Task.cancel(id:)` or `withTaskCancellation(id:)` was called outside of an effect.
  case noEffect(function: String)
  /// The operand of `/` isn't a case.
  case pathOfNoEnumeration(root: String)
  /// A change of a case's payload was requested while the value is another case.
  case otherCase(payload: String, value: Any)
  /// A screen was pushed with an id that is already in the stack.
  case pushedTwice(id: String, action: Any)
  /// A property of a store was assigned, and no reducer performed the assignment.
  case bindingNotPerformed(property: String, action: String)
  /// `dismiss` was called where nothing is presented.
  case notPresented
  /// An element was added whose id is already in the array.
  case sameID(String, element: String)
  /// An element was assigned to an id that isn't its own.
  case otherID(given: String, expected: String)
  /// A change of an element in its array changed the element's id.
  case changedID(from: String, to: String, isFree: Bool)
  /// A path that uses reflection is used very often. This is a hint.
  case slowPath(root: String, name: String, uses: Int)
  /// Two errors can't be compared.
  case incomparableErrors(type: String)
}

/// An action for a child that doesn't exist.
struct MissingChild {
  /// The reason why the child doesn't exist.
  enum Reason {
    case absent
    case otherCase
    case noElement(id: String)
    /// A stack has no such element.
    case notOnStack(id: String)
  }

  let `operator`: String
  let reason: Reason
  let action: Any
  /// The state before.
  let state: Any
  /// Whether the reducer around the child adds the child when it reduces the same action.
  var isAddedAfterwards = false

  /// Reduces an action whose child is missing, and then reports that: the reduction may add the child.
  ///
  /// A separate function, because its stack frame contains a copy of the state, which a reduction
  /// doesn't need.
  ///
  /// - Parameter isThere: Whether the state has the child.
  @inline(never)
  static func report<State, Action>(
    _ operator: String, _ reason: Reason, _ action: Action, in state: inout State,
    at place: Place, isThere: (inout State) -> Bool,
    reduce: (inout State, Action) -> Effect<Action>
  ) -> Effect<Action> {
    let before = state
    let effect = reduce(&state, action)
    let missing = MissingChild(
      operator: `operator`, reason: reason, action: action, state: before,
      isAddedAfterwards: isThere(&state))
    Composable.report(.childMissing(missing), at: place)
    return effect
  }
}

/// A cancellation by one part of the state that affects another part's effects.
struct SharedID {
  let id: String
  /// The part that cancelled effects.
  let canceller: String
  /// The part whose effect was cancelled.
  let cancelled: String
}

/// Reports an issue: it fails the current test, or is printed if no test runs.
func report(_ issue: Issue, at place: Place?) {
  report(issue.message, at: place)
}

/// Prints a hint, which fails no test.
func hint(_ issue: Issue) { deliverIssue(issue.message, isWarning: true) }

/// Reports a message.
func report(_ message: String, at place: Place?) {
  guard let place else { return deliverIssue(message) }
  deliverIssue(
    message, fileID: place.fileID, filePath: place.filePath, line: place.line,
    column: place.column)
}
