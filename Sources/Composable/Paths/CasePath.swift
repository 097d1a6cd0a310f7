/// One case of an enumeration: how to embed a value, and how to extract it.
///
/// There are three ways to make one:
///
/// ```swift
/// CasePath(Action.child) { if case .child(let action) = $0 { action } else { nil } }
/// CasePath(\.child, Action.child)  // with a property `var child: Child.Action?`
/// /Action.child                    // by reflection
/// ```
///
/// The first form costs as much as its pattern and is checked by the compiler. The last form is the
/// shortest, and takes up to a microsecond for each extraction.
public struct CasePath<Root, Value>: Sendable {
  /// Makes a root from a value.
  public let embed: @Sendable (Value) -> Root
  /// Extracts the value from a root; `nil` if the root is another case.
  public let extract: @Sendable (Root) -> Value?

  /// Makes a path from its two functions.
  @inlinable
  @preconcurrency
  public init(
    embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.embed = embed
    self.extract = extract
  }

  /// Makes a path from a case and the pattern that matches it.
  @inlinable
  @preconcurrency
  public init(
    _ embed: @escaping @Sendable (Value) -> Root, _ extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(embed: embed, extract: extract)
  }

  /// Makes a path from an optional property and the case that it reads.
  @preconcurrency
  public init(
    _ property: any KeyPath<Root, Value?> & Sendable, _ embed: @escaping @Sendable (Value) -> Root
  ) {
    self.init(embed: embed) { $0[keyPath: property] }
  }

  /// Extracts the value from a root; another form of the property `extract`.
  ///
  /// - Parameter root: A value of the enumeration.
  /// - Returns: The payload; `nil` if the root is another case.
  public func extract(from root: Root) -> Value? { extract(root) }
}

/// Makes a path from a case's name, as in `/Action.child`.
prefix operator /

/// Makes the path of a case with a payload. Labels are ignored.
///
/// Extracts a value by reflection, which takes up to a microsecond. If the operand isn't a case,
/// such as another function, that is reported when the path is first used.
///
/// The function isn't `@Sendable`, because in the Swift 5 language mode the name of a case isn't
/// either.
public prefix func / <Root, Value>(
  embed: sending @escaping (Value) -> Root
) -> CasePath<Root, Value> {
  let reflected = ReflectedCase(embed)
  return CasePath(embed: reflected.root, extract: reflected.extract)
}

/// Makes the path of a case without a payload.
public prefix func / <Root>(root: Root) -> CasePath<Root, Void> {
  let constant = ConstantCase(root)
  return CasePath(embed: { constant.root }, extract: constant.extract)
}

#if INTERPRETED
  /// Makes the path of a case with two values. In compiled code, such a case also converts to a
  /// function of a pair.
  public prefix func / <Root, First, Second>(
    embed: @escaping @Sendable (First, Second) -> Root
  ) -> CasePath<Root, (First, Second)> {
    let joined: @Sendable ((First, Second)) -> Root = { embed($0.0, $0.1) }
    return CasePath(embed: joined, extract: ReflectedCase(joined).extract)
  }
#endif
