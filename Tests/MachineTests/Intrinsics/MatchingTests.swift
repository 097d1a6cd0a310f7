import Machine
import Testing

@Suite("Types at run time")
struct MatchingTests {
  @Test("casts succeed and fail as in Swift")
  func casts() {
    let model = Sample.structure(Sample.model, [.int(1)])
    let sub = Sample.object(Sample.sub)
    let named = ProtocolDescriptor(name: "P", qualifiedName: "main.P")
    named.add(Conformance(.nominal(Sample.point)))
    let table: [(Value, RuntimeType, Value?)] = [
      (.int(5), .int, .int(5)),
      (.int(5), .double, nil),
      (.int(5), .any, .int(5)),
      (.int(5), .optional(.int), Value.some(.int(5))),
      (.some(.int(5)), .int, .int(5)),
      (.some(.int(5)), .optional(.int), Value.some(.int(5))),
      (.some(.int(5)), .string, nil),
      (Value.none, .int, nil),
      (Value.none, .optional(.int), Value.none),
      (.array([]), .array(.string), .array([])),
      (.array([.int(1)]), .array(.any), .array([.int(1)])),
      (.array([.int(1)]), .array(.optional(.int)), .array([.some(.int(1))])),
      (.array([.int(1), .string("a")]), .array(.int), nil),
      (
        .dictionary([.string("a"): .int(1)]), .dictionary(.string, .any),
        .dictionary([.string("a"): .int(1)])
      ),
      (model, .nominal(Sample.model.plain), model),
      (model, .nominal(Sample.point.plain), nil),
      (model, .existential(RuntimeExistential([named])), nil),
      (
        Sample.structure(Sample.point), .existential(RuntimeExistential([named])),
        Sample.structure(Sample.point)
      ),
      (sub, .nominal(Sample.counter.plain), sub),
      (sub, .anyObject, sub),
      (model, .anyObject, model),
      (
        .type(.nominal(Sample.sub.plain)), .metatype(.nominal(Sample.counter.plain)),
        .type(.nominal(Sample.sub.plain))
      ),
    ]
    for (value, type, expected) in table {
      #expect(value.cast(to: type) == expected, "\(value) as? \(type.description)")
      #expect(value.matches(type) == (expected != nil), "\(value) is \(type.description)")
    }
  }

  @Test("a value knows its type")
  func types() {
    let table: [(Value, String)] = [
      (.int(1), "Int"), (.array([.int(1)]), "Array<Int>"),
      (.some(.string("a")), "Optional<String>"),
      (Sample.structure(Sample.model), "Model"), (Sample.object(Sample.sub), "Sub"),
      (.dictionary([.string("a"): .double(1)]), "Dictionary<String, Double>"),
      (Sample.range(.int(1), .int(2)), "Range<Int>"), (.type(.int), "Int.Type"),
      (.tuple(Tuple(labels: [nil, nil], elements: [.int(1), .bool(true)])), "(Int, Bool)"),
      (.array([.int(1), .string("a")]), "Array<Any>"),
    ]
    for (value, name) in table { #expect(value.runtimeType.description == name) }
  }

  @Test("instructions cast, test and trap")
  func instructions() {
    check([.push(.int(1)), .isType(.int), .return], ends: .returned(.bool(true)))
    check([.push(.int(1)), .castIfPossible(.string), .return], ends: .returned(.none))
    check([.push(.int(1)), .castIfPossible(.int), .return], ends: .returned(.some(.int(1))))
    check([.push(.int(1)), .typeOf, .return], ends: .returned(.type(.int)))
    check(
      [.push(.int(1)), .castOrTrap(.string), .return],
      ends: .trapped(.failedCast(from: "Int", to: "String"), line: 1))
  }
}
