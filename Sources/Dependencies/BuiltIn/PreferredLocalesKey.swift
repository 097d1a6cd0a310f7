public import DependenciesCore
public import Foundation

extension DependencyValues {
  /// The locales of the user's preferred languages, the most preferred first; empty if the system
  /// has none.
  ///
  /// Reading it in a test reports an issue unless overridden, with `$0.preferredLocales = …`.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }
}

/// Has no test value, which the resolver reports. The value itself can't report its use.
private enum PreferredLocalesKey: DependencyKey {
  static var liveValue: [Locale] { Locale.preferredLanguages.map { Locale(identifier: $0) } }
  static var dependencyName: String { "preferredLocales" }
}
