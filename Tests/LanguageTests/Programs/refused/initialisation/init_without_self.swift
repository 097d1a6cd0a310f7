// swift-format-ignore-file
struct S { var x: Int; init(_ n: Int) { x = n }
  init() { init(3) }  // error: initializer expression requires explicit access; did you mean to prepend it with 'self.'?
  static func make() -> S { .init(4) }
}
class A { init(n: Int) {}; convenience init() { init(n: 2) } }  // error: initializer expression requires explicit access; did you mean to prepend it with 'self.'?
print(S.make().x, S.init(4).x, [1].map(S.init).count)
