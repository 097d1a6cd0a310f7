// swift-format-ignore-file
struct S { var x = 0; var t = (1, 2); mutating func bump() -> Int { x += 1; return x }; var c: Int { x } }
final class C { var o: S? = S(); var d = ["a": S()]; var a: [Int]? = [1]; var k: C?; var n = 1; var arr: [S?] = [S()]
  func f() { o?.x = o!.x + 1; print("f", o!.x) }  // error: overlapping accesses
  func g() { d["a"]?.x = d["a"]!.x + 1; print("g", d["a"]!.x) }  // error: overlapping accesses
  func h() { a?.append(a!.count); print("h", a!) }  // error: overlapping accesses
  func i() { a?[0] = a!.count; print("i", a!) }  // error: overlapping accesses
  func j() { o?.x = (o?.x ?? 5) + 1; print("j") }  // error: overlapping accesses
  func k1() { k?.n = k!.n + 1; k?.o?.x = k!.o!.x + 1; print("k") }
  func k2() { o?.x = n + d.count; o?.x += a!.count; arr[0]?.x = arr.count; print("k2") }  // error: overlapping accesses
  func k3() { let v = o!.x; o?.x = v + 1; if let y = o { o?.x = y.x }; print("k3") }
}
struct T { var o: S? = S(); var n = 1; var p: S? = S(); var list: [S] = [S()]; var total: Int { n }
  mutating func a() { o?.x = n }
  mutating func b() { o?.x = total }  // error: overlapping accesses
  mutating func c() { o?.x = p!.x; p?.x += o!.x }
  mutating func d() { list.first.map { _ in }; o?.x = list[0].x }
  mutating func e() { o?.x = o!.c } }  // error: overlapping accesses
func w(_ c: C) { weak var k = c; k?.n = k!.n + 1; k?.o = k!.o; var l: C? = c; l?.n = l!.n + 1; l?.o?.x = l!.o!.x }
func v(_ o: inout S?) { o?.x = o!.x }  // error: overlapping accesses
func y() { var m: [String: [Int]] = [:]; m["a"]?.append(m.count); let n = m.count; m["a"]?.append(n); m["a", default: []].append(m.count); m["a"]![0] = m.count }  // error: overlapping accesses
func z() { var o: S? = S(); func help() -> Int { 1 }; o?.x = help(); let q = o; o?.x = q!.x; var r: S? = nil; r?.x = o!.x; o?.t.0 = { 3 }() }
