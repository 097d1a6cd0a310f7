// swift-format-ignore-file
let evens = (1...10).filter { $0.isMultiple(of: 2) }
let pairs = evens.enumerated().map { i, e in (i, e) }.filter { $0.0 != $0.1 / 2 - 2 }
print(evens, pairs.map { "\($0):\($1)" })  // expect: [2, 4, 6, 8, 10] ["0:2", "1:4", "2:6", "3:8", "4:10"]
let text = evens.reduce(into: "") { out, n in if !out.isEmpty { out += "," }; out += "\(n)" }
print(text)  // expect: 2,4,6,8,10
let compute = { (a: Int, b: Int) -> Int in
  let sum = a + b
  guard sum > 3 else { return 0 }
  return sum * 2
}
print(compute(1, 1), compute(2, 3))  // expect: 0 10
let classify = { (n: Int) in switch n { case ..<0: "negative"; case 0: "zero"; default: "positive" } }
print([-1, 0, 1].map(classify))  // expect: ["negative", "zero", "positive"]
print({ $0 + $1 }(1, 2), { (s: String...) in s.count }("a", "b"))  // expect: 3 2
let grouped = Dictionary(grouping: ["apple", "avocado", "bean"]) { $0.first! }
print(grouped["a"]!, grouped["b"]!, grouped.keys.sorted())  // expect: ["apple", "avocado"] ["bean"] ["a", "b"]
var handlers: [String: (Int) -> Void] = [:]
handlers["print"] = { print("got", $0) }  // expect: got 3
handlers["print"]?(3); handlers["none"]?(4)
let mutate = { (xs: inout [Int]) in xs.append(9) }
var list = [1]; mutate(&list); print(list)  // expect: [1, 9]
