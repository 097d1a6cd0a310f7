// `#line` as a default argument is at the bracket of the call, which a chain has on a later line.
func at(_ line: Int = #line, _ column: Int = #column) -> String { "\(line):\(column)" }
struct S {
  func m(_ line: Int = #line, _ column: Int = #column) -> String { "\(line):\(column)" }
  func t(_ line: Int = #line, _ f: () -> Void) -> Int { line }
  subscript(_ i: Int, line: Int = #line) -> Int { line }
  init(line: Int = #line) { print("init", line) }
}
// swift-format-ignore
print(S()
  .m())
// swift-format-ignore
print(S()
  .t
  { })
// swift-format-ignore
print(S()
  .t(
  ) { })
// swift-format-ignore
print(S()[
  1])
// swift-format-ignore
let s = S(
)
print(at(), s.m())
print([1].map { _ in at() }, #line)
// swift-format-ignore
let other: S = .init(
)
// expect: init 10
// expect: 11:5
// expect: init 13
// expect: 15
// expect: init 17
// expect: 18
// expect: init 21
// expect: 21
// expect: init 24
// expect: 26:9 26:16
// expect: ["27:24"] 27
// expect: init 29
