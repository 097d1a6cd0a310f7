// swift-format-ignore-file
protocol View { associatedtype Body: View; @ViewBuilder var body: Body { get }; var text: String { get } }
extension Never: View { var body: Never { fatalError() }; var text: String { "" } }
extension View { var text: String { body.text } }
struct Text: View { let s: String; init(_ s: String) { self.s = s }; var body: Never { fatalError() }; var text: String { s } }
struct Pair<A: View, B: View>: View { let a: A, b: B; var body: Never { fatalError() }; var text: String { "\(a.text)+\(b.text)" } }
@resultBuilder enum ViewBuilder {
  static func buildBlock<A: View>(_ a: A) -> A { a }
  static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> Pair<A, B> { Pair(a: a, b: b) }
}
struct Card<Content: View>: View {
  var title = "card"
  @ViewBuilder var content: Content
  var body: some View { Text("[\(title): "); Text(content.text) }
}
struct Lazy<Content: View>: View {
  let n: Int
  @ViewBuilder let content: () -> Content
  var body: some View { content(); Text("\(n)") }
}
struct Page: View { var body: some View { Card(title: "x") { Text("a"); Text("b") }; Lazy(n: 3) { Card { Text("c") } } } }
print(Page().text)
print(type(of: Card { Text("q"); Text("r") }))
print(three(), words)
@resultBuilder struct List<T> {
  static func buildExpression(_ t: T) -> [T] { [t] }
  static func buildExpression(_ t: [T]) -> [T] { t }
  static func buildBlock(_ parts: [T]...) -> [T] { parts.flatMap { $0 } }
}
@List<Int> func three() -> [Int] { 1; [2]; 3 }
@List<String> var words: [String] { "a"; ["b", "c"] }
print(three(), words)
func gather<T>(_ first: T, @List<T> _ rest: () -> [T]) -> [T] { [first] + rest() }
print(gather(1) { 2; [3] }, gather("x") { "y" })
// expect: [x: +a+b+[card: +c+3
// expect: Card<Pair<Text, Text>>
// expect: [1, 2, 3] ["a", "b", "c"]
// expect: [1, 2, 3] ["a", "b", "c"]
// expect: [1, 2, 3] ["x", "y"]
