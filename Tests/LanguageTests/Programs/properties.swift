// swift-format-ignore-file
struct Config {
  static let shared: Int = { print("init shared"); return 5 }()
  static var computed: Int { shared * 2 }
}
print("start")  // expect: start
print(Config.shared, Config.shared)  // expect: init shared // expect: 5 5
print(Config.computed)  // expect: 10
struct L { lazy var x: Int = { print("lazy"); return 1 }(); var y = 2 }
var l = L()
print(l.y)  // expect: 2
print(l.x, l.x)  // expect: lazy // expect: 1 1
l.x = 9
print(l.x)  // expect: 9
var global: Int { 7 }
print(global)  // expect: 7
var stored = 1
var both: Int { get { stored } set { stored = newValue } }
both = 5
print(stored, both)  // expect: 5 5
both += 1
print(stored)  // expect: 6
struct Sub {
  var items = [1, 2, 3]
  subscript(i: Int) -> Int { get { items[i] } set { items[i] = newValue } }
  subscript(name s: String) -> String { "sub \(s)" }
}
var s = Sub()
s[0] = 10
s[1] += 5
print(s[0], s[1], s[name: "x"])  // expect: 10 7 sub x
struct Priv { private(set) var n = 0; mutating func up() { n += 1 } }
var p = Priv(); p.up(); print(p.n)  // expect: 1
final class K: Sendable { static let a = K("a"); let n: String; init(_ n: String) { print("make", n); self.n = n } }
print(K.a.n)  // expect: make a // expect: a
print(K.a === K.a)  // expect: true
