import Dependencies
import Testing

/// A linear congruential generator, as in tests of applications.
private struct LCRNG: RandomNumberGenerator, Sendable {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed = 2_862_933_555_777_941_757 &* seed &+ 3_037_000_493
    return seed
  }
}

/// Counts, so that a test sees the order in which numbers were generated.
private struct Counter: RandomNumberGenerator, Sendable {
  var count: UInt64 = 0

  mutating func next() -> UInt64 {
    defer { count += 1 }
    return count
  }
}

private struct Failure: Error {}

@Suite("The withRandomNumberGenerator dependency")
struct WithRandomNumberGeneratorTests {
  @Test(
    "is the system's generator outside of tests", arguments: [DependencyContext.live, .preview])
  func system(context: DependencyContext) {
    let issues = placedIssues {
      inContext(context) {
        @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
        let numbers = (0..<100).map { _ in withRandomNumberGenerator { $0.next() } }
        #expect(Set(numbers).count == 100)
        withRandomNumberGenerator { #expect($0 is SystemRandomNumberGenerator) }
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("may be read in a test, but its use without an override is reported once, at the call")
  func unimplemented() throws {
    let declared = #line + 1
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    #expect(placedIssues { _ = withRandomNumberGenerator }.isEmpty)

    let used = #line + 2
    let issues = placedIssues {
      let shuffled = withRandomNumberGenerator { (0..<50).shuffled(using: &$0) }
      #expect(shuffled.sorted() == Array(0..<50))
    }
    #expect(issues.map(\.line) == [UInt(used)])
    #expect(issues.map(\.fileID) == [#fileID])
    let message = try #require(issues.first?.message)
    #expect(
      message.hasPrefix(
        "`@Dependency(\\.withRandomNumberGenerator)` was used in a test without being overridden. "
          + "The system's generator is used."))
    #expect(message.contains("Declared at: \(#fileID):\(declared):"))
    #expect(message.contains("Used at: \(#fileID):\(used):"))
    #expect(message.contains("= WithRandomNumberGenerator(…)"))
  }

  @Test("fails the test that uses it")
  func failsTheTest() {
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    withKnownIssue {
      _ = withRandomNumberGenerator { Bool.random(using: &$0) }
    } matching: { issue in
      "\(issue)".contains("@Dependency(\\.withRandomNumberGenerator)")
    }
  }

  @Test("continues an overriding generator from use to use")
  func overriding() {
    var expected = LCRNG(seed: 0)
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(LCRNG(seed: 0))
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      for _ in 0..<10 {
        let number = withRandomNumberGenerator { generator in
          Int.random(in: 1...6, using: &generator)
        }
        #expect(number == Int.random(in: 1...6, using: &expected))
      }
    }
  }

  @Test("returns the generator when the work throws")
  func throwing() throws {
    let withRandomNumberGenerator = WithRandomNumberGenerator(Counter())
    #expect(throws: Failure.self) {
      try withRandomNumberGenerator { generator in
        _ = generator.next()
        throw Failure()
      }
    }
    #expect(withRandomNumberGenerator { $0.next() } == 1)
  }

  @Test("lends the generator to one user at a time")
  func concurrency() async {
    let withRandomNumberGenerator = WithRandomNumberGenerator(Counter())
    let pairs = await withTaskGroup(of: [[UInt64]].self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<2_000).map { _ in withRandomNumberGenerator { [$0.next(), $0.next()] } }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(pairs.allSatisfy { $0[1] == $0[0] + 1 })
    #expect(Set(pairs.joined()) == Set(0..<16_000))
  }

  @Test("makes a thread wait until the previous user has finished")
  func waiting() async {
    let withRandomNumberGenerator = WithRandomNumberGenerator(Counter())
    let isAsking = Gate()
    let numbers = await withCheckedContinuation { continuation in
      // On a thread, because the work waits until the other user is about to ask.
      Task {
        continuation.resume(
          returning: await onThread {
            withRandomNumberGenerator { generator in
              let other = Task.detached {
                await onThread {
                  isAsking.open()
                  return withRandomNumberGenerator { $0.next() }
                }
              }
              #expect(isAsking.pass())
              return ([generator.next(), generator.next()], other)
            }
          })
      }
    }
    #expect(numbers.0 == [0, 1])
    #expect(await numbers.1.value == 2)
  }

  @Test("used again inside the work is reported, and doesn't deadlock")
  func nested() {
    let withRandomNumberGenerator = WithRandomNumberGenerator(Counter())
    var line = 0
    let issues = placedIssues {
      withRandomNumberGenerator { outer in
        #expect(outer.next() == 0)
        line = #line + 1
        withRandomNumberGenerator { #expect($0 is SystemRandomNumberGenerator) }
        #expect(outer.next() == 1)
      }
    }
    #expect(issues.map(\.line) == [UInt(line)])
    #expect(issues.first?.message.contains("inside the closure of another call") == true)
    #expect(withRandomNumberGenerator { $0.next() } == 2)
  }
}
