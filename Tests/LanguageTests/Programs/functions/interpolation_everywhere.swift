// swift-format-ignore-file
extension DefaultStringInterpolation { mutating func appendInterpolation(hex n: Int) { appendLiteral(String(n, radix: 16)) } }
struct S { var label = "id \(hex: 255)"; static let all = (1...3).map { "\(hex: $0 * 10)" }; func f(_ t: String = "d\(hex: 10)") -> String { "\(label) \(t) \(hex: t.count)" } }
print(S().label, S.all, S().f())
func later() async -> Int { 31 }
func g() async { print("got \(hex: await later())", "and \(await later())") }
await g()
func e() throws -> Int { throw CancellationError() }
do { print("x \(hex: try e())") } catch { print("caught") }
print((try? "x \(try e())") ?? "none")
func make<T: ExpressibleByStringInterpolation>(_ t: T.Type) -> T where T.StringInterpolation == DefaultStringInterpolation { "v\(1)" }
print(make(String.self), make(Substring.self).count)
let xs = [1, 2].map { n in let t = "\(hex: n + 15)"; return t + "!" }
print(xs)
class C { let n = 16; lazy var t = "\(hex: n)"; func m() -> () -> String { { "\(hex: self.n)" } } }
print(C().t, C().m()())
switch "\(hex: 255)" { case "ff": print("yes"); default: print("no") }
print("nested \("in \(hex: 12) \("deep \(hex: 13)")")")
let m = """
  multi \(hex: 171)
    line \(S.all.count)
  """
print(m, "raw", #"r\#(hex: 9)"#)
print(String(describing: "a\(1)"), "\(xs.isEmpty ? "e" : "\(hex: xs.count)")")
// expect: id ff ["a", "14", "1e"] id ff da 2
// expect: got 1f and 31
// expect: caught
// expect: none
// expect: v1 2
// expect: ["10!", "11!"]
// expect: 10 10
// expect: yes
// expect: nested in c deep d
// expect: multi ab
// expect:   line 3 raw r9
// expect: a1 2
