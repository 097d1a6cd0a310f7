import Dependencies
import Machine

/// Makes a key path of a `DependencyPath` of the program, by its identity.
struct PathAccessor: Hashable, Sendable {
  let path: DependencyPath

  static func == (left: PathAccessor, right: PathAccessor) -> Bool { left.path === right.path }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(path)) }
}

extension DependencyValues {
  /// Runs the interpreted getter or setter, in the drive that made the resolver come here.
  subscript(path accessor: PathAccessor) -> Value {
    get { Ambient.drive?.value(at: accessor.path, of: self) ?? Unresolved.value }
    set { Ambient.drive?.set(newValue, at: accessor.path, of: &self) }
  }
}
