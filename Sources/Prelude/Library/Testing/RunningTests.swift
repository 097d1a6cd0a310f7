// Functions that the driver calls to run a test.

@builtIn("native") struct _RunningTest: Sendable {}
@operation("beginTest")
func _beginTest(_ name: String, _ line: Int, _ column: Int) -> _RunningTest
@operation("skipTest") func _skipTest(_ name: String, _ comment: String?)
@operation("failTest") func _failTest(_ test: _RunningTest, _ error: String)
@operation("runTestCase")
func _runCase(
  _ test: _RunningTest, _ names: [String], _ values: [Any], _ text: (Any) -> String?,
  _ body: @escaping @Sendable () async -> Void
) async
@operation("endTest") func _endTest(_ test: _RunningTest)
@operation("endTests") func _endTests()
/// The value's text in failures, unless it has an own one.
@operation("testDescription") func _plainText(_ value: Any) -> String
func _customText(_ value: Any) -> String? {
  (value as? any CustomTestStringConvertible)?.testDescription
}
func _testDescription(_ value: Any) -> String { _customText(value) ?? _plainText(value) }

func _runTest(
  _ test: Test, _ body: @escaping @Sendable () async throws -> Void
) async {
  await _runCases(test) { running in
    await _runCase(running, [], [], _customText) { await _runScoped(running, test, body) }
  }
}
func _runTest<C: Collection & Sendable>(
  _ test: Test, _ names: [String],
  _ arguments: @escaping @Sendable () async throws -> C,
  _ body: @escaping @Sendable (C.Element) async throws -> Void
) async where C.Element: Sendable {
  await _runCases(test) { running in
    for element in try await arguments() {
      await _runCase(running, names, [element], _customText) {
        await _runScoped(running, test) { try await body(element) }
      }
    }
  }
}
func _runTest<C: Collection & Sendable, D: Collection & Sendable>(
  _ test: Test, _ names: [String],
  _ first: @escaping @Sendable () async throws -> C,
  _ second: @escaping @Sendable () async throws -> D,
  _ body: @escaping @Sendable (C.Element, D.Element) async throws -> Void
) async where C.Element: Sendable, D.Element: Sendable {
  await _runCases(test) { running in
    let (first, second) = (try await first(), try await second())
    for one in first {
      for other in second {
        await _runCase(running, names, [one, other], _customText) {
          await _runScoped(running, test) { try await body(one, other) }
        }
      }
    }
  }
}
func _runTest<A: Sendable, B: Sendable>(
  _ test: Test, _ names: [String],
  _ pairs: @escaping @Sendable () async throws -> Zip2Sequence<[A], [B]>,
  _ body: @escaping @Sendable ((A, B)) async throws -> Void
) async {
  await _runTest(test, names, { try await Array(pairs()) }, body)
}
func _runCases(
  _ test: Test, _ cases: @escaping @Sendable (_RunningTest) async throws -> Void
) async {
  let (title, place) = (test._title, test.sourceLocation)
  do {
    for trait in test.traits {
      guard let trait = trait as? ConditionTrait else { continue }
      if try await !trait.condition() { return _skipTest(title, trait.comment?.rawValue) }
    }
  } catch {
    let running = _beginTest(title, place.line, place.column)
    _failTest(running, "Caught error: " + _testDescription(error))
    return _endTest(running)
  }
  let running = _beginTest(title, place.line, place.column)
  do { try await cases(running) } catch {
    _failTest(running, "Caught error: " + _testDescription(error))
  }
  _endTest(running)
}
func _runScoped(
  _ running: _RunningTest, _ test: Test, _ body: @escaping @Sendable () async throws -> Void
) async {
  let current = _RunningCase(test: test)
  var run = body
  for trait in test.traits.reversed() {
    guard let scope = trait as? any TestScoping else { continue }
    let inner = run
    run = {
      try await scope.provideScope(for: test, testCase: current.testCase, performing: inner)
    }
  }
  do {
    try await _RunningCase.$current.withValue(current, operation: run)
  } catch is ExpectationFailedError {
  } catch {
    _failTest(running, "Caught error: " + _testDescription(error))
  }
}
