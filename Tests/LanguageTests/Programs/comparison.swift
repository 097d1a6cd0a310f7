// swift-format-ignore-file
print("a" < "b", "abc" == "abc", "a" + "b")  // expect: true true ab
print((1, 2) == (1, 2))  // expect: true
print([1, 2] == [1, 2], ["a": 1] == ["a": 1])  // expect: true true
print(Optional(1) == 1, nil == Optional(1), Optional<Int>.none == nil)  // expect: true false true
let t: String? = "x"
print(t == "x", t != nil)  // expect: true true
print(1.0 == 1, 2 > 1.5)  // expect: true true
print(true == !false)  // expect: true
print("é" == "e\u{301}")  // expect: true
