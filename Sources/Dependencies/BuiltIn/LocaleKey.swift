public import DependenciesCore
public import Foundation

extension DependencyValues {
  /// The user's locale, which follows changes of the settings.
  ///
  /// Reading it in a test reports an issue unless overridden, with `$0.locale = …`.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

/// Has no test value, which the resolver reports. The value itself can't report its use.
private enum LocaleKey: DependencyKey {
  static var liveValue: Locale { .autoupdatingCurrent }
  static var dependencyName: String { "locale" }
}
