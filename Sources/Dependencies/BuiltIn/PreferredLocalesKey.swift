public import DependenciesCore
public import Foundation

extension DependencyValues {
  /// The locales of the languages that the user prefers, the most preferred first; empty where the
  /// system knows of none.
  ///
  /// Reading it in a test reports an issue unless overridden, with `$0.preferredLocales = …`.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }
}

/// Has no test side, which the resolver reports: the value itself can't report its use.
private enum PreferredLocalesKey: DependencyKey {
  static var liveValue: [Locale] { Locale.preferredLanguages.map { Locale(identifier: $0) } }
  static var dependencyName: String { "preferredLocales" }
}
