import CheckedTree
import Machine
import Testing

@Suite("Emission: types, requirements, conversions")
struct EmissionGenericTests {
  private func type(_ type: RuntimeType) -> Expression { make(.constant(.type(type))) }

  @Test("known type arguments become constants, others are passed as values")
  func structures() {
    let pair = descriptor("Pair", ["a"])
    let body = program { body in
      let generic = body.constant("T")
      body.parameters = [generic]
      let made = { (types: Expression) in
        make(.structure(pair, types: [types], [int(1)]))
      }
      return [
        run(say(made(type(.string)), made(load(generic)))),
        run(
          say(
            make(
              .makeType(.array(.nominal(pair.instance([.parameter(0)]))), types: [load(generic)]))
          )),
        run(say(make(.isType(made(load(generic)), type(.nominal(pair.instance([.int]))))))),
        run(say(make(.castIfPossible(int(1), load(generic))))),
      ]
    }
    check(
      body, arguments: [.type(.int)], says: "Pair<String>(a: 1) Pair<Int>(a: 1)",
      "Array<Pair<Int>>", "true", "Optional(1)")
  }

  @Test("a requirement is called with its self type below the arguments, also with an inout self")
  func requirements() {
    let counting = ProtocolDescriptor(name: "Counting", qualifiedName: "main.Counting")
    let advance = Requirement(counting, index: 0, name: "advance(by:)", parameterCount: 2)
    let witness = function("advance") { inner in
      let this = inner.variable("self", .reference)
      let amount = inner.constant("amount")
      inner.parameters = [this, amount]
      return [
        run(make(.assign(.variable(this), add(load(this), load(amount))))),
        .returning(load(this)),
      ]
    }
    counting.add(Conformance(.int, witnesses: [RuntimeWitness(.function(witness.function))]))
    let body = program { body in
      let x = body.variable("x")
      let partial = body.constant("partial")
      return [
        .declare(x, int(1)),
        run(
          say(
            make(
              .callWitness(
                advance, selfType: type(.int),
                [.reference(.variable(x)), .value(saying("argument", int(4)))])))),
        run(say(load(x))),
        .declare(
          partial, make(.partialWitness(advance, selfType: type(.int), given: []))),
        run(
          make(
            .callClosure(
              load(partial), [.reference(.variable(x)), .value(int(10))], canThrow: true))),
        run(say(load(x))),
      ]
    }
    check(body, says: "argument", "5", "5", "15")
  }

  @Test("a computed property evaluates its types once for getting and setting")
  func accessors() {
    let property = ProtocolDescriptor(name: "P", qualifiedName: "main.P")
    let getter = function("get p") { inner in
      let this = inner.constant("self")
      inner.parameters = [this]
      return [.returning(load(this))]
    }
    let setter = function("set p") { inner in
      let this = inner.variable("self", .reference)
      let value = inner.constant("value")
      inner.parameters = [this, value]
      return [run(make(.assign(.variable(this), load(value))))]
    }
    property.add(
      Conformance(
        .int,
        witnesses: [
          RuntimeWitness(.function(getter.function)), RuntimeWitness(.function(setter.function)),
        ]))
    let get = Requirement(property, index: 0, name: "get p", parameterCount: 1)
    let set = Requirement(property, index: 1, name: "set p", parameterCount: 2)
    let body = program { body in
      let x = body.variable("x")
      let selfType = saying("type", type(.int))
      let path = AccessPath.computed(
        Accessors(
          getter: .witness(get, selfType: selfType), setter: .witness(set, selfType: selfType),
          hasBase: true, setterMutates: true), base: .variable(x), arguments: [])
      return [
        .declare(x, int(1)), run(increment(path, in: body, by: int(2))), run(say(load(x))),
      ]
    }
    check(body, says: "type", "3")
  }

  @Test("collections and optionals are converted element by element")
  func conversions() {
    let body = program { body in
      func converted(_ base: Expression, _ kind: Expression.CollectionKind) -> Expression {
        let element = body.constant("element")
        return make(
          .convertElements(base, element: element, add(load(element), int(1)), kind))
      }
      return [
        run(say(converted(make(.array([int(1), int(2)])), .array))),
        run(say(converted(make(.wrap(int(1))), .optional), converted(nothing, .optional))),
        run(say(converted(make(.set([int(5)])), .set))),
        run(
          say(converted(make(.dictionary([(text("k"), int(7))])), .dictionaryValues))),
      ]
    }
    check(body, says: "[2, 3]", "Optional(2) nil", "[6]", #"["k": 8]"#)
  }

  @Test("a closure keeps its captured type arguments")
  func partial() {
    let greet = function("greet") { inner in
      let (first, second) = (inner.constant("first"), inner.constant("second"))
      inner.parameters = [first, second]
      return [run(say(load(first), load(second)))]
    }
    let body = program { body in
      let partial = body.constant("partial")
      return [
        .declare(partial, make(.partial(greet, given: [saying("given", text("hello"))]))),
        run(make(.callClosure(load(partial), [.value(text("you"))], canThrow: true))),
      ]
    }
    check(body, says: "given", "hello you")
  }

  @Test("a loop over an iterator requests elements until there is none")
  func iterators() {
    let body = program { body in
      let iterator = body.variable("iterator")
      let element = body.constant("element")
      let next = make(
        .conditional(
          isLess(load(iterator), int(3)),
          then: make(
            .sequence(
              increment(.variable(iterator), in: body), make(.wrap(load(iterator))))),
          else: nothing))
      return [
        .forIn(
          loop(0), .bind(element), .iterator(iterator, int(0), next: next), where: nil,
          block(run(say(load(element)))))
      ]
    }
    check(body, says: "1", "2", "3")
  }

  @Test("a key path is a value that reads and writes")
  func keyPaths() {
    let body = program { body in
      let path = body.constant("path")
      let getter = closure(in: body) { inner in
        let root = inner.constant("root")
        inner.parameters = [root]
        return [.returning(load(.tupleElement(.variable(root), 0)))]
      }
      let parts = KeyPathParts(
        path: ".0", getter: getter, setter: nil,
        root: type(.tuple([.int, .int])), value: type(.int),
        isReferenceWritable: false,
        identity: ["0"], arguments: [])
      let pair = make(.tuple([int(8), int(9)], labels: [nil, nil]))
      return [
        .declare(path, make(.keyPath(parts))),
        run(
          say(
            load(path),
            make(
              .callClosure(
                make(.intrinsic("keyPath.getter", [load(path)])), [.value(pair)],
                canThrow: false)))),
      ]
    }
    check(body, says: "\\(Int, Int).0 8")
  }
}
