#if !INTERPRETED
  internal import DependenciesCore
#endif

/// Dismisses the child that an effect belongs to, from within the effect.
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
///
/// case .saveTapped:
///   return .run { _ in await dismiss() }
/// ```
///
/// The nearest parent with `ifLet(\.$…)` or `forEach(\.path…)` receives the action that removes the
/// child. The parent then cancels all effects of the child, including the effect that dismisses.
public struct DismissEffect: Sendable {
  private let dismiss: (@Sendable () async -> Void)?

  /// Makes an effect that calls a closure, to test a child alone.
  ///
  /// - Parameter dismiss: Called instead of the parent.
  public init(_ dismiss: @escaping @Sendable () async -> Void) { self.dismiss = dismiss }

  fileprivate init() { dismiss = nil }

  /// Dismisses the child. If nothing is presented, that is reported at this location.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if let dismiss { return await dismiss() }
    let effect = RunningEffect.current
    guard let dismiss = effect?.dismiss ?? effect?.dismissAlone else {
      return report(.notPresented, at: Place(fileID, filePath, line, column))
    }
    await dismiss()
  }
}

extension DismissEffect: CustomStringConvertible {
  /// The type's name: what it does depends on where it is called.
  public var description: String { "DismissEffect" }
}

/// Facts about presentation for a running reducer.
@usableFromInline
enum Presentation {
  #if INTERPRETED
    @TaskLocal static var isCurrent = false

    static func during<Result>(_ reduce: () -> Result) -> Result {
      $isCurrent.withValue(true, operation: reduce)
    }
  #else
    /// Whether the current action is reduced by a presented child.
    static var isCurrent: Bool { PresentedReduction.isCurrent }

    @usableFromInline
    static func exchange(_ isPresented: Bool) -> Bool { PresentedReduction.exchange(isPresented) }

    /// Runs a presented child's reduction.
    @inlinable
    static func during<Result>(_ reduce: () -> Result) -> Result {
      let outer = exchange(true)
      defer { _ = exchange(outer) }
      return reduce()
    }
  #endif
}

extension DependencyValues {
  /// Dismisses the child that reads this dependency.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether a reducer, or an effect of it, belongs to a presented child.
  public var isPresented: Bool {
    get {
      self[IsPresentedKey.self] ?? (Presentation.isCurrent || RunningEffect.current?.dismiss != nil)
    }
    set { self[IsPresentedKey.self] = newValue }
  }
}

private enum DismissKey: DependencyKey {
  static var liveValue: DismissEffect { DismissEffect() }
  static var testValue: DismissEffect { DismissEffect() }
}

private enum IsPresentedKey: DependencyKey {
  static var liveValue: Bool? { nil }
  static var testValue: Bool? { nil }
}
