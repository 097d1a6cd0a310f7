extension Issue {
  /// What happened, the facts, and what to do.
  var message: String {
    switch self {
    case .effectFailed(let error):
      """
      An effect threw an error that nobody handles. The effect has ended; the store goes on.

      Error:
      \(dumped(error))

      Handle it in the `catch` of this `.run`, or with `do` and `catch` inside of it, and send an \
      action that says so.
      """
    case .sentLate(let action, let cause):
      """
      An effect sent an action after its operation had returned. The action was reduced, but \
      code that waits for the effect, or cancels the effect, doesn't know of the action.

      Action:
      \(dumped(action))
      The action that started the effect:
      \(dumped(cause))

      Let the operation return only after its last `send`: await the task, or the callback, that \
      sends.
      """
    case .childMissing(let missing):
      missing.message
    case .reentrantSend(let action):
      """
      An action was sent while another one was being reduced. It was put behind what is queued, \
      and the task that `send` returned stands for nothing.

      Action:
      \(dumped(action))

      A reducer, and what it calls, doesn't send: let the reducer return `.send` or `.run`, or \
      change the state there and then.
      """
    case .sharedID(let shared):
      """
      Two parts of the state share a cancellation id: `\(shared.canceller)` has cancelled an \
      effect of `\(shared.cancelled)`.

      Id: \(shared.id).

      A `Scope` doesn't keep ids apart. Give each part an id of its own: for example, store a name in \
      the part's state, and use the name in the id.
      """
    case .noEffect(let function):
      """
      `\(function)` was called where no effect runs, so there is no store whose effects it could \
      mean. Nothing was cancelled.

      Call it in the operation of a `.run`, or return `.cancel(id:)` from a reducer.
      """
    case .pathOfNoEnumeration(let root):
      """
      `/` was given something that isn't a case of an enumeration. The path never finds a value.

      Root: \(root)

      Give it the name of a case, as in `/Action.child`, or write \
      `CasePath(Action.child) { if case .child(let value) = $0 { value } else { nil } }`.
      """
    case .otherCase(let payload, let value):
      """
      `modify` was called for a case that the value isn't in. The value stays as it is.

      Payload of the case: \(payload)
      Value:
      \(dumped(value))

      Check with `is(_:)` first, or correct the case.
      """
    case .pushedTwice(let id, let action):
      """
      A screen was pushed under an id that is in the stack already. The stack stays as it is.

      Id: \(id)
      Action:
      \(dumped(action))

      Push every screen under an id of its own, or append it to the stack in a reducer.
      """
    case .bindingNotPerformed(let property, let action):
      """
      A property of a store was assigned, and no `BindingReducer` performed the assignment. The state \
      stays as it was.

      Property: \(property)
      Action: \(action).binding

      Write `BindingReducer()` first in the `body` of the feature.
      """
    case .notPresented:
      """
      `dismiss` was called in an effect that belongs to no presented child. Nothing was dismissed.

      Run the child with `ifLet(\\.$…, action:)` or in a stack with `forEach`. In a test of the child \
      alone, override the dependency: `$0.dismiss = DismissEffect { … }`.
      """
    case .sameID(let id, let element):
      """
      An element was added whose id is in the array already. It was left out.

      Id: \(id)
      Element: \(element)

      Give every element an id of its own, or use `updateOrAppend` to replace.
      """
    case .otherID(let given, let expected):
      """
      An element was assigned under an id that isn't its own. The array stays as it was.

      Id of the element: \(given)
      Assigned under: \(expected)

      Assign it under its own id, or remove the old element and append the new one.
      """
    case .changedID(let old, let new, let isFree):
      """
      An element was changed where it stands in its array, and has another id now. \(isFree
        ? "It is found under the new one from now on, and its effects in flight go on."
        : "Another element has that id already, so the changed element is still found under its old id.")

      Id before: \(old)
      Id now: \(new)

      The id of an element stays the same: declare `id` with `let`. If you mean another element, \
      remove this one and append the other.
      """
    case .slowPath(let root, let name, let uses):
      """
      A path made by `/` has found its case \(uses) times. Each time costs some microseconds, \
      because it looks into the value by reflection.

      Path: /\(root).\(name)

      Write `CasePath(\(root).\(name)) { if case .\(name)(let value) = $0 { value } else { nil } }`, \
      which costs some nanoseconds.
      """
    case .incomparableErrors(let type):
      """
      Two errors of one type were compared, and the type says nothing about when they are equal. \
      They count as different.

      Type: \(type)

      Write `extension \(type): Equatable {}`.
      """
    }
  }
}

extension MissingChild {
  fileprivate var message: String {
    """
    `\(`operator`)` received an action for a child that \(why). The child didn't reduce it.

    Action:
    \(dumped(action))
    State:
    \(dumped(state))

    \(advice)
    """
  }

  private var advice: String {
    if case .notOnStack = reason {
      return """
        A stack gives each element a new id, and no element gets the id of a removed one. Take the id \
        from the stack: `state.path.ids`. If an effect of a removed element sent the action, cancel \
        that effect.
        """
    }
    if isAddedAfterwards {
      return """
        `\(`operator`)` lets the child reduce before its parent. The parent added the child for this \
        action, which is too late: add it for an earlier action, or in a reducer that runs before.
        """
    }
    return """
      Add the child for an earlier action, or in a reducer that runs before. If a reducer that ran \
      before removed the child, let the child reduce first. If an effect of a child that has gone \
      sent the action, cancel that effect.
      """
  }

  private var why: String {
    switch reason {
    case .absent: isAddedAfterwards ? "wasn't there yet" : "isn't there"
    case .otherCase where isAddedAfterwards:
      "wasn't there yet: the state was another case"
    case .noElement(let id) where isAddedAfterwards:
      "wasn't there yet: there was no element with the id \(id)"
    case .otherCase: "isn't there: the state is another case"
    case .noElement(let id), .notOnStack(let id):
      "isn't there: there is no element with the id \(id)"
    }
  }
}
