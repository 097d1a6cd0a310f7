extension Effect {
  /// Makes the effect one that can be cancelled by an id.
  ///
  /// It is registered when the store takes it over, before any of its work begins, so cancelling
  /// works from then on. Ids belong to a store. Inside of `ifLet`, `ifCaseLet` and `forEach` they
  /// belong to the child, or to the element: what it cancels is its own, while its parents cancel
  /// what is in their children too. A ``Scope`` doesn't part them.
  ///
  /// - `id`: Two ids are the same if they are equal and of one type.
  /// - `cancelInFlight`: Whether effects with this id that are in flight are cancelled first.
  public func cancellable(
    id: some Hashable & Sendable,
    cancelInFlight: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    if isNone, !cancelInFlight { return self }
    return Effect(
      .identified(
        Identified(
          effect: self, id: CancelID(id), cancelsInFlight: cancelInFlight,
          place: Place(fileID, filePath, line, column))))
  }

  /// Cancels the effects that are registered under an id when the store takes this one over.
  ///
  /// See ``cancellable(id:cancelInFlight:fileID:filePath:line:column:)`` for whose they may be. What
  /// actions of theirs have started goes on.
  public static func cancel(
    id: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Effect(.cancel(Cancel(id: CancelID(id), place: Place(fileID, filePath, line, column))))
  }
}

/// The id of effects that can be cancelled: equal ids of different types are different.
struct CancelID: Hashable, @unchecked Sendable {
  // Sendable because it is made of a Sendable value.

  private let id: AnyHashable
  private let type: ObjectIdentifier

  init<ID: Hashable & Sendable>(_ id: ID) {
    self.id = AnyHashable(id)
    type = ObjectIdentifier(ID.self)
  }
}

extension CancelID: CustomStringConvertible {
  /// `"search"`, `CancelID.timer`.
  var description: String {
    if let text = id.base as? String { return String(reflecting: text) }
    return "\(Swift.type(of: id.base)).\(id.base)"
  }
}

/// A wish to cancel effects.
struct Cancel: Sendable {
  let id: CancelID
  let place: Place
}

/// An effect that can be cancelled by an id.
final class Identified<Action>: Sendable {
  let effect: Effect<Action>
  let id: CancelID
  let cancelsInFlight: Bool
  let place: Place

  init(effect: Effect<Action>, id: CancelID, cancelsInFlight: Bool, place: Place) {
    self.effect = effect
    self.id = id
    self.cancelsInFlight = cancelsInFlight
    self.place = place
  }
}
