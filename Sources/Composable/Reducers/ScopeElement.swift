/// A part of the state, as effects are told apart by it: where it is in the state around it, and
/// which one is there.
struct ScopeElement: Hashable, @unchecked Sendable {
  // Sendable because key paths can't be changed, and the other values are ids of the program's
  // elements, which are only compared, on the main actor.

  /// The key path or the case.
  let path: AnyHashable
  /// Which child is there; `nil` where only the place counts.
  let identity: Identity?
  /// Whether cancellation ids inside belong to the part.
  let isolatesIDs: Bool

  /// A part that is always there, and shares its ids with what is around it.
  static func part(_ path: AnyHashable) -> Self {
    Self(path: path, identity: nil, isolatesIDs: false)
  }

  /// A child that may go, or be replaced by another one.
  static func child(_ path: AnyHashable, _ identity: Identity) -> Self {
    Self(path: path, identity: identity, isolatesIDs: true)
  }

  /// What a child is known by: the case of its enumeration, and its id if it has one.
  ///
  /// A child that has neither is the same one whatever it is replaced by.
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

    fileprivate var text: String? { id.map { "\($0.base)" } ?? caseName?.text }
  }
}

extension ScopeElement: CustomStringConvertible {
  /// `\State.rows[3]`, as far as the names are known.
  var description: String {
    "\(path.base)\(identity?.text.map { "[\($0)]" } ?? "")"
  }
}

/// A case of an enumeration as the place of a part.
struct CasePlace: Hashable, CustomStringConvertible {
  private let root: ObjectIdentifier
  private let name: CaseName?
  let description: String

  /// The case that a state is in.
  init<State>(of state: State) {
    root = ObjectIdentifier(State.self)
    name = CaseName(of: state)
    description = "/\(State.self).\(name?.text ?? "?")"
  }
}
