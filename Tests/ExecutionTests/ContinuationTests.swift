import Execution
import Machine
import Recording
import Testing

/// Continuations, resumed once or incorrectly.
@Suite struct ContinuationTests {
  @Test("a continuation resumed twice traps at the second resume")
  func doubleResume() async {
    await check(
      trapsWith: "more than once, returning 2", line: 6,
      function("main", isAsync: true) { code in
        code.wait(
          .withCheckedContinuation,
          function(parameters: 1, line: 5) { body in
            for value in 1...2 {
              body.line = 4 + value
              body.emit(.load(slot: 0, name: "continuation"), .push(.int(value)))
              body.emit(.perform(.resumeReturning, argumentCount: 2), .pop)
            }
          })
      })
  }

  @Test("an error passed to a continuation is thrown where it is awaited")
  func resumeThrowing() async {
    let outcome = await run(
      function("main", isAsync: true, line: 3) { code in
        code.wait(
          .withCheckedThrowingContinuation,
          function(parameters: 1, line: 5) { body in
            body.emit(.load(slot: 0, name: "continuation"), .push(.string("failure")))
            body.emit(.perform(.resumeThrowing, argumentCount: 2), .pop)
          })
      }
    ).trace.outcome
    #expect(outcome == .threw(message: "\"failure\"", place: .line(3)))
  }
}
