// swift-format-ignore-file
let n = 5
print(n > 3 ? "big" : "small")  // expect: big
print(n > 3 ? n < 10 ? "mid" : "huge" : "small")  // expect: mid
let value: Int? = n > 3 ? n : nil
print(value ?? 0)  // expect: 5
let d = n > 3 ? 1 : 2.5
print(d)  // expect: 1.0
let x: Double = n > 3 ? 1 : 2
print(x)  // expect: 1.0
let r = n > 9 ? nil : "some"
print(r as Any)  // expect: Optional("some")
