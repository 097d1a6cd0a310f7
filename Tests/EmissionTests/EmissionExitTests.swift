import CheckedTree
import Emission
import Machine
import Testing

@Suite("Emission: ways out of a block")
struct EmissionExitTests {
  private func deferring(_ string: String) -> Statement { .deferring(block(run(say(string)))) }

  @Test("deferred code runs in reverse order, after the value of `return`")
  func returning() {
    let body = program { body in
      let value = body.variable("value")
      return [
        .declare(value, int(1)),
        deferring("first"),
        .deferring(
          block(run(make(.assign(.variable(value), int(2)))), run(say(text("second"), load(value))))
        ),
        .returning(saying("value", load(value))),
      ]
    }
    check(body, says: "value", "second 2", "first", "returns 1")
  }

  @Test("deferred code runs when an error leaves a block, and when a block ends")
  func throwing() {
    for throwsError in [true, false] {
      let body = program { body in
        let error = body.constant("error")
        return [
          deferring("outside"),
          .catching(
            block(
              deferring("inside"),
              .conditional(
                [.expression(make(.constant(.bool(throwsError))))],
                then: block(deferring("innermost"), .throwing(text("bad"))), else: nil),
              run(say("end"))),
            [
              Statement.Catch(
                alternatives: [(.bind(error), equal(load(error), text("other")))],
                body: block(run(say("wrong")))),
              Statement.Catch(
                alternatives: [(.bind(error), nil)],
                body: block(run(say(text("caught"), load(error))))),
            ]),
          run(say("after")),
        ]
      }
      if throwsError {
        check(body, says: "innermost", "inside", "caught bad", "after", "outside")
      } else {
        check(body, says: "end", "inside", "after", "outside")
      }
    }
  }

  @Test("an error that no `catch` matches propagates")
  func rethrowing() {
    let body = program { body in
      let error = body.constant("error")
      return [
        .catching(
          block(.throwing(text("bad"))),
          [
            Statement.Catch(
              alternatives: [(.bind(error), equal(load(error), text("good")))], body: block())
          ])
      ]
    }
    check(body, says: "throws bad")
  }

  @Test("`break`, `continue` and `return` run the deferred code they cross, and end its handlers")
  func crossing() {
    let body = program { body in
      let turn = body.constant("turn")
      let error = body.constant("error")
      return [
        forRange(
          0, turn, 1...5,
          .deferring(block(run(say(text("turn"), load(turn))))),
          .catching(
            block(
              .conditional(
                [.expression(equal(load(turn), int(1)))], then: block(.continuing(loop(0))),
                else: nil),
              .conditional(
                [.expression(equal(load(turn), int(3)))], then: block(.breaking(loop(0))),
                else: nil),
              run(say("body"))),
            [Statement.Catch(alternatives: [(.bind(error), nil)], body: block(run(say("wrong"))))])
        ),
        // If a handler were still active, it would catch this.
        .throwing(text("out")),
      ]
    }
    check(body, says: "turn 1", "body", "turn 2", "turn 3", "throws out")
  }

  @Test("`try?` returns nil for an error, `try!` traps with it")
  func trying() {
    let fails = function("fails", canThrow: true) { _ in [.throwing(text("bad"))] }
    let body = program { _ in
      [
        run(say(make(.tryOptional(call(fails), flattens: false)))),
        run(say(make(.tryOptional(int(1), flattens: false)))),
        run(say(make(.tryOptional(make(.wrap(int(1))), flattens: true)))),
        run(make(.tryForce(call(fails)))),
      ]
    }
    check(
      body, says: "nil", "Optional(1)", "Optional(1)",
      "traps \(Trap.Reason.forcedTry(error: "\"bad\""))")
  }

  @Test("leaving a scope in any way ends its `async let`s")
  func asyncLets() {
    func child(in body: Body) -> Body {
      let child = Body.make("child", kind: .closure, in: body)
      child.statements = [run(say("runs"))]
      return child
    }
    let falling = program { body in
      let first = body.constant("first", .asyncLet)
      let second = body.constant("second", .asyncLet)
      return [
        .block(
          block(
            .asyncLet(first, child: child(in: body)), .asyncLet(second, child: child(in: body)),
            run(say(load(first))))),
        run(say("after")),
      ]
    }
    check(
      falling, says: "begins first", "begins second", "awaits first", "runs", "7", "ends second",
      "ends first", "after")
    let throwing = program { body in
      let first = body.constant("first", .asyncLet)
      return [.asyncLet(first, child: child(in: body)), .throwing(text("bad"))]
    }
    check(throwing, says: "begins first", "ends first", "throws bad")
    let returning = program { body in
      let first = body.constant("first", .asyncLet)
      return [.asyncLet(first, child: child(in: body)), .returning(load(first))]
    }
    check(returning, says: "begins first", "awaits first", "runs", "ends first", "returns 7")
  }

  @Test("an uncaught error has the place of its throw, not of the `defer` that rethrows it")
  func position() {
    let body = program { _ in
      [
        deferring("deferred"),
        .throwing(
          Expression(
            kind: .constant(.string("bad")), position: Position(line: 3, column: 5))),
      ]
    }
    Emitter.emit([body])
    let fiber = Fiber(closure: Closure(function: body.function), arguments: [])
    var fuel = 1_000
    guard case .wants = fiber.run(fuel: &fuel) else {
      Issue.record("nothing is printed")
      return
    }
    fiber.resume(returning: .void)
    guard case .threw(_, let position) = fiber.run(fuel: &fuel) else {
      Issue.record("nothing is thrown")
      return
    }
    #expect(position == Position(line: 3, column: 5))
  }
}
