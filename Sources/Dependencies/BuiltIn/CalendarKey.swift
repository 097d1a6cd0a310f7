public import DependenciesCore
public import Foundation

extension DependencyValues {
  /// The user's calendar, which follows changes of the settings.
  ///
  /// Reading it in a test reports an issue unless overridden, with `$0.calendar = …`.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}

/// Has no test value, which the resolver reports. The value itself can't report its use.
private enum CalendarKey: DependencyKey {
  static var liveValue: Calendar { .autoupdatingCurrent }
  static var dependencyName: String { "calendar" }
}
