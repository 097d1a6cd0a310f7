extension Effect {
  /// Makes an effect that can be cancelled by an id.
  ///
  /// The store registers the effect before any of its work begins, so cancellation works from then
  /// on. Ids belong to a store. Inside `ifLet`, `ifCaseLet` and `forEach` they belong to the child
  /// or the element: a child can cancel only its own effects, and a parent can also cancel its
  /// children's effects. A ``Scope`` doesn't separate ids.
  ///
  /// - `id`: Two ids are the same if they are equal and of one type.
  /// - `cancelInFlight`: Whether the store first cancels effects with this id that are in flight.
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

  /// Cancels the effects with an id when the store starts this effect.
  ///
  /// See ``cancellable(id:cancelInFlight:fileID:filePath:line:column:)`` for which effects it can
  /// cancel. The effects of actions that they have already sent continue.
  public static func cancel(
    id: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let place = Place(fileID, filePath, line, column)
    Steps.noteMade(at: place)
    return Effect(.cancel(Cancel(id: CancelID(id), place: place)))
  }
}

/// The id of a cancellable effect. Equal ids of different types are different ids.
struct CancelID: Hashable, @unchecked Sendable {
  // Sendable because it is made from a Sendable value.

  private let id: AnyHashable
  private let type: ObjectIdentifier

  init<ID: Hashable & Sendable>(_ id: ID) { self.init(id, distinguishedBy: ID.self) }

  /// Makes an id that differs from equal ids with another type.
  init<ID: Hashable & Sendable>(_ id: ID, distinguishedBy type: Any.Type) {
    self.id = AnyHashable(id)
    self.type = ObjectIdentifier(type)
  }
}

/// A collection that an id may be. The elements are ids of their own.
private protocol IDCollection {
  var cancelIDs: [CancelID] { get }
}

extension Array: IDCollection {
  fileprivate var cancelIDs: [CancelID] {
    prefix(32).compactMap { ($0 as? AnyHashable).map { CancelID(element: $0) } }
  }
}

extension Set: IDCollection {
  /// In the order of their texts, because a set has none.
  fileprivate var cancelIDs: [CancelID] {
    Array(self).cancelIDs.sorted { $0.description < $1.description }
  }
}

extension CancelID {
  /// The first elements of an array or a set, as ids; empty for other ids.
  var elements: [CancelID] { (id.base as? any IDCollection)?.cancelIDs ?? [] }

  fileprivate init(element: AnyHashable) {
    id = element
    type = ObjectIdentifier(Swift.type(of: element.base))
  }
}

extension CancelID: CustomStringConvertible {
  /// `"search"`, `CancelID.timer`.
  var description: String {
    if let text = id.base as? String { return String(reflecting: text) }
    let elements = elements
    if !elements.isEmpty { return elements.description }
    let (type, text) = ("\(Swift.type(of: id.base))", "\(id.base)")
    // The text of a structure begins with its type.
    return text.hasPrefix(type + "(") ? text : "\(type).\(text)"
  }
}

/// A request to cancel effects.
struct Cancel: Sendable {
  let id: CancelID
  let place: Place
}

/// An effect with an id by which it can be cancelled.
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
