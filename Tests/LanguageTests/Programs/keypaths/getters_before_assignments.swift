// swift-format-ignore-file
nonisolated(unsafe) var out: [String] = []
func flush(_ l: Int = #line) { print(l, out.joined(separator: " ")); out = [] }
struct V { var x = 0 { willSet { out.append("will\(newValue)") } didSet { out.append("did\(oldValue)") } }
  var y: Int { get { out.append("gy"); return x } set { out.append("sy\(newValue)"); x = newValue } }
  subscript(i: Int) -> Int { get { out.append("g[\(i)]"); return i } set { out.append("s[\(i)]=\(newValue)") } } ; var p = 1 }
final class R { var v = V(); var z: Int { get { out.append("gz"); return 1 } set { out.append("sz") } } ; var w: V { get { out.append("gw"); return v } set { out.append("sw"); v = newValue } } }
let ky = \V.y, kx = \V.x, ki = \V[3], kp = \V.p, rz = \R.z, rvy = \R.v.y, rvi = \R.v[2], rwp = \R.w.p, rvx = \R.v.x
let r = R()
var v = V()
v[keyPath: ky] = 1; flush()  // expect: 11 gy sy1 will1 did0
v[keyPath: kx] = 1; flush()  // expect: 12 will1 did1
v[keyPath: ki] = 1; flush()  // expect: 13 g[3] s[3]=1
v[keyPath: kp] = 1; flush()  // expect: 14
r[keyPath: rz] = 1; flush()  // expect: 15 gz sz
r[keyPath: rvy] = 1; flush()  // expect: 16 gy sy1 will1 did0
r[keyPath: rvi] = 1; flush()  // expect: 17 g[2] s[2]=1
r[keyPath: rwp] = 1; flush()  // expect: 18 gw sw
r[keyPath: rvx] = 1; flush()  // expect: 19 will1 did1
v[keyPath: \.y] = 1; flush()  // expect: 20 sy1 will1 did1
v[keyPath: \.[3]] = 1; flush()  // expect: 21 g[3] s[3]=1
r[keyPath: \.z] = 1; flush()  // expect: 22 sz
r[keyPath: \.v.y] = 1; flush()  // expect: 23 sy1 will1 did1
func set<A, B>(_ a: inout A, _ k: WritableKeyPath<A, B>, _ b: B) { a[keyPath: k] = b }
set(&v, \.y, 3); flush()  // expect: 25 gy sy3 will3 did1
set(&v, \.[1], 3); flush()  // expect: 26 g[1] s[1]=3
r.w.y = 1; flush()  // expect: 27 gw sy1 will1 did1 sw
r.v.y = 1; flush()  // expect: 28 sy1 will1 did1
