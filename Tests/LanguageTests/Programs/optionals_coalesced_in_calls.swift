// swift-format-ignore-file
let a: Int? = 123, b: Int? = nil
debugPrint(a ?? b)
var str = ""
print(a ?? b, to: &str)
print(str)
print("x", a ?? b, separator: "-")
print(a ?? b, terminator: "!\n")
func gen2<T>(_ x: Any, _ t: inout T) { print(x) }
gen2(a ?? b, &str)
func v(_ x: Any..., y: Int = 0) { print(x) }
v(a ?? b, a ?? b)
func w(_ x: [Any]) { print(x) }
w([a ?? b])
w([a ?? b, "x"])
let t: (Any, Int) = (a ?? b, 1)
print(t)
let m = [1: "a"]
for k in 1...2 { print(m[k] ?? m[k + 1]) }
struct User { var name: String?; var nick: String? }
let u = User(name: nil, nick: "n"), u2 = User(name: "N", nick: nil)
print(u.name ?? u.nick, u2.name ?? u2.nick)
print("\(u.name ?? u.nick)")
let users: [User]? = [u2]
print(users?.first?.name ?? u.nick)
print(users?.count ?? b, (users?.first ?? nil) != nil)
// expect: 123
// expect: 123
// expect:
// expect: x-123
// expect: 123!
// expect: 123
// expect: [123, 123]
// expect: [123]
// expect: [123, "x"]
// expect: (123, 1)
// expect: a
// expect: nil
// expect: Optional("n") N
// expect: Optional("n")
// expect: N
// expect: 1 true
