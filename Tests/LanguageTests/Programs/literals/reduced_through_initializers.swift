// The literals of an array decide early which initializers its elements can go to.
print([1, 2].reduce("") { $0 + String($1) })  // expect: 12
print([1.5, 2].reduce("") { $0 + String($1) + " " })  // expect: 1.5 2.0
let lengths = ["a", "bb"].reduce(0) { total, text in total + String(text.reversed()).count }
print(lengths)  // expect: 3
print([1, 2].reduce(0.5) { $0 + Double($1) })  // expect: 3.5
print(["1", "x"].reduce(0) { $0 + (Int($1) ?? 10) })  // expect: 11
