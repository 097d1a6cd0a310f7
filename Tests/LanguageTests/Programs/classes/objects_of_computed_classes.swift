// swift-format-ignore-file
protocol Numbered { init(n: Int) }
extension Numbered {
  init() { self.init(n: 17) }
  init(twice n: Int) { self.init(n: n * 2) }
  static func make() -> Self { Self() }
}
class Super: Numbered {
  required init(n: Int) { print(n, type(of: self)) }
}
class Sub: Super {}
class Leaf<T>: Sub {}
func pick(_ n: Int) -> Super.Type { print("pick", n); return n == 0 ? Super.self : n == 1 ? Sub.self : Leaf<Int>.self }
func number() -> Int { print("number"); return 4 }
for n in 0...2 {
  _ = pick(n).init()
  _ = pick(n).init(twice: number())
  let kind = pick(n)
  print(type(of: kind.make()))
}
let kind: Super.Type = Sub.self
_ = kind.init()
_ = type(of: kind.init(n: 1)).init()
_ = Sub()
func generic<T: Super>(_ type: T.Type) -> T { T() }
print(type(of: generic(Sub.self)), type(of: generic(kind)))
let any: any Numbered.Type = Leaf<String>.self
_ = any.init()
// expect: pick 0
// expect: 17 Super
// expect: pick 0
// expect: number
// expect: 8 Super
// expect: pick 0
// expect: 17 Super
// expect: Super
// expect: pick 1
// expect: 17 Sub
// expect: pick 1
// expect: number
// expect: 8 Sub
// expect: pick 1
// expect: 17 Super
// expect: Super
// expect: pick 2
// expect: 17 Leaf<Int>
// expect: pick 2
// expect: number
// expect: 8 Leaf<Int>
// expect: pick 2
// expect: 17 Super
// expect: Super
// expect: 17 Sub
// expect: 1 Sub
// expect: 17 Sub
// expect: 17 Sub
// expect: 17 Sub
// expect: 17 Super
// expect: Sub Super
// expect: 17 Leaf<String>
