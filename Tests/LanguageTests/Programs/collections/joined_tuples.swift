// Tuples in a literal are joined element by element.
enum Kind { case first, second }

let pairs = [(1, "a"), (2, nil)]
print(type(of: pairs), pairs)
// expect: Array<(Int, Optional<String>)> [(1, Optional("a")), (2, nil)]
let numbers = [(1, 2.5), (2, 3)]
print(type(of: numbers), numbers)  // expect: Array<(Int, Double)> [(1, 2.5), (2, 3.0)]
let labelled = [(x: 1, y: nil), (x: 2, y: "b")]
print(labelled)  // expect: [(x: 1, y: nil), (x: 2, y: Optional("b"))]
let nested = [((1, nil), "a"), ((2, 3), "b")]
print(nested)  // expect: [((1, nil), "a"), ((2, Optional(3)), "b")]
let chosen = pairs.isEmpty ? (1, nil) : (2, 0.5)
print(type(of: chosen))  // expect: (Int, Optional<Double>)
let table = ["a": (1, nil), "b": (2, 3.5)]
print(type(of: table))  // expect: Dictionary<String, (Int, Optional<Double>)>

for (kind, name) in [(Kind.first, "a"), (.second, nil), (.first, Optional("c"))] {
  print(kind, name ?? "none")
}
// expect: first a
// expect: second none
// expect: first c
