import CheckedTree
import Machine
import Testing

@Suite("Emission: loops, closures, branches")
struct EmissionFlowTests {
  @Test("closures made in a loop capture the variable of their own iteration")
  func freshCells() {
    let body = program { body in
      let closures = body.variable("closures")
      let turn = body.constant("turn")
      let captured = body.variable("captured", isCaptured: true)
      let each = body.constant("closure")
      return [
        .declare(closures, make(.array([]))),
        forRange(
          0, turn, 1...3,
          .declare(captured, load(turn)),
          run(
            make(
              .mutatingIntrinsic(
                "array.append", .variable(closures),
                [
                  closure(in: body) { inner in
                    [
                      run(increment(.variable(captured), in: inner, by: int(10))),
                      run(say(load(captured))),
                    ]
                  }
                ])))),
        .forIn(
          loop(1), .bind(each), .elements(load(closures)), where: nil,
          block(
            run(make(.callClosure(load(each), [], canThrow: true))),
            run(make(.callClosure(load(each), [], canThrow: true))))),
      ]
    }
    check(body, says: "11", "21", "12", "22", "13", "23")
  }

  @Test("a range of integers ends at the largest one, and an inverted one traps")
  func ranges() {
    let turns = program { body in
      let turn = body.constant("turn")
      return [forRange(0, turn, (Int.max - 1)...Int.max, run(say(load(turn))))]
    }
    check(turns, says: "\(Int.max - 1)", "\(Int.max)")
    let inverted = program { body in
      [
        .forIn(
          loop(0), .anything, .range(lower: int(2), upper: int(1), includesUpper: false),
          where: nil, block())
      ]
    }
    check(inverted, says: "traps \(Trap.Reason.invalidRange(lower: "2", upper: "1"))")
  }

  @Test("labels select the loop of `break` and `continue`")
  func labels() {
    let body = program { body in
      let outer = body.constant("outer")
      let inner = body.constant("inner")
      return [
        forRange(
          0, outer, 1...3,
          forRange(
            1, inner, 1...3,
            .conditional(
              [.expression(equal(load(inner), int(2)))], then: block(.continuing(loop(0))),
              else: nil),
            .conditional(
              [.expression(equal(load(outer), int(3)))], then: block(.breaking(loop(0))),
              else: nil),
            run(say(load(outer), load(inner)))))
      ]
    }
    check(body, says: "1 1", "2 1")
  }

  @Test("`continue` in `repeat` evaluates the condition")
  func repeating() {
    let body = program { body in
      let count = body.variable("count")
      return [
        .declare(count, int(0)),
        .repeatLoop(
          loop(0),
          block(
            run(increment(.variable(count), in: body)),
            .conditional(
              [.expression(equal(load(count), int(2)))], then: block(.continuing(loop(0))),
              else: nil),
            run(say(load(count)))),
          while: isLess(load(count), int(4))),
      ]
    }
    check(body, says: "1", "3", "4")
  }

  @Test("a switch tries patterns in order, falls through and breaks")
  func switching() {
    for (subject, expected) in [(1, ["one", "two"]), (2, ["two"]), (3, ["odd"]), (4, [])] {
      let body = program { body in
        let value = body.constant("value")
        let other = body.constant("other")
        return [
          .choice(
            loop(0), subject: int(subject),
            [
              Statement.Case(
                alternatives: [
                  (.satisfies(subject: value, equal(load(value), int(1))), nil)
                ],
                body: block(run(say("one")), .fallingThrough), position: nowhere),
              Statement.Case(
                alternatives: [
                  (.satisfies(subject: value, equal(load(value), int(0))), nil),
                  (.satisfies(subject: value, equal(load(value), int(2))), nil),
                ],
                body: block(run(say("two"))), position: nowhere),
              Statement.Case(
                alternatives: [(.bind(other), equal(load(other), int(3)))],
                body: block(run(say("odd")), .breaking(loop(0)), run(say("not reached"))),
                position: nowhere),
              Statement.Case(
                alternatives: [(.anything, nil)], body: block(), position: nowhere),
            ])
        ]
      }
      #expect(transcript(of: body) == expected)
    }
  }

