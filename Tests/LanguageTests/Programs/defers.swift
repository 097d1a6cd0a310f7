// swift-format-ignore-file
func f() {
  defer { print("1") }
  defer { print("2") }
  print("body")
}
f()  // expect: body // expect: 2 // expect: 1
func g(_ n: Int) -> Int {
  defer { print("g done") }
  if n > 0 { defer { print("inner") }; return n }
  return 0
}
print(g(1))  // expect: inner // expect: g done // expect: 1
print(g(0))  // expect: g done // expect: 0
// expect: loop 0
// expect: end 0
// expect: end 1
// expect: loop 2
// expect: end 2
for i in 0..<3 {
  defer { print("end", i) }
  if i == 1 { continue }
  print("loop", i)
}
func h() -> Int { var x = 1; defer { x = 5; print(x) }; return x }
print(h())  // expect: 5 // expect: 1
struct E: Error {}
func t() throws { defer { print("cleanup") }; throw E() }
do { try t() } catch { print("caught", error) }  // expect: cleanup // expect: caught E()
func nested() { defer { print("outer"); defer { print("deep") }; print("a") }; print("b") }
nested()  // expect: b // expect: outer // expect: a // expect: deep
