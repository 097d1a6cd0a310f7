/// A case that is known only by the function that makes it: finds the payload by reflection.
struct ReflectedCase<Root, Value>: @unchecked Sendable {
  // Sendable because the function that makes a case has no state. Any other function is reported.

  private let embed: (Value) -> Root

  init(_ embed: sending @escaping (Value) -> Root) { self.embed = embed }

  @Sendable func root(of value: Value) -> Root { embed(value) }

  /// The payload of a root, if it is this case.
  ///
  /// Several cases may have payloads of one type. So the payload is put in again: if that is the
  /// case that it was taken from, it is this one.
  @Sendable func extract(_ root: Root) -> Value? {
    guard let name = CaseName(of: root) else {
      report(.pathOfNoEnumeration(root: "\(Root.self)"), at: nil)
      return nil
    }
    guard let payload = Mirror(reflecting: root).children.first?.value else {
      // A case without a payload isn't this one, unless its payload is `Void`.
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
  // Sendable because a case without a payload holds nothing that anybody could change.

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
