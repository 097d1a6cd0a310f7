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

  /// Makes an effect that does something else, for the test of a child alone.
  ///
  /// - Parameter dismiss: Called instead of the parent.
  public init(_ dismiss: @escaping @Sendable () async -> Void) { self.dismiss = dismiss }

  fileprivate init() { dismiss = nil }

  /// Dismisses the child. Where nothing is presented, that is reported at this place.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if let dismiss { return await dismiss() }
    guard let dismiss = RunningEffect.current?.dismiss else {
      return report(.notPresented, at: Place(fileID, filePath, line, column))
    }
    await dismiss()
  }
}

/// Facts about presentation that a running reducer can ask for.
enum Presentation {
  /// Whether a presented child reduces an action.
  @TaskLocal static var isCurrent = false
}

extension DependencyValues {
  /// Dismisses the child that asks for it.
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
