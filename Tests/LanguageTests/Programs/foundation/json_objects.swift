// swift-format-ignore-file
import Foundation
let text = #"{"name": "Ada", "age": 36, "score": 9.5, "ok": true, "none": null, "tags": ["a", "b"], "nested": {"x": [1, 2.5, false]}, "big": 12345678901, "neg": -3, "e": 1e3}"#
let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
guard let d = object as? [String: Any] else { fatalError() }
print(d.count, d["name"] as? String ?? "", d["age"] as? Int ?? 0, d["score"] as? Double ?? 0, d["ok"] as? Bool ?? false)
print(d["none"] is NSNull, d["tags"] as? [String] ?? [], d["age"] as? Double as Any, d["score"] as? Int as Any, d["ok"] as? Int as Any, d["age"] as? String as Any, d["age"] as? Bool as Any)
print(d["age"]!, d["score"]!, d["ok"]!, d["none"]!, d["tags"]!, d["e"]!, d["big"]!, d["neg"]!)
print(type(of: d["age"]!), type(of: d["name"]!), type(of: d["tags"]!), type(of: d["none"]!), type(of: d["nested"]!))
let x = (d["nested"] as! [String: Any])["x"] as! [Any]
print(x.count, x[0] as! Int, x[1] as! Double, x[2] as! Bool)
for case let i as Int in x { print("int", i) }
for v in x { switch v { case let b as Bool: print("bool", b); case let i as Int: print("i", i); case let s as Double: print("d", s); default: print("?") } }
for v in x { switch v { case let i as Int: print("i", i); case let s as Double: print("d", s); case let b as Bool: print("bool", b); default: print("?") } }
let out = try JSONSerialization.data(withJSONObject: ["b": 1, "a": [1, 2.5, "x", true, NSNull()] as [Any], "c": ["k/": "v\"\n"]] as [String: Any], options: [.sortedKeys])
print(String(decoding: out, as: UTF8.self))
print(String(decoding: try JSONSerialization.data(withJSONObject: ["b": 1, "a": [] as [Any], "c": ["z": 1.0, "y": [1, 2]]] as [String: Any], options: [.sortedKeys, .prettyPrinted]), as: UTF8.self))
print(String(decoding: try JSONSerialization.data(withJSONObject: [1, 2, 3]), as: UTF8.self))
print(String(decoding: try JSONSerialization.data(withJSONObject: ["u": "a/b"], options: .withoutEscapingSlashes), as: UTF8.self))
print(JSONSerialization.isValidJSONObject(["a": 1]), JSONSerialization.isValidJSONObject("a"), JSONSerialization.isValidJSONObject(["a": Date()]), JSONSerialization.isValidJSONObject([Double.nan]), JSONSerialization.isValidJSONObject([1: 2]))
for bad in ["{", "[1,]", "", "3", "\"a\"", "{\"a\" 1}", "nul", "[1] x"] {
  do { print(try JSONSerialization.jsonObject(with: Data(bad.utf8))) } catch { print(bad, "error", (error as NSError).domain, (error as NSError).code, error.localizedDescription) }
}
print(try JSONSerialization.jsonObject(with: Data("3".utf8), options: .fragmentsAllowed), try JSONSerialization.jsonObject(with: Data("\"a\"".utf8), options: [.fragmentsAllowed]))
print(String(decoding: try JSONSerialization.data(withJSONObject: "a", options: .fragmentsAllowed), as: UTF8.self))
if let arr = try JSONSerialization.jsonObject(with: Data("[{\"id\": 1}, {\"id\": 2}]".utf8)) as? [[String: Any]] { print(arr.compactMap { $0["id"] as? Int }) }
if let arr = try JSONSerialization.jsonObject(with: Data("[1, 2]".utf8)) as? [Int] { print(arr) }
print((try JSONSerialization.jsonObject(with: Data("{\"a\": 1}".utf8)) as? [String: Int]) as Any, (try JSONSerialization.jsonObject(with: Data("{\"a\": \"x\"}".utf8)) as? [String: String]) as Any, (try? JSONSerialization.jsonObject(with: Data("{\"a\": \"x\"}".utf8)) as? [String: Int]) as Any)
// expect: 10 Ada 36 9.5 true
// expect: true ["a", "b"] Optional(36.0) nil Optional(1) nil nil
// expect: 36 9.5 1 <null> ["a", "b"] 1000.0 12345678901 -3
// expect: NSNumber String Array<Any> NSNull Dictionary<String, Any>
// expect: 3 1 2.5 false
// expect: int 1
// expect: int 0
// expect: bool true
// expect: d 2.5
// expect: bool false
// expect: i 1
// expect: d 2.5
// expect: i 0
// expect: {"a":[1,2.5,"x",true,null],"b":1,"c":{"k\/":"v\"\n"}}
// expect: {
// expect:   "a" : [
// expect:
// expect:   ],
// expect:   "b" : 1,
// expect:   "c" : {
// expect:     "y" : [
// expect:       1,
// expect:       2
// expect:     ],
// expect:     "z" : 1
// expect:   }
// expect: }
// expect: [1,2,3]
// expect: {"u":"a/b"}
// expect: true false false false false
// expect: { error NSCocoaErrorDomain 3840 The operation could not be completed. The data is not in the correct format.
// expect: [1]
// expect:  error NSCocoaErrorDomain 3840 The operation could not be completed. The data is not in the correct format.
// expect: 3 error NSCocoaErrorDomain 3840 The operation could not be completed. The data is not in the correct format.
// expect: "a" error NSCocoaErrorDomain 3840 The operation could not be completed. The data is not in the correct format.
// expect: {"a" 1} error NSCocoaErrorDomain 3840 The operation could not be completed. The data is not in the correct format.
// expect: nul error NSCocoaErrorDomain 3840 The operation could not be completed. The data is not in the correct format.
// expect: [1] x error NSCocoaErrorDomain 3840 The operation could not be completed. The data is not in the correct format.
// expect: 3 a
// expect: "a"
// expect: [1, 2]
// expect: [1, 2]
// expect: Optional(["a": 1]) Optional(["a": "x"]) nil
