import DependenciesCore
import Machine

/// The target of a program's wrapper, in a form from which a real key path can be made.
///
/// A key is also reached by a path. Each read determines the real key type that represents it.
enum DependencyAccessor: Hashable, Sendable {
  case path(DependencyPath)
  case key(KeyDeclaration)

  private var identity: Value {
    switch self {
    case .path(let path): .native(path.keyPath ?? path)
    case .key(let key): .native(key)
    }
  }

  static func == (left: DependencyAccessor, right: DependencyAccessor) -> Bool {
    left.identity == right.identity
  }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// The name in the program, without the backslash and the dot of a key path.
  var name: String {
    switch self {
    case .path(let path): path.name.withoutRoot
    case .key(let key): key.name
    }
  }
}

extension DependencyValues {
  /// Calls back to the drive that made the resolver evaluate the key path.
  subscript(accessor: DependencyAccessor) -> Value {
    get { Ambient.drive?.value(of: accessor, in: self) ?? Unresolved.value }
    set { Ambient.drive?.set(newValue, of: accessor, in: &self) }
  }
}

extension String {
  /// Returns `client.fetch` for `\.client.fetch` or `\DependencyValues.client.fetch`.
  fileprivate var withoutRoot: String {
    guard hasPrefix("\\"), let dot = firstIndex(of: ".") else { return self }
    return String(self[index(after: dot)...])
  }
}
