// Tests as the library's macros declare them, and what the driver does for one.

struct Comment: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Hashable, Sendable,
  CustomStringConvertible
{
  var rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(stringLiteral value: String) { rawValue = value }
  var description: String { rawValue }
}
protocol CustomTestStringConvertible {
  var testDescription: String { get }
}
struct Test: Sendable {
  let name: String
  init(name: String) { self.name = name }
  struct Case: Sendable { init() {} }
}
protocol Trait: Sendable {}
func _trait<T: Trait>(_ trait: T) -> any Trait { trait }
protocol TestTrait: Trait {}
protocol SuiteTrait: Trait {}
protocol TestScoping: Sendable {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws
}
struct ConditionTrait: TestTrait, SuiteTrait {
  let comment: Comment?
  let condition: @Sendable () async throws -> Bool
  init(comment: Comment?, condition: @escaping @Sendable () async throws -> Bool) {
    self.comment = comment
    self.condition = condition
  }
}
extension Trait where Self == ConditionTrait {
  static func disabled(_ comment: Comment? = nil) -> Self {
    ConditionTrait(comment: comment) { false }
  }
  static func disabled(
    if condition: @autoclosure @escaping @Sendable () throws -> Bool, _ comment: Comment? = nil
  ) -> Self {
    ConditionTrait(comment: comment) { try !condition() }
  }
  static func enabled(
    if condition: @autoclosure @escaping @Sendable () throws -> Bool, _ comment: Comment? = nil
  ) -> Self {
    ConditionTrait(comment: comment) { try condition() }
  }
  static func enabled(
    _ comment: Comment? = nil, _ condition: @escaping @Sendable () async throws -> Bool
  ) -> Self {
    ConditionTrait(comment: comment, condition: condition)
  }
}
struct ParallelizationTrait: TestTrait, SuiteTrait {
  init() {}
}
extension Trait where Self == ParallelizationTrait {
  static var serialized: ParallelizationTrait { ParallelizationTrait() }
}
struct TimeLimitTrait: TestTrait, SuiteTrait {
  struct Duration: Sendable {
    let minutes: Int
    init(minutes: Int) { self.minutes = minutes }
    static func minutes(_ minutes: Int) -> Self { Duration(minutes: minutes) }
  }
  let timeLimit: Duration
  init(timeLimit: Duration) { self.timeLimit = timeLimit }
}
extension Trait where Self == TimeLimitTrait {
  static func timeLimit(_ timeLimit: TimeLimitTrait.Duration) -> Self {
    TimeLimitTrait(timeLimit: timeLimit)
  }
}
@propertyWrapper struct Tag: Hashable, Sendable {
  init() {}
  var wrappedValue: Tag { self }
  struct List: TestTrait, SuiteTrait, Hashable {
    var tags: [Tag]
    init(tags: [Tag]) { self.tags = tags }
  }
}
extension Trait where Self == Tag.List {
  static func tags(_ tags: Tag...) -> Self { Tag.List(tags: tags) }
}
struct Bug: TestTrait, SuiteTrait {
  let url: String?
  let id: String?
  let title: Comment?
  init(url: String?, id: String?, title: Comment?) {
    self.url = url
    self.id = id
    self.title = title
  }
}
extension Trait where Self == Bug {
  static func bug(_ url: String, _ title: Comment? = nil) -> Bug {
    Bug(url: url, id: nil, title: title)
  }
  static func bug(_ url: String? = nil, id: String, _ title: Comment? = nil) -> Bug {
    Bug(url: url, id: id, title: title)
  }
  static func bug(_ url: String? = nil, id: some Numeric, _ title: Comment? = nil) -> Bug {
    Bug(url: url, id: String(describing: id), title: title)
  }
}

@builtIn("native") struct _RunningTest: Sendable {}
@operation("beginTest")
func _beginTest(_ name: String, _ line: Int, _ column: Int) -> _RunningTest
@operation("skipTest") func _skipTest(_ name: String, _ comment: String?)
@operation("failTest") func _failTest(_ test: _RunningTest, _ error: String)
@operation("runTestCase")
func _runCase(
  _ test: _RunningTest, _ names: [String], _ values: [Any],
  _ body: @escaping @Sendable () async -> Void
) async
@operation("endTest") func _endTest(_ test: _RunningTest)
@operation("endTests") func _endTests()
@operation("testDescription") func _testDescription(_ value: Any) -> String

func _runTest(
  _ name: String, _ line: Int, _ column: Int, _ traits: [any Trait],
  _ body: @escaping @Sendable () async throws -> Void
) async {
  await _runCases(name, line, column, traits) { test in
    await _runCase(test, [], []) { await _runScoped(test, name, traits, body) }
  }
}
func _runTest<C: Collection & Sendable>(
  _ name: String, _ line: Int, _ column: Int, _ traits: [any Trait], _ names: [String],
  _ arguments: @escaping @Sendable () async throws -> C,
  _ body: @escaping @Sendable (C.Element) async throws -> Void
) async where C.Element: Sendable {
  await _runCases(name, line, column, traits) { test in
    for element in try await arguments() {
      await _runCase(test, names, [element]) {
        await _runScoped(test, name, traits) { try await body(element) }
      }
    }
  }
}
func _runTest<C: Collection & Sendable, D: Collection & Sendable>(
  _ name: String, _ line: Int, _ column: Int, _ traits: [any Trait], _ names: [String],
  _ first: @escaping @Sendable () async throws -> C,
  _ second: @escaping @Sendable () async throws -> D,
  _ body: @escaping @Sendable (C.Element, D.Element) async throws -> Void
) async where C.Element: Sendable, D.Element: Sendable {
  await _runCases(name, line, column, traits) { test in
    let (first, second) = (try await first(), try await second())
    for one in first {
      for other in second {
        await _runCase(test, names, [one, other]) {
          await _runScoped(test, name, traits) { try await body(one, other) }
        }
      }
    }
  }
}
func _runTest<A: Sendable, B: Sendable>(
  _ name: String, _ line: Int, _ column: Int, _ traits: [any Trait], _ names: [String],
  _ pairs: @escaping @Sendable () async throws -> Zip2Sequence<[A], [B]>,
  _ body: @escaping @Sendable ((A, B)) async throws -> Void
) async {
  await _runTest(
    name, line, column, traits, names, { try await Array(pairs()) }, body)
}
func _runCases(
  _ name: String, _ line: Int, _ column: Int, _ traits: [any Trait],
  _ cases: @escaping @Sendable (_RunningTest) async throws -> Void
) async {
  do {
    for trait in traits {
      guard let trait = trait as? ConditionTrait else { continue }
      if try await !trait.condition() { return _skipTest(name, trait.comment?.rawValue) }
    }
  } catch {
    let test = _beginTest(name, line, column)
    _failTest(test, "Caught error: " + _testDescription(error))
    return _endTest(test)
  }
  let test = _beginTest(name, line, column)
  do { try await cases(test) } catch {
    _failTest(test, "Caught error: " + _testDescription(error))
  }
  _endTest(test)
}
func _runScoped(
  _ test: _RunningTest, _ name: String, _ traits: [any Trait],
  _ body: @escaping @Sendable () async throws -> Void
) async {
  var run = body
  for trait in traits.reversed() {
    guard let scope = trait as? any TestScoping else { continue }
    let inner = run
    run = {
      try await scope.provideScope(
        for: Test(name: name), testCase: Test.Case(), performing: inner)
    }
  }
  do {
    try await run()
  } catch is ExpectationFailedError {
  } catch {
    _failTest(test, "Caught error: " + _testDescription(error))
  }
}
