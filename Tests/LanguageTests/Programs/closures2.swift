// swift-format-ignore-file
func counter() -> (next: () -> Int, reset: () -> Void) {
  var n = 0
  return ({ n += 1; return n }, { n = 0 })
}
let c = counter()
print(c.next(), c.next())  // expect: 1 2
c.reset()
print(c.next())  // expect: 1
let ops: [String: (Int, Int) -> Int] = ["+": { $0 + $1 }, "*": { $0 * $1 }]
print(ops["+"]!(2, 3), ops["*"]?(2, 3) ?? 0, ops["-"]?(1, 1) as Any)  // expect: 5 6 nil
func retry(_ times: Int, _ body: () throws -> Int) -> Int? {
  for _ in 0..<times { if let v = try? body() { return v } }
  return nil
}
struct E: Error {}
var attempts = 0
// expect: Optional(3)
print(retry(3) { attempts += 1; if attempts < 3 { throw E() }; return attempts } as Any)
let nested = { (x: Int) in { (y: Int) in x * y } }
print(nested(3)(4))  // expect: 12
var handlers: [(String) -> Void] = []
for name in ["a", "b"] { handlers.append { print(name, $0) } }
for h in handlers { h("!") }  // expect: a ! // expect: b !
struct Button { var title: String; var action: (() -> Void)? }
var pressed = 0
let b = Button(title: "ok") { pressed += 1 }
b.action?(); b.action?()
print(pressed, b.title)  // expect: 2 ok
let sorted = [(1, "b"), (1, "a"), (0, "z")].sorted { $0.0 != $1.0 ? $0.0 < $1.0 : $0.1 < $1.1 }
print(sorted)  // expect: [(0, "z"), (1, "a"), (1, "b")]
let pipeline = [1, 2, 3, 4].filter { $0 % 2 == 0 }.map { $0 * $0 }.reduce(0) { $0 + $1 }
print(pipeline)  // expect: 20
func make(_ n: Int, _ f: (Int) -> Int = { $0 + 1 }) -> Int { f(n) }
print(make(1), make(1) { $0 * 10 })  // expect: 2 10
let void: () -> Void = {}
void()
let r = { () -> (Int, String) in (1, "x") }()
print(r.0, r.1)  // expect: 1 x
