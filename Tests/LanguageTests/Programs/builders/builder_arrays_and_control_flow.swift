// swift-format-ignore-file
@resultBuilder struct ListBuilder<T> { static func buildBlock(_ parts: [T]...) -> [T] { parts.flatMap { $0 } }; static func buildExpression(_ t: T) -> [T] { [t] }; static func buildExpression(_ ts: [T]) -> [T] { ts }; static func buildExpression(_ v: Void) -> [T] { [] }; static func buildOptional(_ p: [T]?) -> [T] { p ?? [] }; static func buildEither(first p: [T]) -> [T] { p }; static func buildEither(second p: [T]) -> [T] { p }; static func buildArray(_ ps: [[T]]) -> [T] { ps.flatMap { $0 } }; static func buildLimitedAvailability(_ p: [T]) -> [T] { p } }
func list<T>(@ListBuilder<T> _ body: () throws -> [T]) rethrows -> [T] { try body() }
func numbers(extra: Bool) -> [Int] { list {
  1
  let two = 2
  two
  [3, 4]
  if extra { 5 } else { -5 }
  for i in 6..<9 where i != 7 { i * 10 }
  if let n = Int("11") { n }
  print("inside")  // expect: inside // expect: inside
} }
// expect: [1, 2, 3, 4, 5, 60, 80, 11] [1, 2, 3, 4, -5, 60, 80, 11]
print(numbers(extra: true), numbers(extra: false))
struct Menu { let title: String; @ListBuilder<String> var items: () -> [String]; @ListBuilder<String> var fixed: [String] { "x"; title } }
let menu = Menu(title: "File") { "Open"; "Save" }
print(menu.items(), menu.fixed)  // expect: ["Open", "Save"] ["x", "File"]
