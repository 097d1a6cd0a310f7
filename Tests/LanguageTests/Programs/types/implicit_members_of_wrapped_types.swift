// swift-format-ignore-file
struct C {
  static var maybe: C? { C() }
  static func mk(_ n: Int) -> C? { C() }
  init?(_ s: String) { if s == "" { return nil } }
  init() {}
  var me: C { self }
  var opt: C? { self }
}
let a: C = .mk(1)!
let b: C = .mk(1) ?? .init()
let c: C? = .mk(1)
let d: C? = .init("x")
let e: C = .init("x")!
let f: C = .init("")?.me ?? .init()
let g: C? = .maybe?.me
let h: C? = .init().opt?.me
func t(_ c: C?) { print(c == nil) }
extension C: Equatable {}
t(.init("")); t(.init("x")); t(.maybe); t(.maybe?.me)
let i: C?? = .init("x")
let j: [C?] = [.init("q"), .maybe, .init()]
print(a, b, c as Any, d as Any, e, f, g as Any, h as Any, i as Any, j.count)
let k: Int? = .init("7")
let l: Int? = .init("seven", radix: 36)
print(k as Any, l as Any)
func r(_ x: String) -> Int? { .init(x) }
print(r("3") as Any, (.init("5") as Int?) as Any)
// expect: true
// expect: false
// expect: false
// expect: false
// expect: C() C() Optional(main.C()) Optional(main.C()) C() C() Optional(main.C()) Optional(main.C()) Optional(Optional(main.C())) 3
// expect: Optional(7) Optional(47723135)
// expect: Optional(3) Optional(5)
