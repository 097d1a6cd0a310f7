import CheckedTree
import Emission
import Machine
import Testing

@Suite("Emission: initializers and isolation")
struct EmissionTypeTests {
  private func constant(_ name: String, _ value: Expression) -> Routine {
    function(name) { _ in [.returning(value)] }
  }

  private func field(
    _ name: String, _ index: Int, _ value: Routine?, isWeak: Bool = false
  ) -> Layout.Field {
    Layout.Field(
      name: name, index: index, ownership: isWeak ? .weak : .strong, defaultValue: value,
      startsAsNil: isWeak)
  }

  @Test("a structure's initializer starts with the defaults, unless it delegates")
  func structures() {
    let point = descriptor("Point", ["x", "y"])
    let layout = Layout(descriptor: point, isClass: false)
    layout.fields = [
      field("x", 0, constant("x", saying("default", int(4)))), field("y", 1, nil),
    ]
    for delegates in [true, false] {
      let body = Body.make(kind: .valueInitializer(layout, types: [], isFailable: true))
      let this = body.variable("self")
      let y = body.constant("y")
      body.parameters = [y]
      body.selfVariable = this
      body.replacesSelf = delegates
      body.statements = [
        .conditional(
          [.expression(equal(load(y), int(0)))], then: block(.returning(nothing)), else: nil),
        run(
          make(
            delegates
              ? .assign(.variable(this), make(.structure(point, types: [], [int(0), load(y)])))
              : .assign(.field(.variable(this), index: 1, name: "y"), load(y)))),
      ]
      let says = delegates ? [] : ["default"]
      let x = delegates ? 0 : 4
      Emitter.emit([body])
      #expect(
        transcript(of: body, arguments: [.int(3)])
          == says + ["returns Optional(main.Point(x: \(x), y: 3))"])
      #expect(transcript(of: body, arguments: [.int(0)]) == says + ["returns nil"])
    }
  }

  @Test("a class's initializer sets the defaults of its own properties in the object it receives")
  func classes() {
    let layout = Layout(
      descriptor: TypeDescriptor(kind: .class, name: "Model", qualifiedName: "main.Model"),
      isClass: true)
    layout.inheritedFieldCount = 1
    layout.fields = [
      field("c", 1, constant("c", int(4))), field("b", 2, nil, isWeak: true),
    ]
    let initializer = makeRoutine("init")
    let body = Body(
      kind: .classInitializer(layout, types: [], isFailable: false, delegates: false),
      function: initializer.function, parent: nil)
    let this = body.constant("self")
    let a = body.constant("a")
    body.parameters = [this, a]
    body.selfVariable = this
    body.statements = [
      run(make(.assign(.objectField(load(this), index: 0, name: "a"), load(a))))
    ]
    Emitter.emit([body])
    let main = program { body in
      let model = body.constant("model")
      return [
        .declare(
          model,
          make(
            .makeObject(
              layout, types: [], initializer: initializer, selfIndex: 0, [.value(int(1))]))),
        run(
          say(
            load(.objectField(load(model), index: 0, name: "a")),
            load(.objectField(load(model), index: 1, name: "c")),
            load(.weak(.objectField(load(model), index: 2, name: "b"))))),
      ]
    }
    check(main, says: "1 4 nil")
  }

  @Test("a capture list copies when the closure is made; `weak` doesn't retain the object")
  func captureLists() {
    let descriptor = TypeDescriptor(kind: .class, name: "Model", qualifiedName: "main.Model")
    let body = program { body in
      let x = body.variable("x")
      let object = body.variable("object")
      let inner = Body.make("closure", kind: .closure, in: body)
      let copy = inner.constant("x")
      let weak = inner.constant("object")
      weak.ownership = .weak
      inner.captureList = [(copy, load(x)), (weak, load(object))]
      inner.statements = [run(say(load(copy), load(.weak(.variable(weak)))))]
      let closure = body.constant("closure")
      return [
        .declare(x, int(1)),
        .declare(
          object,
          make(
            .wrap(
              make(
                .makeObject(
                  Layout(descriptor: descriptor, isClass: true), types: [],
                  initializer: emptyInitializer(), selfIndex: 0, []))))),
        .declare(closure, make(.closure(inner))),
        run(make(.assign(.variable(x), int(2)))),
        run(make(.callClosure(load(closure), [], canThrow: true))),
        run(make(.assign(.variable(object), nothing))),
        run(make(.callClosure(load(closure), [], canThrow: true))),
      ]
    }
    check(body, says: "1 Optional(main.Model)", "1 nil")
  }

  @Test("objects used in finished statements are released with their last variable")
  func lifetimes() {
    let descriptor = TypeDescriptor(kind: .class, name: "Model", qualifiedName: "main.Model")
    let name = function("name") { inner in
      let this = inner.constant("self")
      inner.parameters = [this]
      return [.returning(text("name"))]
    }
    let body = program { body in
      let model = body.variable("model")
      let reference = body.variable("reference")
      reference.ownership = .weak
      let bound = body.constant("bound")
      let local = body.constant("local")
      let turn = body.constant("turn")
      let nameField = { (object: Expression) in
        AccessPath.objectField(object, index: 0, name: "name")
      }
      let layout = Layout(descriptor: descriptor, isClass: true)
      layout.fields = [field("name", 0, nil)]
      return [
        .declare(
          model,
          make(
            .wrap(
              make(
                .makeObject(
                  layout, types: [], initializer: emptyInitializer(), selfIndex: 0, []))))),
        .declare(reference, load(model)),
        .conditional(
          [.matches(.some(.bind(bound)), load(model))],
          then: block(run(make(.assign(nameField(load(bound)), text("x"))))), else: nil),
        run(
          make(
            .optionalChain(
              make(.assign(nameField(make(.chainLink(load(model)))), text("y"))), wraps: true))),
        run(make(.assign(nameField(make(.forceUnwrap(load(model)))), text("z")))),
        .choice(
          loop(0), subject: load(model),
          [
            Statement.Case(
              alternatives: [(.some(.bind(bound)), nil)],
              body: block(run(call(name, .value(load(bound)))), .breaking(loop(0))),
              position: nowhere)
          ]),
        .forIn(
          loop(1), .bind(turn), .elements(make(.array([load(model)]))), where: nil,
          block(.breaking(loop(1)))),
        .catching(
          block(.declare(local, load(model)), .throwing(text("bad"))),
          [Statement.Catch(alternatives: [(.anything, nil)], body: block())]),
        run(say(load(.weak(.variable(reference))))),
        run(make(.assign(.variable(model), nothing))),
        run(say(load(.weak(.variable(reference))))),
      ]
    }
    check(body, says: "Optional(main.Model)", "nil")
  }

  private func emptyInitializer() -> Routine {
    function("init") { inner in
      let this = inner.constant("self")
      inner.parameters = [this]
      return [.returning(load(this))]
    }
  }

  @Test("an isolated call evaluates its arguments here and runs there, for every kind of call")
  func isolation() {
    let greet = function("greet") { inner in
      let name = inner.constant("name")
      inner.parameters = [name]
      return [run(say(text("hello"), load(name)))]
    }
    let type = TypeDescriptor(kind: .class, name: "Greeter", qualifiedName: "main.Greeter")
    let slot = MethodSlot(name: "greet(_:)", index: 0, parameterCount: 2)
    let method = Function(name: "greet(_:)", position: nil, isAsync: false)
    method.seal(
      captureCount: 0, parameterCount: 2, slotCount: 2,
      code: [
        .push(.string("method")), .load(slot: 1, name: "name"), .perform(.print, argumentCount: 2),
        .return,
      ], positions: [nil, nil, nil, nil])
    type.set(method, in: slot)
    let greeter = make(
      .makeObject(
        Layout(descriptor: type, isClass: true), types: [], initializer: emptyInitializer(),
        selfIndex: 0, []))
    let body = program { body in
      [
        run(
          make(
            .isolated(
              to: .mainActor, call(greet, .value(saying("argument", text("you"))))))),
        run(
          say(
            make(
              .isolated(
                to: .nothing,
                make(
                  .callMethod(
                    slot, selfIndex: 0, [.value(greeter), .value(text("me"))])))))),
        run(
          make(
            .isolated(
              to: .mainActor,
              make(
                .callClosure(closure(in: body) { _ in [run(say("closure"))] }, [], canThrow: true)))
          )),
      ]
    }
    check(
      body, says: "argument", "runOnMainActor", "  hello you", "runOffActor", "  method me",
      "hopped", "runOnMainActor", "  closure")
  }
}
