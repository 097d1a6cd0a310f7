public import DependenciesCore
public import Foundation

extension DependencyValues {
  /// The process's default notification center.
  ///
  /// Reading it in a test reports an issue unless overridden, with `$0.notificationCenter =
  /// NotificationCenter()`. Tests that share a center receive each other's notifications.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self] }
    set { self[NotificationCenterKey.self] = newValue }
  }
}

/// Has no test value, which the resolver reports. The value itself can't report its use.
private enum NotificationCenterKey: DependencyKey {
  static var liveValue: NotificationCenter { .default }
  static var dependencyName: String { "notificationCenter" }
}
