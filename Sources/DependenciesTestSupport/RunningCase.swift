internal import Testing

/// Which test runs, and which case of it.
struct RunningCase: Hashable, Sendable {
  let test: Test.ID
  /// `nil` for a test without parameters, and where the case can't be known.
  let arguments: Arguments?

  /// Tells cases of the same test apart.
  struct Arguments: Hashable, @unchecked Sendable {
    // Sendable because it is made of Sendable values that the test library holds itself.

    let identifiers: [AnyHashable]
    /// Counts the cases whose arguments look the same.
    let discriminator: Int
  }

  /// The one that runs the current task; `nil` if none does.
  static var current: RunningCase? {
    guard let test = Test.current else { return nil }
    return RunningCase(test: test.id, arguments: Test.Case.current.flatMap(Arguments.init))
  }
}

extension RunningCase.Arguments {
  /// Looks into the case, since the test library has no public name for what identifies it.
  ///
  /// A library that is made otherwise gives `nil`, and then the cases of a test share one cache
  /// unless it has a trait.
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
