extension Issue {
  /// What happened, the facts, and what to do.
  var message: String {
    switch self {
    case .noLiveValue(let read):
      """
      \(read.what) has no live implementation, but was read in the live context. \
      Its test value is used.

      \(read.facts)

      Conform `\(read.key)` to `DependencyKey` with a `liveValue` in a module that is linked into \
      the program, or override the dependency with `withDependencies`.
      """
    case .noTestValue(let read):
      """
      \(read.what) has no test implementation, but was read in a test without being overridden.

      \(read.facts)

      \(read.advice)
      """
    case .cycle(let cycle):
      """
      Dependencies need each other before any of them is there: \(cycle.path). \
      The test value of `\(cycle.steps[0].key)` is used.

      \(cycle.facts)

      Let one of them read the other later, inside a closure or a method, instead of while its \
      own value is computed.
      """
    case .deadEnd(let cycle, let hasEmptyValue):
      """
      Dependencies need each other before any of them is there: \(cycle.path). \
      No side of `\(cycle.steps[0].key)` has another value. \
      \(hasEmptyValue ? "An empty one is used." : "The process ends.")

      \(cycle.facts)

      Let one of them read the other later, inside a closure or a method, instead of while its \
      own value is computed.
      """
    case .latePreparation(let preparation):
      """
      `\(preparation.key)` was prepared too late: \(preparation.reason). Its value is unchanged.

      \(preparation.facts)

      Call `prepareDependencies` once for each dependency, before the first read of the dependency. \
      To change the value later, use `withDependencies`.
      """
    case .modelWithoutDependencies(let model):
      """
      `withDependencies(from:)` received a model of type `\(model)`, which has no `@Dependency` \
      property. There is nothing to inherit, so the overrides in effect are used.

      Add a `@Dependency` property to `\(model)`, or pass a model that has one.
      """
    case .otherType(let found, let expected, let hasEmptyValue):
      """
      A dependency was read as `\(expected)`, but is a `\(found)`. \
      \(hasEmptyValue ? "An empty value is used." : "The process ends.")

      Override it with a `\(expected)`, or name in `as:` a type that its value has in every context.
      """
    case .unknownContext(let value, let used):
      """
      The environment variable `\(ProcessContext.variable)` is `\(value)`, which isn't the \
      name of a context. The variable is ignored, and the context is `\(used)`.

      Set the variable to `live`, `preview` or `test`, or remove the variable.
      """
    }
  }
}

extension Issue.Read {
  /// The dependency as written at the read, as far as that is known.
  fileprivate var what: String {
    let name = "\(function)"
    let isProperty = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    switch (wrapper, isProperty) {
    case (.some, true): return "`@Dependency(\\.\(name))`"
    case (.some, false): return "`@Dependency(\(key).self)`"
    case (nil, _): return "`\(key)`"
    }
  }

  fileprivate var advice: String {
    isBuiltIn
      ? "Override the dependency for the test with `withDependencies`."
      : "Override the dependency for the test with `withDependencies`, or give `\(key)` a "
        + "`testValue`."
  }

  fileprivate var facts: String {
    var facts = """
        Key: \(key)
        Value: \(valueType)
      """
    if let wrapper { facts += "\n  Declared at: \(wrapper.location)" }
    facts += "\n  Read at: \(point.location)"
    return facts
  }
}

extension Issue.LatePreparation {
  fileprivate var reason: String {
    if let preparedAt { return "it had been prepared at \(preparedAt.location)" }
    if let wrapper { return "the wrapper at \(wrapper.location) had read it" }
    if let readAt { return "it was first read at \(readAt.location)" }
    return "it had been read or prepared"
  }

  fileprivate var facts: String {
    """
      Context: \(context)
      Prepared now at: \(point.location)
    """
  }
}

extension Cycle {
  /// `A → B → A`.
  fileprivate var path: String { names.joined(separator: " → ") }

  fileprivate var facts: String {
    steps.map { "  \($0.key), read at \($0.location.location)" }.joined(separator: "\n")
  }
}
