import Machine
import Testing

@Suite("Conformances and dispatch")
struct ConformanceTests {
  private let named = ProtocolDescriptor(name: "Named", qualifiedName: "main.Named")
  private let base = Sample.makeType(.class, "Base") { _ in }
  private let box = Sample.makeType(.structure, "Box") { $0.fieldNames = ["content"] }

  private var name: Requirement {
    Requirement(named, index: 0, name: "name", parameterCount: 1)
  }

  /// Calls `name` on the value with this self type.
  private func call(_ type: RuntimeType, _ value: Value) -> [Instruction] {
    [.push(.type(type)), .push(value), .callWitness(name, argumentCount: 1), .return]
  }

  private func text(_ text: String, parameters: Int = 1) -> Function {
    makeFunction(parameters: parameters, [.push(.string(text)), .return])
  }

  // MARK: Witnesses

  @Test("a witness receives its types, then its arguments")
  func hiddenTypes() {
    let witness = makeFunction(
      parameters: 3,
      [
        .loadReference(slot: 0), .loadReference(slot: 1), .loadReference(slot: 2),
        .makeArray(count: 3), .return,
      ])
    named.add(
      Conformance(
        .nominal(box),
        witnesses: [RuntimeWitness(.function(witness), types: [.parameter(0), .selfType])]))
    let type = RuntimeType.nominal(box.instance([.int]))
    let value = Value.structure(Structure(box.instance([.int]), fields: [.int(1)]))
    check(call(type, value), ends: .returned(.array([.type(.int), .type(type), value])))
  }

  @Test("built-in types conform if their parts do")
  func builtInTypes() {
    let witness = makeFunction(parameters: 2, [.loadReference(slot: 0), .return])
    named.add(
      Conformance(
        .dictionary, witnesses: [RuntimeWitness(.function(witness), types: [.parameter(1)])]))
    check(
      call(.dictionary(.int, .bool), .dictionary([:])), ends: .returned(.type(.bool)))
  }

  @Test("a class conforms through its superclass, and its overrides are called")
  func classes() {
    let slot = MethodSlot(name: "name", index: 0, parameterCount: 1)
    let derived = TypeDescriptor(
      kind: .class, name: "Derived", qualifiedName: "main.Derived", superclass: base)
    base.set(text("base"), in: slot)
    named.add(Conformance(.nominal(base), witnesses: [RuntimeWitness(.method(slot))]))
    let object = Sample.object(derived)
    check(call(.nominal(derived.plain), object), ends: .returned(.string("base")))
    derived.set(text("derived"), in: slot)
    check(call(.nominal(derived.plain), object), ends: .returned(.string("derived")))
    check(
      call(.nominal(base.plain), object), ends: .returned(.string("derived")))
    check(
      [.push(object), .callMethod(slot, selfIndex: 0, argumentCount: 1), .return],
      ends: .returned(.string("derived")))
    check(
      [
        .push(.type(.nominal(derived.plain))),
        .callMethod(slot, selfIndex: 0, argumentCount: 1), .return,
      ], ends: .returned(.string("derived")))
  }

  @Test("with an existential as the self type, the value's type is used")
  func existentials() {
    named.add(Conformance(.int, witnesses: [RuntimeWitness(.function(text("an integer")))]))
    let type = RuntimeType.existential(RuntimeExistential([named]))
    check(call(type, .int(1)), ends: .returned(.string("an integer")))
    check(call(type, .cell(Cell(.int(1)))), ends: .returned(.string("an integer")))
    check(
      call(type, .string("")),
      ends: .trapped(.missingConformance(type: "String", to: "Named"), line: 2))
  }

  @Test("a witness that takes the value of self receives it from a cell")
  func opening() {
    let identity = makeFunction(parameters: 1, [.loadReference(slot: 0), .return])
    named.add(
      Conformance(.int, witnesses: [RuntimeWitness(.function(identity), opensSelf: true)]))
    check(call(.int, .cell(Cell(.int(4)))), ends: .returned(.int(4)))
  }

  @Test("a requirement without self is found by the type alone")
  func statics() {
    let make = Requirement(named, index: 1, name: "make", parameterCount: 0)
    named.add(
      Conformance(.bool, witnesses: [nil, RuntimeWitness(.function(text("made", parameters: 0)))]))
    check(
      [.push(.type(.bool)), .callWitness(make, argumentCount: 0), .return],
      ends: .returned(.string("made")))
  }

  // MARK: Types

