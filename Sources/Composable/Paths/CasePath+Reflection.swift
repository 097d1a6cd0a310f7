/// A case that is known only by its initializer function, and extracts payloads by reflection.
struct ReflectedCase<Root, Value>: @unchecked Sendable {
  // Sendable because the function that makes a case has no state. Other functions are reported.

  private let embed: (Value) -> Root

  init(_ embed: sending @escaping (Value) -> Root) { self.embed = embed }

  @Sendable func root(of value: Value) -> Root { embed(value) }

  /// Returns the payload of a root; `nil` if the root is another case.
  ///
  /// Several cases may have payloads of one type. So the payload is embedded again, and the result
  /// must be the same case as the root.
  @Sendable func extract(_ root: Root) -> Value? {
    guard let name = CaseName(of: root) else {
      report(.pathOfNoEnumeration(root: "\(Root.self)"), at: nil)
      return nil
    }
    guard let payload = Mirror(reflecting: root).children.first?.value else {
      // A root without a payload is another case, unless this case's payload is `Void`.
      return nil
    }
    guard let value = payload as? Value else { return nil }
    guard let again = CaseName(of: embed(value)), again == name else { return nil }
    #if DEBUG
      ReflectionUse.count(Root.self, name)
    #endif
    return value
  }
}

/// A case without a payload.
struct ConstantCase<Root>: @unchecked Sendable {
  // Sendable because a case without a payload has no state.

  let root: Root

  init(_ root: Root) { self.root = root }

  @Sendable func extract(_ other: Root) -> Void? {
    guard let name = CaseName(of: root) else {
      report(.pathOfNoEnumeration(root: "\(Root.self)"), at: nil)
      return nil
    }
    return CaseName(of: other) == name ? () : nil
  }
}
