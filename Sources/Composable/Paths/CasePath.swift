/// One case of an enumeration: how a value gets in, and how it comes out.
///
/// There are three ways to make one:
///
/// ```swift
/// CasePath(Action.child) { if case .child(let action) = $0 { action } else { nil } }
/// CasePath(\.child, Action.child)  // with a property `var child: Child.Action?`
/// /Action.child                    // by reflection
/// ```
///
/// The first costs what the pattern costs and is checked by the compiler; the last is the shortest,
/// and costs up to a microsecond for each value that it looks into.
public struct CasePath<Root, Value>: Sendable {
  /// Makes a root of a value.
  public let embed: @Sendable (Value) -> Root
  /// Takes the value out of a root; `nil` if it is another case.
  public let extract: @Sendable (Root) -> Value?

  /// Makes a path of its two directions.
  @inlinable
  @preconcurrency
  public init(
    embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.embed = embed
    self.extract = extract
  }

  /// Makes a path of a case and the pattern that matches it.
  @inlinable
  @preconcurrency
  public init(
    _ embed: @escaping @Sendable (Value) -> Root, _ extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(embed: embed, extract: extract)
  }

  /// Makes a path of an optional property and the case that it reads.
  @preconcurrency
  public init(
    _ property: any KeyPath<Root, Value?> & Sendable, _ embed: @escaping @Sendable (Value) -> Root
  ) {
    self.init(embed: embed) { $0[keyPath: property] }
  }
}

/// Makes a path of a case's name, as in `/Action.child`.
prefix operator /

/// Makes the path of a case with a payload; labels don't matter.
///
/// Takes a value out by reflection, which costs up to a microsecond. What isn't the name of a case,
/// such as a function, is reported when the path is first used.
///
/// The function isn't `@Sendable`: in the Swift 5 language mode, the name of a case isn't, either.
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
  /// Makes the path of a case with two values; compiled, the function is one of a pair as well.
  public prefix func / <Root, First, Second>(
    embed: @escaping @Sendable (First, Second) -> Root
  ) -> CasePath<Root, (First, Second)> {
    let joined: @Sendable ((First, Second)) -> Root = { embed($0.0, $0.1) }
    return CasePath(embed: joined, extract: ReflectedCase(joined).extract)
  }
#endif