  @Test("associated types refer to the arguments of the conforming type")
  func associatedTypes() {
    let sequence = ProtocolDescriptor(name: "Sequence", qualifiedName: "Swift.Sequence")
    sequence.associatedTypeNames = ["Element"]
    sequence.add(Conformance(.array, typeWitnesses: [.parameter(0)]))
    sequence.add(
      Conformance(
        .nominal(box), typeWitnesses: [.associated(.parameter(0), sequence, index: 0)]))
    let type = RuntimeType.nominal(box.instance([.array(.string)]))
    check(
      [.push(.type(type)), .associatedType(sequence, index: 0), .return],
      ends: .returned(.type(.string)))
    check(
      [.push(.type(.int)), .associatedType(sequence, index: 0), .return],
      ends: .trapped(.missingConformance(type: "Int", to: "Sequence"), line: 1))
  }

  @Test("casts check conditions, classes, and every protocol of a composition")
  func casts() {
    let other = ProtocolDescriptor(name: "Other", qualifiedName: "main.Other")
    let marker = ProtocolDescriptor(name: "Mark", qualifiedName: "main.Mark", isMarker: true)
    named.add(Conformance(.int))
    named.add(Conformance(.nominal(base)))
    named.add(
      Conformance(.nominal(box), conditions: [.conforms(.parameter(0), named)]))
    other.add(Conformance(.int))
    func boxed(_ type: RuntimeType) -> Value {
      .structure(Structure(box.instance([type]), fields: [.void]))
    }
    let table: [(Value, RuntimeExistential, Bool)] = [
      (.int(1), RuntimeExistential([named]), true),
      (.string(""), RuntimeExistential([named]), false),
      (.string(""), RuntimeExistential([marker]), true),
      (.int(1), RuntimeExistential([named, other]), true),
      (boxed(.int), RuntimeExistential([named]), true),
      (boxed(.int), RuntimeExistential([named, other]), false),
      (boxed(.string), RuntimeExistential([named]), false),
      (boxed(.nominal(base.plain)), RuntimeExistential([named]), true),
      (.int(1), RuntimeExistential([named], isClassBound: true), false),
      (Sample.object(base), RuntimeExistential([named], isClassBound: true), true),
      (Sample.object(base), RuntimeExistential([], superclass: base.plain), true),
      (Sample.object(Sample.counter), RuntimeExistential([], superclass: base.plain), false),
    ]
    for (value, existential, expected) in table {
      #expect(value.matches(.existential(existential)) == expected)
      let metatype = Value.type(value.runtimeType)
      #expect(metatype.matches(.metatype(.existential(existential))) == expected)
    }
  }

  @Test("built-in code is used if the conformances of all parts are built in or synthesized")
  func native() {
    let equatable = ProtocolDescriptor(name: "Equatable", qualifiedName: "Swift.Equatable")
    let list = Sample.makeType(.enumeration, "List") { _ in }
    equatable.add(Conformance(.int, nativeParts: []))
    equatable.add(Conformance(.array, nativeParts: [.parameter(0)]))
    equatable.add(Conformance(.nominal(box), nativeParts: [.parameter(0)]))
    equatable.add(Conformance(.nominal(base)))
    equatable.add(
      Conformance(.nominal(list), nativeParts: [.int, .nominal(list.plain)]))
    #expect(equatable.isNative(.array(.int)))
    #expect(equatable.isNative(.array(.nominal(box.instance([.int])))))
    #expect(!equatable.isNative(.array(.nominal(base.plain))))
    #expect(!equatable.isNative(.nominal(box.instance([.nominal(base.plain)]))))
    #expect(equatable.isNative(.nominal(list.plain)))
    #expect(!equatable.isNative(.string))
  }

  // MARK: Printing

  @Test("a type prints through its conformance, if the conditions are satisfied")
  func descriptions() {
    let getter = makeFunction(named: "description", parameters: 2, [])
    box.description = Conformance(
      .nominal(box), witnesses: [RuntimeWitness(.function(getter), types: [.parameter(0)])],
      conditions: [.conforms(.parameter(0), named)])
    named.add(Conformance(.int))
    func text(_ type: RuntimeType) -> String {
      let value = Value.structure(Structure(box.instance([type]), fields: [.int(1)]))
      return describe(value, debug: false) { call in
        call.arguments == [.type(type), value] ? "its own" : "wrong arguments"
      }
    }
    #expect(text(.int) == "its own")
    #expect(text(.bool) == "Box<Bool>(content: 1)")
  }
}
