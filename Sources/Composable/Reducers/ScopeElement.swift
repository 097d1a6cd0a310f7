/// A part of the state that owns effects: its position in the state around it, and its identity.
struct ScopeElement: Hashable, @unchecked Sendable {
  // Sendable because key paths are immutable, and the other values are ids of the program's
  // elements, which are only compared, on the main actor.

  /// The key path or the case.
  let path: AnyHashable
  /// The child's identity; `nil` where only the position matters.
  let identity: Identity?
  /// Whether cancellation ids of effects inside belong to the part.
  let isolatesIDs: Bool

  /// Makes a permanent part, which shares its ids with the part around it.
  static func part(_ path: AnyHashable) -> Self {
    Self(path: path, identity: nil, isolatesIDs: false)
  }

  /// Makes a child that may be removed or replaced.
  static func child(_ path: AnyHashable, _ identity: Identity) -> Self {
    Self(path: path, identity: identity, isolatesIDs: true)
  }

  /// The identity of a child: the case of its enumeration, and its id if it has one.
  ///
  /// A child with neither keeps its identity when it is replaced.
  struct Identity: Hashable {
    private let caseName: CaseName?
    private let id: AnyHashable?

    init<Child>(of child: Child) {
      caseName = CaseName(of: child)
      id = if let child = child as? any Identifiable { Self.id(child) } else { nil }
    }

    init(id: AnyHashable) {
      caseName = nil
      self.id = id
    }

    private static func id<Element: Identifiable>(_ element: Element) -> AnyHashable {
      AnyHashable(element.id)
    }

    fileprivate var text: String? { id.map { "id: \($0.base)" } ?? caseName?.text }
  }
}

extension ScopeElement: CustomStringConvertible {
  /// `\State.rows[id: 3]`, as far as the names are known.
  var description: String { "\(position)\(identity?.text.map { "[\($0)]" } ?? "")" }

  private var position: String {
    #if !INTERPRETED
      if let path = path.base as? AnyKeyPath { return Self.text(of: path) }
    #endif
    return "\(path.base)"
  }

  #if !INTERPRETED
    /// The key path, or its type: a compiled program doesn't know the names of computed properties, as
    /// macros declare.
    private static func text(of path: AnyKeyPath) -> String {
      let text = "\(path)"
      guard text.contains("<computed") else { return text }
      let type = String(reflecting: Swift.type(of: path).valueType)
      // `main.PresentationState<main.Child.State>`, `main.(unknown context at $1234).Child`
      let inner = type.split { "<>".contains($0) }.last.map(String.init) ?? type
      let names = inner.split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
      return names.joined(separator: ".")
    }
  #endif
}

/// A case of an enumeration as the position of a part.
struct CasePlace: Hashable, CustomStringConvertible {
  private let root: ObjectIdentifier
  private let name: CaseName?
  let description: String

  /// Makes the position of a state's current case.
  init<State>(of state: State) {
    root = ObjectIdentifier(State.self)
    name = CaseName(of: state)
    description = "/\(State.self).\(name?.text ?? "?")"
  }
}
