import Dependencies

final class Model: @unchecked Sendable {
  // Sendable because its wrapper is never assigned.
  @Dependency(\.number) var number
}

/// Reads by key type.
final class TypedModel {
  @Dependency(NumberKey.self) var number
}
