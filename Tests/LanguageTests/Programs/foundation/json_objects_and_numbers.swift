// swift-format-ignore-file
import Foundation
do { _ = try JSONSerialization.jsonObject(with: Data("{".utf8)) } catch { print(error); print(type(of: error)); print((error as NSError).userInfo) }
print(NSNull(), NSNull() == NSNull(), type(of: NSNull()))
var dd: [String: Any] = ["a": 1, "b": "x"]
dd["c"] = NSNull()
dd["d"] = [1, 2]
let data = try JSONSerialization.data(withJSONObject: dd, options: [.sortedKeys])
print(String(data: data, encoding: .utf8)!)
struct M: Codable { var a: Int; var b: String }
let m = try JSONDecoder().decode(M.self, from: data)
print(m)
let back = try JSONSerialization.jsonObject(with: JSONEncoder().encode(m)) as! [String: Any]
print(back["a"] as! Int, back.keys.sorted())
print(JSONSerialization.isValidJSONObject(dd), JSONSerialization.isValidJSONObject([Optional<Int>.none as Any]), JSONSerialization.isValidJSONObject([1.5 as Float, UInt8(3), Decimal(1)] as [Any]))
let n = NSNumber(value: 3)
print([n, 2].map { $0.intValue }, n.isEqual(to: 3), n.hash == NSNumber(value: 3).hash, Set([n, 3]).count)
print((5 as Any) as? NSNumber as Any, (5 as Any) is NSNumber)
let i = 7
let w = i as NSNumber
print(w, w.int8Value, w.uint64Value, w.decimalValue)
func show(_ x: Any) { if let n = x as? NSNumber { print("number", n) } else { print("no") } }
show(1); show(2.5); show("a"); show(true)
print(NSDecimalNumber(string: "1.5").adding(NSDecimalNumber(decimal: 2)), NSDecimalNumber.one, NSDecimalNumber(value: 3).multiplying(by: NSDecimalNumber(value: 2)))
// expect: Error Domain=NSCocoaErrorDomain Code=3840 "The data is not in the correct format."UserInfo={NSDebugDescription=Unexpected end of file during JSON parse.}
// expect: NSError
// expect: ["NSDebugDescription": "Unexpected end of file during JSON parse."]
// expect: <null> true NSNull
// expect: {"a":1,"b":"x","c":null,"d":[1,2]}
// expect: M(a: 1, b: "x")
// expect: 1 ["a", "b"]
// expect: true true true
// expect: [3, 2] true true 1
// expect: Optional(5) true
// expect: 7 7 7 7
// expect: number 1
// expect: number 2.5
// expect: no
// expect: number 1
// expect: 3.5 1 6
