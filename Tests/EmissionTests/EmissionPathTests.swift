import CheckedTree
import Machine
import Testing

@Suite("Emission: paths")
struct EmissionPathTests {
  let point = descriptor("Point", ["x", "y"])
  let holder = descriptor("Holder", ["items", "point"])

  private func makePoint() -> Expression { make(.structure(point, types: [], [int(1), int(2)])) }

  private func makeHolder() -> Expression {
    make(.structure(holder, types: [], [make(.array([makePoint(), makePoint()])), makePoint()]))
  }

  /// The kinds of declarations of `a`: in a slot, in a cell, or in a global.
  private enum Home: CaseIterable { case slot, cell, global, object }

  /// Returns the path of a variable with a holder, with the statements that prepare it.
  private func place(_ home: Home, in body: Body) -> (path: AccessPath, prepare: [Statement]) {
    switch home {
    case .slot:
      let a = body.variable("a")
      return (.variable(a), [.declare(a, makeHolder())])
    case .cell:
      let a = body.variable("a", isCaptured: true)
      return (.variable(a), [.declare(a, makeHolder())])
    case .global:
      let a = global("a", .uninitialized)
      return (.variable(a), [.declare(a, makeHolder())])
    case .object:
      let a = body.constant("a")
      let type = TypeDescriptor(kind: .class, name: "Model", qualifiedName: "Model")
      let object = Object(descriptor: type, fields: [.uninitialized, .uninitialized])
      let path = AccessPath.objectField(load(a), index: 1, name: "state")
      return (
        path,
        [
          .declare(a, make(.constant(.object(object)))),
          run(make(.assign(path, makeHolder()))),
        ]
      )
    }
  }

  @Test("`a.items[i].x += v` evaluates the index once, before the value", arguments: 0..<4)
  func nestedModification(home: Int) {
    let body = program { body in
      let (a, prepare) = place(Home.allCases[home], in: body)
      let items = AccessPath.field(a, index: 0, name: "items")
      let x = AccessPath.field(element(items, saying("index", int(1))), index: 0, name: "x")
      return prepare + [
        run(increment(x, in: body, by: saying("value", int(10)))),
        run(make(.assign(.field(.field(a, index: 1, name: "point"), index: 1, name: "y"), int(9)))),
        run(say(load(a))),
      ]
    }
    check(
      body, says: "index", "value",
      "Holder(items: [main.Point(x: 1, y: 2), main.Point(x: 11, y: 2)], "
        + "point: main.Point(x: 1, y: 9))")
  }

  @Test("the right operand of `+=` may change the variable first")
  func modificationReadsLate() {
    let body = Body.make()
    let x = body.variable("x", isCaptured: true)
    let change = local("change", in: body) { _ in
      [run(make(.assign(.variable(x), int(100)))), .returning(int(1))]
    }
    body.statements = [
      .declare(x, int(1)), run(increment(.variable(x), in: body, by: call(change))),
      run(say(load(x))),
    ]
    check(body, says: "101")
  }

  @Test("getters and setters of a path run once each, from the inside to the outside")
  func computed() {
    let body = program { body in
      let a = body.variable("a")
      let getter = function("get both") { inner in
        let this = inner.constant("self")
        inner.parameters = [this]
        return [
          run(say("get")), .returning(load(.field(.variable(this), index: 1, name: "point"))),
        ]
      }
      let setter = function("set both") { inner in
        let this = inner.variable("self", .reference)
        let value = inner.constant("newValue")
        inner.parameters = [this, value]
        return [
          run(say("set")),
          run(make(.assign(.field(.variable(this), index: 1, name: "point"), load(value)))),
        ]
      }
      let accessors = Accessors(
        getter: .routine(getter), setter: .routine(setter), hasBase: true, setterMutates: true)
      let path = AccessPath.computed(accessors, base: .variable(a), arguments: [])
      return [
        .declare(a, makeHolder()),
        run(increment(.field(path, index: 0, name: "x"), in: body, by: saying("value", int(5)))),
        run(say(load(.field(.variable(a), index: 1, name: "point")))),
        run(make(.assign(path, saying("new", makePoint())))),
        run(say(load(path))),
      ]
    }
    check(
      body, says: "value", "get", "set", "Point(x: 6, y: 2)", "new", "set", "get",
      "Point(x: 1, y: 2)")
  }