  @Test("cases bind their payloads, tuples their elements")
  func patterns() {
    let descriptor = TypeDescriptor(kind: .enumeration, name: "Shape", qualifiedName: "Shape")
    descriptor.cases = [
      .init(name: "point", labels: []), .init(name: "box", labels: [nil, nil]),
    ]
    for (index, payload, expected) in [
      (0, [], "point"), (1, [3, 4], "box 3 4"), (1, [5, 6], "other"),
    ] {
      let body = program { body in
        let width = body.constant("width")
        let height = body.constant("height")
        return [
          .choice(
            loop(0),
            subject: make(
              .tuple(
                [
                  make(.enumerationCase(descriptor, types: [], index: index, payload.map(int))),
                  make(.wrap(int(1))),
                ], labels: [nil, nil])),
            [
              Statement.Case(
                alternatives: [
                  (.tuple([.enumerationCase(index: 0, []), .some(.anything)]), nil)
                ],
                body: block(run(say("point"))), position: nowhere),
              Statement.Case(
                alternatives: [
                  (
                    .tuple([
                      .enumerationCase(index: 1, [.bind(width), .bind(height)]), .anything,
                    ]), isLess(load(width), int(5))
                  )
                ],
                body: block(run(say(text("box"), load(width), load(height)))),
                position: nowhere),
              Statement.Case(
                alternatives: [(.anything, nil)], body: block(run(say("other"))),
                position: nowhere),
            ])
        ]
      }
      check(body, says: expected)
    }
  }

  @Test("local functions that call each other pass each other's captures")
  func mutualRecursion() {
    let body = Body.make()
    let evens = body.variable("evens", isCaptured: true)
    let label = body.constant("label", isCaptured: true)
    let isOdd = local("isOdd", in: body) { _ in [] }
    let isEven = local("isEven", in: body) { inner in
      let n = inner.constant("n")
      inner.parameters = [n]
      return [
        run(increment(.variable(evens), in: inner)),
        .conditional(
          [.expression(equal(load(n), int(0)))],
          then: block(.returning(make(.constant(.bool(true))))), else: nil),
        .returning(call(isOdd, .value(add(load(n), int(-1))))),
      ]
    }
    if let inner = isOdd.body {
      let n = inner.constant("n")
      inner.parameters = [n]
      inner.statements = [
        .conditional(
          [.expression(equal(load(n), int(0)))],
          then: block(run(say(load(label))), .returning(make(.constant(.bool(false))))),
          else: nil),
        .returning(call(isEven, .value(add(load(n), int(-1))))),
      ]
    }
    let reference = body.constant("reference")
    body.statements = [
      .declare(evens, int(0)),
      .declare(label, text("odd")),
      run(say(call(isEven, .value(int(7))))),
      .declare(reference, make(.partial(isOdd, given: []))),
      run(
        say(
          make(
            .callClosure(
              closure(in: body) { _ in
                [.returning(make(.callClosure(load(reference), [.value(int(3))], canThrow: true)))]
              }, [], canThrow: true)))),
      run(say(load(evens))),
    ]
    reference.isCaptured = true
    check(body, says: "odd", "false", "true", "6")
  }

  @Test("an optional chain returns nil at the first nil link and skips the rest")
  func chains() {
    for (value, expected) in [
      (nothing, ["nil"]), (make(.wrap(int(4))), ["argument", "Optional(5)"]),
    ] {
      let body = program { body in
        let optional = body.variable("optional")
        return [
          .declare(optional, value),
          run(
            say(
              make(
                .optionalChain(
                  add(make(.chainLink(load(optional))), saying("argument", int(1))), wraps: true)))
          ),
        ]
      }
      #expect(transcript(of: body) == expected)
    }
  }

  @Test("a link above other operands leaves none of them on the stack")
  func chainDetour() {
    let body = program { body in
      [
        run(
          say(
            int(1),
            make(.optionalChain(add(int(2), make(.chainLink(nothing))), wraps: true)), int(3)))
      ]
    }
    check(body, says: "1 nil 3")
  }

  @Test("`if` and `switch` have values, from branches that yield, return or throw")
  func branchValues() {
    let body = program { body in
      [
        run(
          say(
            int(1),
            make(
              .statement(
                .conditional(
                  [.matches(.some(.bind(body.constant("x"))), nothing)],
                  then: block(.throwing(text("no"))),
                  else: block(.deferring(block(run(say("deferred")))), .yield(int(2)))))))),
        .returning(
          add(
            int(1), make(.statement(.conditional([], then: block(.returning(int(8))), else: nil))))
        ),
      ]
    }
    check(body, says: "deferred", "1 2", "returns 8")
  }
}
