// swift-format-ignore-file
// What stands inside of a literal of anything may itself be of several types.
let name = "Zed", age = 3, flag = true
let a: [Any] = [1, ["x", 2.5]]
let b: [String: Any] = ["o": ["a": "x", "b": 2.5], "i": 7]
let c: [String: Any] = ["o": ["name": name, "age": age], "l": [name, age]]
let d: [[String: Any]] = [["id": 1, "owner": ["n": name, "ok": flag]], ["id": 2]]
let e: [String: Any] = ["same": [1, 2], "doubles": [1, 2.5], "texts": ["k": "v"]]
func types(_ table: [String: Any]) -> String {
  table.keys.sorted().map { "\($0)=\(type(of: table[$0]!))" }.joined(separator: " ")
}
print(a)  // expect: [1, ["x", 2.5]]
print(types(b), (b["o"] as! [String: Any])["b"]!)  // expect: i=Int o=Dictionary<String, Any> 2.5
print(types(c), (c["l"] as! [Any])[0])  // expect: l=Array<Any> o=Dictionary<String, Any> Zed
print(types(e), d.count)  // expect: doubles=Array<Double> same=Array<Int> texts=Dictionary<String, String> 2
func send(_ payload: [String: Any]) { print(types(payload)) }
send(["event": "open", "props": ["screen": "home", "depth": 2]])  // expect: event=String props=Dictionary<String, Any>