  @Test("an `inout` argument is written back, also when the call throws", arguments: 0..<4)
  func writingBack(home: Int) {
    for throwsError in [true, false] {
      let change = function("change", canThrow: true) { inner in
        let value = inner.variable("value", .reference)
        let amount = inner.constant("amount")
        inner.parameters = [value, amount]
        return [
          run(increment(.variable(value), in: inner, by: load(amount))),
          .conditional(
            [.expression(bool(throwsError))], then: block(.throwing(text("bad"))), else: nil),
        ]
      }
      let body = program { body in
        let (a, prepare) = place(Home.allCases[home], in: body)
        let items = AccessPath.field(a, index: 0, name: "items")
        let x = AccessPath.field(element(items, saying("index", int(0))), index: 0, name: "x")
        return prepare + [
          run(
            make(
              .tryOptional(
                call(change, .reference(x), .value(saying("value", int(10)))), flattens: false))),
          run(say(load(.field(element(items, int(0)), index: 0, name: "x")))),
        ]
      }
      check(body, says: "index", "value", "11")
    }
  }

  @Test("a mutating method receives the variable itself, in any kind of storage", arguments: 0..<4)
  func mutatingMethod(home: Int) {
    let clear = function("clear") { inner in
      let this = inner.variable("self", .reference)
      inner.parameters = [this]
      return [
        run(make(.assign(.field(.variable(this), index: 0, name: "items"), make(.array([])))))
      ]
    }
    let body = program { body in
      let (a, prepare) = place(Home.allCases[home], in: body)
      let items = AccessPath.field(a, index: 0, name: "items")
      return prepare + [
        run(call(clear, .reference(a))),
        run(make(.mutatingIntrinsic("array.append", items, [int(3)]))),
        run(
          make(
            .mutatingIntrinsic(
              "array.append", items, [add(load(element(items, int(0))), int(1))]))),
        run(say(load(items))),
      ]
    }
    check(body, says: "[3, 4]")
  }

  @Test("a trap leaves a global variable as it was")
  func trapping() {
    let list = global("list", .array([.int(1)]))
    let body = program { _ in
      [run(make(.assign(element(.variable(list), int(5)), int(0))))]
    }
    check(body, says: "traps \(Trap.Reason.indexOutOfRange(index: 5, count: 1))")
    check(program { _ in [run(say(load(list)))] }, says: "[1]")
  }

  @Test("assigning through an optional chain skips the value when it is nil")
  func chainedAssignment() {
    for isNone in [true, false] {
      let body = program { body in
        let a = body.variable("a")
        let path = AccessPath.field(.chained(.variable(a)), index: 0, name: "x")
        return [
          .declare(a, isNone ? nothing : make(.wrap(makePoint()))),
          run(make(.optionalChain(make(.assign(path, saying("value", int(7)))), wraps: true))),
          run(say(load(a))),
        ]
      }
      if isNone {
        check(body, says: "nil")
      } else {
        check(body, says: "value", "Optional(main.Point(x: 7, y: 2))")
      }
    }
  }

  @Test("a chain that ends at nil still writes back the values that it read")
  func chainedAccessors() {
    for isNone in [true, false] {
      let body = program { body in
        let a = body.variable("a")
        let getter = function("get p") { inner in
          let this = inner.constant("self")
          inner.parameters = [this]
          return [run(say("get")), .returning(load(this))]
        }
        let setter = function("set p") { inner in
          let this = inner.variable("self", .reference)
          let value = inner.constant("newValue")
          inner.parameters = [this, value]
          return [run(say("set")), run(make(.assign(.variable(this), load(value))))]
        }
        let accessors = Accessors(
          getter: .routine(getter), setter: .routine(setter), hasBase: true, setterMutates: true)
        let p = AccessPath.computed(accessors, base: .variable(a), arguments: [])
        let x = AccessPath.field(.chained(p), index: 0, name: "x")
        return [
          .declare(a, isNone ? nothing : make(.wrap(makePoint()))),
          run(make(.optionalChain(make(.assign(x, saying("value", int(3)))), wraps: true))),
          run(say(load(a))),
        ]
      }
      if isNone {
        check(body, says: "get", "set", "nil")
      } else {
        check(body, says: "get", "value", "set", "Optional(main.Point(x: 3, y: 2))")
      }
    }
  }

