extension Optional: CasePathable {
  /// The paths of an optional's two cases, and of the cases of the wrapped value.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The path of `none`.
    public var none: CasePath<Optional, Void> {
      CasePath(embed: { .none }, extract: { if case .none = $0 { () } else { nil } })
    }

    /// The path of `some`.
    public var some: CasePath<Optional, Wrapped> {
      CasePath(embed: { .some($0) }, extract: { $0 })
    }

    /// A case of the wrapped value: `\.destination.edit` for `\.destination.some.edit`.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, CasePath<Wrapped, Member>>
    ) -> CasePath<Optional, Member> where Wrapped: CasePathable {
      some.appending(Wrapped.allCasePaths[keyPath: keyPath])
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Result: CasePathable {
  /// The paths of a result's two cases.
  public struct AllCasePaths: Sendable {
    /// The path of `success`.
    public var success: CasePath<Result, Success> {
      CasePath(
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } })
    }

    /// The path of `failure`.
    public var failure: CasePath<Result, Failure> {
      CasePath(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
