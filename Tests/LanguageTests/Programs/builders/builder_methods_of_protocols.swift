// swift-format-ignore-file
func show() {
  func shout(_ n: Note) -> Note { Note(text: n.text + "!") }
  func fail() -> Fault { .one }
  print(shout(Note(text: "hi")).text, fail())
}
fileprivate enum Fault: Error { case one }
private struct Note { var text: String }
show()
protocol Builds { associatedtype E }
extension Builds {
  static func buildBlock(_ e: [E]...) -> [E] { e.flatMap { $0 } }
  static func buildExpression(_ e: E) -> [E] { [e] }
  static func buildOptional(_ e: [E]?) -> [E] { e ?? [] }
  static func buildArray(_ e: [[E]]) -> [E] { e.flatMap { $0 } }
}
protocol Finishes: Builds {}
extension Finishes { static func buildFinalResult(_ e: [E]) -> Int { e.count } }
@resultBuilder enum Strings: Builds { typealias E = String }
@resultBuilder struct Counts: Finishes { typealias E = Int }
func list(@Strings _ f: () -> [String]) -> [String] { f() }
func count(@Counts _ f: () -> Int) -> Int { f() }
print(list { "a"; if true { "b" }; for i in 0..<2 { "\(i)" } }, count { 1; 2; 3 })
@resultBuilder enum B {
  @available(*, unavailable) static func buildPartialBlock<T>(first: T) -> T { first }
  @available(*, unavailable) static func buildPartialBlock<T>(accumulated: T, next: T) -> T { next }
  static func buildBlock(_ x: Any...) -> Int { x.count }
}
func all(@B _ f: () -> Int) -> Int { f() }
print(all { 1; "two" })
@resultBuilder enum L {
  static func buildBlock(_ x: [Int]...) -> [Int] { x.flatMap { $0 } }
  static func buildExpression(_ x: Int) -> [Int] { [x] }
  static func buildOptional(_ x: [Int]?) -> [Int] { x ?? [] }
  static func buildEither(first x: [Int]) -> [Int] { x + [1] }
  static func buildEither(second x: [Int]) -> [Int] { x + [2] }
  static func buildLimitedAvailability(_ x: [Int]) -> [Int] { x + [99] }
}
func ints(@L _ f: () -> [Int]) -> [Int] { f() }
let yes = true
print(ints { 1; if #available(macOS 99, *) { 2 } })
print(ints { if #available(macOS 99, *) { 2 } else { 3 } })
print(ints { if #available(macOS 99, *), yes { 2 } else if yes { 4 } else { 3 } })
// expect: hi! one
// expect: ["a", "b", "0", "1"] 3
// expect: 2
// expect: [1, 2, 99]
// expect: [2, 99, 1]
// expect: [2, 99, 1, 1]
