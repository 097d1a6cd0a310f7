import DependenciesCore
import Machine

/// What a wrapper of the program names, in the form that a real key path can be made with.
///
/// A key, too, is reached by a path: which real key type stands for it is settled at each read.
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

  /// As the program wrote it, without the backslash and the dot of a key path.
  var name: String {
    switch self {
    case .path(let path): path.name.withoutRoot
    case .key(let key): key.name
    }
  }
}

extension DependencyValues {
  /// Comes back to the drive that made the resolver evaluate the key path.
  subscript(accessor: DependencyAccessor) -> Value {
    get { Ambient.drive?.value(of: accessor, in: self) ?? Unresolved.value }
    set { Ambient.drive?.set(newValue, of: accessor, in: &self) }
  }
}

extension String {
  /// `client.fetch` of `\.client.fetch` or `\DependencyValues.client.fetch`.
  fileprivate var withoutRoot: String {
    guard hasPrefix("\\"), let dot = firstIndex(of: ".") else { return self }
    return String(self[index(after: dot)...])
  }
}
