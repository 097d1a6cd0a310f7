import CheckedTree
import Machine
import Testing

/// Compiled Swift was run with the same programs: each `deinit` runs at the same point.
@Suite("Emission: where objects are released")
struct EmissionLifetimeTests {
  private let releases = Releases()
  private let layout: Layout
  private let initializer: Routine

  init() {
    let descriptor = TypeDescriptor(
      kind: .class, name: "Model", qualifiedName: "main.Model")
    descriptor.fieldNames = ["name"]
    layout = Layout(descriptor: descriptor, isClass: true)
    layout.fields = [Layout.Field(name: "name", index: 0)]
    let name = { (object: Variable) in
      AccessPath.objectField(load(object), index: 0, name: "name")
    }
    initializer = function("init") { inner in
      let (this, text) = (inner.constant("self"), inner.constant("name"))
      inner.parameters = [this, text]
      return [run(make(.assign(name(this), load(text)))), .returning(load(this))]
    }
    let ending = function("deinit") { inner in
      let this = inner.constant("self")
      inner.parameters = [this]
      return [run(say(text("-"), load(name(this))))]
    }
    descriptor.deinitializer = Deinitializer(function: ending.function, releases: releases)
  }

  private func object(_ name: String) -> Expression {
    make(
      .makeObject(
        layout, types: [], initializer: initializer, selfIndex: 0, [.value(text(name))]))
  }

  private func check(
    says expected: String..., sourceLocation: SourceLocation = #_sourceLocation,
    _ statements: (Body) -> [Statement]
  ) {
    #expect(
      transcript(of: program(statements), releases: releases) == expected,
      sourceLocation: sourceLocation)
  }

  @Test("at the end of a block, the last one first")
  func blocks() {
    check(says: "block", "- b", "- a", "after") { body in
      [
        .block(
          block(
            .declare(body.constant("a"), object("a")), .declare(body.constant("b"), object("b")),
            run(say("block")))),
        run(say("after")),
      ]
    }
  }

  @Test("at the end of a function, after its result is computed")
  func functions() {
    check(says: "result", "- b", "- a", "after") { body in
      let inner = function("inner") { inner in
        [
          .declare(inner.constant("a"), object("a")), .declare(inner.constant("b"), object("b")),
          .returning(saying("result", int(1))),
        ]
      }
      return [run(call(inner)), run(say("after"))]
    }
  }

  @Test("at the end of each iteration of a loop, also when it is left early")
  func loops() {
    check(says: "0", "- x", "- x", "- x", "after") { body in
      let turn = body.constant("turn")
      return [
        forRange(
          0, turn, 0...5, .declare(body.constant("x"), object("x")),
          .conditional(
            [.expression(equal(load(turn), int(1)))], then: block(.continuing(loop(0))),
            else: nil),
          .conditional(
            [.expression(equal(load(turn), int(2)))], then: block(.breaking(loop(0))),
            else: nil),
          run(say(load(turn)))),
        run(say("after")),
      ]
    }
  }

  @Test("before an error is caught")
  func errors() {
    check(says: "- b", "- a", "caught") { body in
      [
        .catching(
          block(
            .declare(body.constant("a"), object("a")), .declare(body.constant("b"), object("b")),
            .throwing(text("bad"))),
          [
            Statement.Catch(
              alternatives: [(.anything, nil)], body: block(run(say("caught"))))
          ])
      ]
    }
  }

  @Test("between deferred blocks, in reverse order of declaration")
  func deferred() {
    check(says: "block", "- b", "deferred", "- a", "after") { body in
      [
        .block(
          block(
            .declare(body.constant("a"), object("a")),
            .deferring(block(run(say("deferred")))),
            .declare(body.constant("b"), object("b")), run(say("block")))),
        run(say("after")),
      ]
    }
  }

  @Test("when another value is assigned, and at the end of the statement for unreferenced values")
  func assignments() {
    check(says: "- a", "assigned", "- temporary", "last", "- b") { body in
      let x = body.variable("x")
      return [
        .declare(x, object("a")), run(make(.assign(.variable(x), object("b")))),
        run(say("assigned")), run(object("temporary")), run(say("last")),
      ]
    }
  }
}
