public import DependenciesCore
public import Foundation

extension DependencyValues {
  /// The user's time zone, which follows changes of the settings.
  ///
  /// Reading it in a test reports an issue unless overridden, with `$0.timeZone = …`.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

/// Has no test value, which the resolver reports. The value itself can't report its use.
private enum TimeZoneKey: DependencyKey {
  static var liveValue: TimeZone { .autoupdatingCurrent }
  static var dependencyName: String { "timeZone" }
}
