import Foundation

let url = URL(string: "https://example.com/a?q=1#part%20two")!
print(url.fragment()!, url.fragment(percentEncoded: false)!, url.fragment ?? "-")
print(URL(string: "https://example.com")!.fragment() as Any)

// A filtered substring is a string, unless the context wants a substring.
let kept = "a b"[...].filter { $0 != " " }
print(type(of: kept))
let parts = "k = v".split(separator: "=").map { $0.filter { $0 != " " } }
let key: String = parts[0]
print(key, parts)
let part: Substring = "xyz"[...].filter { $0 != "y" }
print(part, type(of: part))
var byName: [String: Any] = [:]
byName[parts[0]] = 1
print(byName)
// expect: part%20two part two part%20two
// expect: nil
// expect: String
// expect: k ["k", "v"]
// expect: xz Substring
// expect: ["k": 1]
