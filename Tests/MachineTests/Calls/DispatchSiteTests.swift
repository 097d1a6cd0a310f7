import Machine
import Testing

@Suite("Calls with cached targets")
struct DispatchSiteTests {
  private func text(_ text: String) -> Function {
    makeFunction(parameters: 1, [.push(.string(text)), .return])
  }

  private func run(_ function: Function, _ arguments: [Value]) -> Ending {
    var fuel = 1_000
    return Ending(makeFiber(function, arguments).run(fuel: &fuel))
  }

  @Test("one call serves more types than it caches, and new conformances apply at once")
  func witnesses() {
    let named = ProtocolDescriptor(name: "Named", qualifiedName: "main.Named")
    let name = Requirement(named, index: 0, name: "name", parameterCount: 1)
    let ask = makeFunction(
      parameters: 2,
      [
        .load(slot: 0, name: "T"), .load(slot: 1, name: "value"),
        .callWitness(name, argumentCount: 1), .return,
      ])
    let types = (0..<20).map { Sample.makeType(.structure, "S\($0)") { _ in } }
    for (number, type) in types.enumerated() {
      named.add(
        Conformance(.nominal(type), witnesses: [RuntimeWitness(.function(text("\(number)")))]))
    }
    let existential = Value.type(.existential(RuntimeExistential([named])))
    for _ in 0..<3 {
      for (number, type) in types.enumerated() {
        let value = Sample.structure(type)
        let answer = Ending.returned(.string("\(number)"))
        #expect(run(ask, [.type(.nominal(type.plain)), value]) == answer)
        #expect(run(ask, [existential, value]) == answer)
      }
    }
    named.add(Conformance(.nominal(types[0]), witnesses: [RuntimeWitness(.function(text("new")))]))
    let value = Sample.structure(types[0])
    #expect(run(ask, [.type(.nominal(types[0].plain)), value]) == .returned(.string("new")))
    #expect(run(ask, [existential, value]) == .returned(.string("new")))
  }

  @Test("one call serves a class and its subclasses, and a new method applies at once")
  func methods() {
    let slot = MethodSlot(name: "speak", index: 0, parameterCount: 1)
    let base = Sample.makeType(.class, "Base") { $0.set(text("base"), in: slot) }
    let sub = TypeDescriptor(
      kind: .class, name: "Sub", qualifiedName: "main.Sub", superclass: base)
    let ask = makeFunction(
      parameters: 1,
      [
        .load(slot: 0, name: "object"), .callMethod(slot, selfIndex: 0, argumentCount: 1),
        .return,
      ])
    for _ in 0..<2 {
      #expect(run(ask, [Sample.object(base)]) == .returned(.string("base")))
      #expect(run(ask, [Sample.object(sub)]) == .returned(.string("base")))
    }
    sub.set(text("sub"), in: slot)
    #expect(run(ask, [Sample.object(base)]) == .returned(.string("base")))
    #expect(run(ask, [Sample.object(sub)]) == .returned(.string("sub")))
  }
}
