// swift-format-ignore-file
class C { let n: Int; init?(text: String) { guard let n = Int(text) else { return nil }; self.n = n }; convenience init(sure text: String) { self.init(text: text)!; print("sure") } }
final class D: C { let m: Int; init(both text: String) { m = 2; super.init(text: text)! } }
struct S { let n: Int; init?(text: String) { guard let n = Int(text) else { return nil }; self.n = n }; init(sure text: String) { self.init(text: text)! } }
enum E { case a, b; init?(_ s: String) { switch s { case "a": self = .a; case "b": self = .b; default: return nil } }; init(sure s: String) { self.init(s)! } }
print(C(sure: "4").n, S(sure: "5").n, E(sure: "b"), D(both: "7").n)
func f() -> Int { if true { return 1 } }
func g(_ b: Bool) -> Int { if true { if b { return 1 } else { return 2 } } else { } }
print(f(), g(false))
#warning("careful")
struct W { #warning("inside")
  func f() { #warning("in a function")
    print("f") } }
W().f()
// expect: sure
// expect: 4 5 b 7
// expect: 1 2
// expect: f
