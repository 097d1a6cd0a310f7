/// What is reported about the use of this library; the wording stands in `Issue+Message.swift`.
enum Issue {
  /// An effect threw, and nobody handles its errors.
  case effectFailed(error: any Error)
  /// An effect sent an action after its operation had returned.
  case sentLate(action: Any, cause: Any)
  /// An action is meant for a child that isn't there.
  case childMissing(MissingChild)
  /// An action was sent by somebody else than an effect while another one was being reduced.
  case reentrantSend(action: Any)
  /// Two parts of the state that share their ids cancel each other's effects.
  case sharedID(SharedID)
  /// `Task.cancel(id:)` or `withTaskCancellation(id:)` was used where no effect runs.
  case noEffect(function: String)
  /// `/` was given something that isn't a case.
  case pathOfNoEnumeration(root: String)
  /// The payload of a case was to be changed while the value is another case.
  case otherCase(payload: String, value: Any)
  /// A screen was pushed under an id that is in the stack already.
  case pushedTwice(id: String, action: Any)
  /// `dismiss` was called where nothing is presented.
  case notPresented
  /// An element was added whose id is there already.
  case sameID(String, element: String)
  /// An element was assigned under an id that isn't its own.
  case otherID(given: String, expected: String)
  /// An element that was changed in its array has another id now.
  case changedID(from: String, to: String, isFree: Bool)
  /// A path that finds its case by reflection is used very often; a hint.
  case slowPath(root: String, name: String, uses: Int)
  /// Two errors can't be compared.
  case incomparableErrors(type: String)
}

/// An action for a child that isn't there.
struct MissingChild {
  /// Why it isn't there.
  enum Reason {
    case absent
    case otherCase
    case noElement(id: String)
  }

  let `operator`: String
  let reason: Reason
  let action: Any
  let state: Any
}

/// Effects of one part of the state that were cancelled by another one.
struct SharedID {
  let id: String
  /// The part that cancelled.
  let canceller: String
  /// The part whose effect was cancelled.
  let cancelled: String
}

/// Reports an issue: it fails the current test, and is printed where none runs.
func report(_ issue: Issue, at place: Place?) {
  report(issue.message, at: place)
}

/// Gives a hint: it is printed, and fails no test.
func hint(_ issue: Issue) { deliverIssue(issue.message, isWarning: true) }

/// Reports a message.
func report(_ message: String, at place: Place?) {
  guard let place else { return deliverIssue(message) }
  deliverIssue(
    message, fileID: place.fileID, filePath: place.filePath, line: place.line,
    column: place.column)
}
