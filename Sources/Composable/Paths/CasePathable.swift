/// An enumeration whose cases have key paths: `\.child`, `\.child.loaded`.
///
/// The macro `@CasePathable` writes the conformance. A conformance written by hand has a
/// ``CasePath`` property for each case, with the case's name:
///
/// ```swift
/// enum Action: CasePathable {
///   case child(Child.Action)
///   case closeTapped
///
///   struct AllCasePaths: Sendable {
///     var child: CasePath<Action, Child.Action> {
///       CasePath(Action.child) { if case .child(let action) = $0 { action } else { nil } }
///     }
///     var closeTapped: CasePath<Action, Void> {
///       CasePath(
///         embed: { .closeTapped }, extract: { if case .closeTapped = $0 { () } else { nil } })
///     }
///   }
///   static var allCasePaths: AllCasePaths { AllCasePaths() }
/// }
/// ```
public protocol CasePathable {
  /// The type whose properties are the paths of the cases.
  associatedtype AllCasePaths
  /// The paths of the cases, as properties with the cases' names.
  static var allCasePaths: AllCasePaths { get }
}

extension CasePathable {
  /// The root of a case key path that names its enumeration: `\Action.Cases.child`.
  public typealias Cases = Case<Self>

  /// Returns whether the value is a case, with any payload.
  ///
  /// - Parameter keyPath: The case, as in `action.is(\.child.loaded)`.
  /// - Returns: `true` if the value is that case.
  public func `is`<Value>(_ keyPath: CaseKeyPath<Self, Value>) -> Bool {
    CasePath(keyPath).extract(self) != nil
  }

  /// The payload of a case; `nil` if the value is another case.
  ///
  /// Assigning a payload changes the value to that case. Assigning `nil` has no effect.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { CasePath(keyPath).extract(self) }
    set {
      guard let newValue else { return }
      self = CasePath(keyPath).embed(newValue)
    }
  }

  /// The payload of a case by the case's name; `nil` if the value is another case.
  ///
  /// An enumeration opts in with the attribute `@dynamicMemberLookup`: `destination.edit?.name`.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, CasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(self)
  }

  /// Changes the payload of a case.
  ///
  /// ```swift
  /// state.destination?.modify(\.edit) { $0.name = "Blob" }
  /// ```
  ///
  /// If the value is another case, reports an issue at this location and changes nothing.
  ///
  /// - Parameters:
  ///   - keyPath: The current case of the value.
  ///   - change: Changes the payload.
  ///   - fileID: The file that calls it, for issues.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield change: (_ payload: inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let path = CasePath(keyPath)
    guard var payload = path.extract(self) else {
      return report(
        .otherCase(payload: "\(Value.self)", value: self),
        at: Place(fileID, filePath, line, column))
    }
    change(&payload)
    self = path.embed(payload)
  }
}
