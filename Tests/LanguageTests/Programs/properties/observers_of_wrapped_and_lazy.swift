// swift-format-ignore-file
@propertyWrapper struct W { var wrappedValue: Int }
@propertyWrapper struct Box { final class R { var v: Int; init(_ v: Int) { self.v = v } }; let r: R; init(wrappedValue: Int) { r = R(wrappedValue) }
  var wrappedValue: Int { get { r.v } nonmutating set { r.v = newValue } } }
struct S {
  @W var a = 1 { didSet { if a > 10 { a = 10 }; print("did", a) } }
  @Box var b = 1 { didSet { print("b", b, oldValue) } }
  @W var c: Int { willSet { print("c", newValue) } }
  var log = 0
  @W var d = 0 { didSet { log += 1 } }
}
var s = S(c: 4)
s.a = 20
print(s.a)
s.b = 2
s.c += 1
s.d = 3
print(s.log, s.d)
func inc(_ x: inout Int) { x += 1 }
inc(&s.a)
let fixed = S(c: 1)
fixed.b = 7
class K {
  @W var a = 1 { willSet { print("will", newValue) } didSet { print("did", oldValue) } }
  @W var z: Int { didSet { print("z", z) } }
  lazy var l: Int = { print("make"); return 1 }() { didSet { print("l", oldValue) } }
  lazy var m: Int = { print("make m"); return 1 }() { didSet { print("m set") } }
  init() { a = 5; z = 6; z = 7 }
}
class Sub: K { override var a: Int { didSet { print("sub", a) } } }
let k = K()
k.a = 2
k.l = 3
k.m = 3
k.l += 1
Sub().a = 9
s[keyPath: \.a] = 3
// expect: did 10
// expect: did 10
// expect: 10
// expect: b 2 1
// expect: c 5
// expect: 1 3
// expect: did 10
// expect: did 10
// expect: b 7 1
// expect: z 7
// expect: will 2
// expect: did 5
// expect: make
// expect: l 1
// expect: m set
// expect: l 3
// expect: z 7
// expect: will 9
// expect: did 5
// expect: sub 9
// expect: did 3
