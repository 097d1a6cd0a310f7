// swift-format-ignore-file
func parse(_ text: String?) -> String {
  guard let text, !text.isEmpty else { return "nothing" }
  guard let n = Int(text), case 1...9 = n else { return "not a digit: \(text)" }
  let double = n * 2
  if let n = Optional(double), n > 10 { return "big \(n)" }
  return "small \(text) \(double)"
}
// expect: nothing nothing not a digit: x not a digit: 12 small 3 6 big 16
print(parse(nil), parse(""), parse("x"), parse("12"), parse("3"), parse("8"))
var x: Int? = 3
if var x { x += 1; print(x) }  // expect: 4
while let y = x, y > 1 { x = y - 1 }
print(x as Any)  // expect: Optional(1)
let name: String? = "Ada", age: Int? = nil
if let name, let age { print(name, age) } else if let name { print("only", name) }  // expect: only Ada
// expect: true 0 nil
print(name?.first?.isUppercase ?? false, age.map { $0 + 1 } ?? 0, name.flatMap { Int($0) } as Any)
let nested: [String: [Int]?] = ["a": [1], "b": nil]
if let inner = nested["b"] { print("present", inner == nil) }  // expect: present true
print(nested["a"]??.first ?? 0, nested["c"] == nil)  // expect: 1 true
