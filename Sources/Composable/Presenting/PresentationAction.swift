/// An action of a presented child, or its dismissal.
public enum PresentationAction<Action>: CasePathable {
  /// The child is removed. Sent by the child's view, or by the child with the dependency `dismiss`.
  case dismiss
  /// An action of the child.
  case presented(Action)

  /// The paths of both cases, and of the child's cases: `\.destination.saveTapped`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The path of the dismissal.
    public var dismiss: CasePath<PresentationAction, Void> {
      CasePath(embed: { .dismiss }, extract: { if case .dismiss = $0 { () } else { nil } })
    }

    /// The path of the child's actions.
    public var presented: CasePath<PresentationAction, Action> {
      CasePath(
        embed: { .presented($0) },
        extract: { if case .presented(let action) = $0 { action } else { nil } })
    }

    /// The path of a case of the child's actions.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, CasePath<Action, Member>>
    ) -> CasePath<PresentationAction, Member> where Action: CasePathable {
      presented.appending(Action.allCasePaths[keyPath: keyPath])
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}

extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}
