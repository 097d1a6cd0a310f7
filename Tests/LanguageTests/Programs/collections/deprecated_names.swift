// swift-format-ignore-file
let a = ["1", "x", "3"]
print(a.flatMap { Int($0) })  // expect: [1, 3]
print([[1], [2, 3]].flatMap { $0 })  // expect: [1, 2, 3]
print(a.flatMap { s in s == "x" ? nil : s })  // expect: ["1", "3"]
print([1, nil, 3].flatMap { $0 })  // expect: [1, 3]
let o: Int? = 3
print(o.flatMap { $0 > 2 ? "big" : nil } as Any)  // expect: Optional("big")
print(a.index(of: "x") as Any)  // expect: Optional(1)
print("abc".index(of: "c")!.utf16Offset(in: "abc"))  // expect: 2
print(a.index(where: { $0 == "3" }) as Any)  // expect: Optional(2)
print(a.lazy.flatMap { Int($0) }.map { $0 * 2 }.first!)  // expect: 2
print([1: "2", 3: "x"].flatMap { Int($0.value) })  // expect: [2]
print((1...3).flatMap { n in (0..<n).map { _ in n } }, a.flatMap { Array($0) })  // expect: [1, 2, 2, 3, 3, 3] ["1", "x", "3"]
