// swift-format-ignore-file
actor N {
  var v: Int
  init() async { v = 0; print(#isolation === self); self.hi(); await Task.yield(); print("end") }
  func hi() { print("hi") }
  init(x: Int) async { self.v = x; f() ; func f() { print("f", v) } }
  init(y: Int) { self.v = y }
}
let n = await N(), m = await N(x: 3)
_ = N(y: 2)
actor M {
  var v: Int
  init() async { v = 0; Task.detached { await self.inc() }; var x = 0; for i in 0..<200000 { x &+= i }; print("init end", v, x > 0) }
  init?(maybe: Int) async throws { if maybe == 0 { return nil }; v = maybe; await Task.yield(); print("maybe", v) }
  func inc() { v += 1; print("inc") }
}
let o = await M()
try await Task.sleep(for: .milliseconds(20))
print(await o.v)
print(try await M(maybe: 0) == nil, try await M(maybe: 3)!.v)
@globalActor actor G { static let shared = G() }
@G final class Model {
  var n: Int
  init(n: Int) async { self.n = n; print("model", #isolation === G.shared); await Task.yield(); self.n += 1; show() }
  func show() { print("n", n) }
}
let g = await Model(n: 4)
print(await g.n)
// expect: true
// expect: hi
// expect: end
// expect: f 3
// expect: init end 0 true
// expect: inc
// expect: 1
// expect: maybe 3
// expect: true 3
// expect: model true
// expect: n 5
// expect: 5
