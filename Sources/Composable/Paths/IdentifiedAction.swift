/// An action of one element of an ``IdentifiedArray``, with the element's id.
///
/// ```swift
/// enum Action { case rows(IdentifiedActionOf<Row>) }
///
/// .forEach(\.rows, action: \.rows) { Row() }
/// await store.send(\.rows[id: 3].tapped)
/// ```
public enum IdentifiedAction<ID: Hashable & Sendable, Action>: CasePathable {
  /// An action of the element with an id.
  case element(id: ID, action: Action)

  /// The paths of the action of any element, and of the element with an id.
  public struct AllCasePaths: Sendable {
    /// The path of an action with its element's id.
    public var element: CasePath<IdentifiedAction, (id: ID, action: Action)> {
      CasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { action in
          switch action {
          case .element(let id, let action): (id: id, action: action)
          }
        })
    }

    /// The path of the actions of one element.
    public subscript(id id: ID) -> CasePath<IdentifiedAction, Action> {
      CasePath(
        embed: { .element(id: id, action: $0) },
        extract: { action in
          switch action {
          case .element(let other, let action): other == id ? action : nil
          }
        })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// The path of an element's id and its action.
func pairs<Root, ID: Hashable & Sendable, ElementAction>(
  of path: CasePath<Root, IdentifiedAction<ID, ElementAction>>
) -> CasePath<Root, (ID, ElementAction)> {
  CasePath<Root, (ID, ElementAction)>(
    embed: { path.embed(.element(id: $0.0, action: $0.1)) },
    extract: { root in
      guard case .element(let id, let action)? = path.extract(root) else { return nil }
      return (id, action)
    })
}

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where Action: Sendable {}

extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}

/// The actions of the elements of an ``IdentifiedArray`` that a reducer runs on.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable, R.State.ID: Sendable
