internal import Testing

/// The running test, and its case.
struct RunningCase: Hashable, Sendable {
  let test: Test.ID
  /// `nil` for a test without parameters, or if the case is unknown.
  let arguments: Arguments?

  /// Distinguishes the cases of a test.
  struct Arguments: Hashable, @unchecked Sendable {
    // Sendable because it is made from Sendable values that the test library stores itself.

    let identifiers: [AnyHashable]
    /// Distinguishes cases whose arguments look the same.
    let discriminator: Int
  }

  /// The case that runs the current task; `nil` if none does.
  static var current: RunningCase? {
    guard let test = Test.current else { return nil }
    return RunningCase(test: test.id, arguments: Test.Case.current.flatMap(Arguments.init))
  }
}

extension RunningCase.Arguments {
  /// Reflects the case, because the test library has no public API for its identity.
  ///
  /// If the test library's layout differs, the result is `nil`. Then the cases of a test share one
  /// cache, unless the test has a trait.
  init?(of testCase: Test.Case) {
    guard testCase.isParameterized else { return nil }
    let kind = Mirror(reflecting: testCase).descendant("_kind", "parameterized")
    guard let kind else { return nil }
    self.init(reflecting: kind)
  }

  /// Expects `discriminator`, and `arguments` that have an `id` each.
  init?(reflecting kind: Any) {
    let mirror = Mirror(reflecting: kind)
    guard let discriminator = mirror.descendant("discriminator") as? Int,
      let arguments = mirror.descendant("arguments") as? [Any]
    else { return nil }
    var identifiers: [AnyHashable] = []
    for argument in arguments {
      guard let id = Mirror(reflecting: argument).descendant("id") as? AnyHashable
      else { return nil }
      identifiers.append(id)
    }
    self.init(identifiers: identifiers, discriminator: discriminator)
  }
}
