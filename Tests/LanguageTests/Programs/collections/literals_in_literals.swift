// swift-format-ignore-file
// Where anything will do, literals in each other say together what their elements are.
struct User { let id = 1; var name: String { "u" }; func tags() -> [String] { ["t"] } }
class Base {}
final class First: Base {}
final class Second: Base {}
func show(_ values: [String: Any]) { print(type(of: values["a"]!)) }
func any(_ value: Any) { print(type(of: value)) }
let n = 3, s = "s", o: Int? = 4, dbl = 2.5, list = [1, 2], user = User()
show(["a": ["d": [1, "x"]]])  // expect: Dictionary<String, Array<Any>>
show(["a": ["c": [1, 2], "d": ["x"]]])  // expect: Dictionary<String, Array<Any>>
show(["a": ["c": [1, 2], "d": [2.5]]])  // expect: Dictionary<String, Array<Double>>
show(["a": ["c": [1, 2], "d": 5]])  // expect: Dictionary<String, Any>
show(["a": ["c": ["x": 1], "d": ["y": "z"]]])  // expect: Dictionary<String, Dictionary<String, Any>>
show(["a": [["x": 1], ["y": "z"]]])  // expect: Array<Dictionary<String, Any>>
show(["a": ["c": nil, "d": "s", "e": 1]])  // expect: Dictionary<String, Optional<Any>>
show(["a": ["c": nil, "d": [1, "x"]]])  // expect: Dictionary<String, Optional<Array<Any>>>
show(["a": [:]])  // expect: Dictionary<AnyHashable, Any>
show(["a": ["g": []]])  // expect: Dictionary<String, Array<Any>>
show(["a": [[:], ["g": 2]]])  // expect: Array<Dictionary<String, Int>>
show(["a": ["list": [["k": 1], ["k": 2]], "none": [1]]])  // expect: Dictionary<String, Array<Any>>
show(["a": [n, s]])  // expect: Array<Any>
show(["a": [n, 1, 2.5]])  // expect: Array<Any>
show(["a": [dbl, 1]])  // expect: Array<Double>
show(["a": [o, 1]])  // expect: Array<Optional<Int>>
show(["a": [list, []]])  // expect: Array<Array<Int>>
show(["a": [list, ["x"]]])  // expect: Array<Any>
show(["a": [First(), Second()]])  // expect: Array<Base>
show(["a": ["i": user.id, "n": user.name, "t": user.tags()]])  // expect: Dictionary<String, Any>
any([[n], [s]])  // expect: Array<Array<Any>>
any([n: 1, "k": 2])  // expect: Dictionary<AnyHashable, Int>
any([nil, 1, "s"])  // expect: Array<Optional<Any>>
any([:])  // expect: Dictionary<AnyHashable, Any>
let deep: [String: Any] = [
  "user": ["id": n, "roles": ["admin", "dev"], "address": ["zip": 12345, "lines": ["a", "b"], "geo": [1.5, 2]]],
  "items": [["sku": "x", "quantity": 1], ["sku": "y", "options": [:]]], "ok": true,
]
if let user = deep["user"] as? [String: Any], let items = deep["items"] as? [[String: Any]] {
  print(user["roles"] as? [String] ?? [], (user["address"] as? [String: Any])?["geo"] as? [Double] ?? [], items.count)  // expect: ["admin", "dev"] [1.5, 2.0] 2
}

// What nothing is said of may be of several types as well, but for a variable's value.
let nested = ["a": [1, "x"]]
print(type(of: nested), [1, "x"].count, [n, s].map { "\($0)" })  // expect: Dictionary<String, Array<Any>> 2 ["3", "s"]
for case let number as Int in [1, "a", 2.5] { print(number) }  // expect: 1
_ = [1, "x"]
let pair = (1, ["a", 2])
print(pair)  // expect: (1, ["a", 2])
