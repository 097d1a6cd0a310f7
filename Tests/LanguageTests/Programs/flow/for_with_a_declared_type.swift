// swift-format-ignore-file
for x: Double in [1, 2] { print(x) }  // expect: 1.0 // expect: 2.0
for n: Int? in [1, nil] { print(n as Any) }  // expect: Optional(1) // expect: nil
for c: Character in "ab" { print(c) }  // expect: a // expect: b
for (i, s): (Int, String) in [(1, "a")] { print(i, s) }  // expect: 1 a
for case let n? in [1, nil, 3] where n > 1 { print(n) }  // expect: 3
for case .some(let s) in ["x", nil] as [String?] { print(s) }  // expect: x
for _ in 0..<2 { print("again") }  // expect: again // expect: again
for i in stride(from: 10, to: 0, by: -4) { print(i) }  // expect: 10 // expect: 6 // expect: 2
for (k, v) in [("a", 1), ("b", 2)].reversed() { print(k, v) }  // expect: b 2 // expect: a 1
for s: Any in [1, "two"] as [Any] { print(s) }  // expect: 1 // expect: two
