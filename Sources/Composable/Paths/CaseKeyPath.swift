/// A path to a case of an enumeration, as a key path: `\.child`, `\.child.loaded`, `\.row[id: 3]`.
///
/// The enumeration conforms to ``CasePathable``. Longer paths are appended as other key paths are:
/// `path.appending(path: \.loaded)`.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A position in an enumeration on a ``CaseKeyPath``, without a value.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  fileprivate let route: CaseRoute<Value>

  /// One of the cases of this case's payload.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, CasePath<Value, Member>>
  ) -> Case<Member> where Value: CasePathable {
    Case<Member>(route: route.appending(Value.allCasePaths[keyPath: keyPath]))
  }
}

/// The path from the root of a case key path to one of its cases.
///
/// The root's type isn't a generic parameter, because a case's type doesn't depend on its root's.
/// This class itself is the empty path, whose value is the root.
private class CaseRoute<Value>: @unchecked Sendable {
  // Sendable because subclasses only add paths, which are Sendable and immutable.

  func appending<Member>(_ path: CasePath<Value, Member>) -> CaseRoute<Member> {
    LongerRoute<Value, Member>(path)
  }
}

/// A path with at least one case.
private final class LongerRoute<Root, Value>: CaseRoute<Value>, @unchecked Sendable {
  let path: CasePath<Root, Value>

  init(_ path: CasePath<Root, Value>) { self.path = path }

  override func appending<Member>(_ path: CasePath<Value, Member>) -> CaseRoute<Member> {
    LongerRoute<Root, Member>(self.path.appending(path))
  }
}

extension CasePath {
  /// Makes the path of a case key path: `CasePath(\.child)`.
  ///
  /// Allocates one object for each case on the path.
  ///
  /// - Parameter keyPath: The case.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    let route = Case(route: CaseRoute<Root>())[keyPath: keyPath].route
    if let longer = route as? LongerRoute<Root, Value> {
      self = longer.path
    } else {
      let whole = CasePath<Root, Root>(embed: { $0 }, extract: { $0 })
      guard let path = whole as? CasePath<Root, Value> else {
        preconditionFailure("the empty path leads to the root")
      }
      self = path
    }
  }

  /// Returns the path of a case of this case's payload.
  ///
  /// - Parameter path: The case of the payload.
  /// - Returns: A path that goes through both cases.
  public func appending<Member>(_ path: CasePath<Value, Member>) -> CasePath<Root, Member> {
    CasePath<Root, Member>(
      embed: { embed(path.embed($0)) }, extract: { extract($0).flatMap(path.extract) })
  }
}

extension KeyPath {
  /// Makes a value of the case: with `let loaded: CaseKeyPath<Action, Int> = \.loaded`, `loaded(3)`.
  ///
  /// - Parameter value: The payload.
  /// - Returns: The enumeration's value.
  public func callAsFunction<Enumeration, Payload>(_ value: Payload) -> Enumeration
  where Root == Case<Enumeration>, Value == Case<Payload> {
    CasePath<Enumeration, Payload>(self).embed(value)
  }

  /// Makes a value of the case, which has no payload.
  ///
  /// - Returns: The enumeration's value.
  public func callAsFunction<Enumeration>() -> Enumeration
  where Root == Case<Enumeration>, Value == Case<Void> {
    CasePath<Enumeration, Void>(self).embed(())
  }
}

/// The name of ``CasePath`` in code that uses case key paths.
public typealias AnyCasePath<Root, Value> = CasePath<Root, Value>
