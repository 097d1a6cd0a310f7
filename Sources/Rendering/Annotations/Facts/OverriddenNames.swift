import Recording

/// The dependencies that a program overrides somewhere, or loses an override of. A wrapper that
/// captures nothing is worth a line only if its dependency is one of them.
struct OverriddenNames {
  private var names: Set<String> = []

  init(_ happenings: Happenings) {
    for happening in happenings.all {
      switch happening.event.kind {
      case .scopeEntered(let scope): names.formUnion(scope.overrides.map(\.name))
      case .wrapperCreated(_, let captured): names.formUnion(captured.map(\.name))
      case .lost(.child(let loss)):
        names.insert(loss.wrapper)
        if let through = loss.through { names.insert(through) }
      default: break
      }
    }
  }

  /// Returns whether a dependency is overridden, or the value of which it is a part.
  func mentions(_ name: String) -> Bool {
    if names.contains(name) { return true }
    return name.indices.contains { name[$0] == "." && names.contains(String(name[..<$0])) }
  }
}