  @Test("two `inout` arguments: indices, values, getters, call, setters in reverse order")
  func twoAccesses() {
    let both = function("both") { inner in
      let a = inner.variable("a", .reference)
      let b = inner.variable("b", .reference)
      let c = inner.constant("c")
      inner.parameters = [a, b, c]
      return [
        run(say("both")), run(increment(.variable(a), in: inner, by: load(c))),
        run(increment(.variable(b), in: inner, by: load(c))),
      ]
    }
    let getter = function("get subscript") { inner in
      let this = inner.constant("self")
      let index = inner.constant("index")
      inner.parameters = [this, index]
      return [
        run(say(text("get"), load(index))), .returning(load(element(.variable(this), load(index)))),
      ]
    }
    let setter = function("set subscript") { inner in
      let this = inner.variable("self", .reference)
      let index = inner.constant("index")
      let value = inner.constant("newValue")
      inner.parameters = [this, index, value]
      return [
        run(say(text("set"), load(index))),
        run(make(.assign(element(.variable(this), load(index)), load(value)))),
      ]
    }
    let accessors = Accessors(
      getter: .routine(getter), setter: .routine(setter), hasBase: true, setterMutates: true)
    let body = program { body in
      let a = body.variable("a")
      let b = body.variable("b")
      return [
        .declare(a, make(.array([int(1), int(2)]))),
        .declare(b, make(.array([int(3), int(4)]))),
        run(
          call(
            both,
            .reference(
              .computed(accessors, base: .variable(a), arguments: [saying("a", int(0))])),
            .reference(
              .computed(accessors, base: .variable(b), arguments: [saying("b", int(1))])),
            .value(saying("c", int(10))))),
        run(say(load(a), load(b))),
      ]
    }
    check(
      body, says: "a", "b", "c", "get 0", "get 1", "both", "set 1", "set 0", "[11, 2] [3, 14]")
  }

  @Test("appending in a loop changes the array in place, in any kind of storage", arguments: 0..<4)
  func inPlace(home: Int) {
    let body = program { body in
      let (a, prepare) = place(Home.allCases[home], in: body)
      let items = AccessPath.field(a, index: 0, name: "items")
      return prepare + [
        forRange(
          0, body.constant("i"), 1...50_000,
          run(make(.mutatingIntrinsic("array.append", items, [int(0)])))),
        run(say(make(.intrinsic("array.count", [load(items)])))),
      ]
    }
    // 50,000 copies of the array would take minutes.
    check(body, says: "50002")
  }

  @Test("a lazy getter changes the variable that it is read from")
  func lazyGetter() {
    let getter = function("get lazy") { inner in
      let this = inner.variable("self", .reference)
      inner.parameters = [this]
      let x = AccessPath.field(.variable(this), index: 0, name: "x")
      return [run(increment(x, in: inner)), .returning(load(x))]
    }
    let accessors = Accessors(
      getter: .routine(getter), hasBase: true, getterMutates: true, setterMutates: true)
    let body = program { body in
      let a = body.variable("a")
      let lazy = AccessPath.computed(accessors, base: .variable(a), arguments: [])
      return [
        .declare(a, makePoint()), run(say(load(lazy))), run(say(load(lazy))), run(say(load(a))),
      ]
    }
    check(body, says: "2", "3", "Point(x: 3, y: 2)")
  }
}

func bool(_ value: Bool) -> Expression { make(.constant(.bool(value))) }

func descriptor(_ name: String, _ fields: [String]) -> TypeDescriptor {
  let descriptor = TypeDescriptor(kind: .structure, name: name, qualifiedName: "main.\(name)")
  descriptor.fieldNames = fields
  return descriptor
}
