// swift-format-ignore-file
protocol Step<Input, Output> {
  associatedtype Input
  associatedtype Output
  var name: String { get }
  func run(_ input: Input) throws -> Output
}
struct Transform<Input, Output>: Step { let name: String; let body: (Input) throws -> Output; func run(_ input: Input) throws -> Output { try body(input) } }
struct Chain<A: Step, B: Step>: Step where A.Output == B.Input {
  let a: A, b: B
  var name: String { "\(a.name) | \(b.name)" }
  func run(_ input: A.Input) throws -> B.Output { try b.run(a.run(input)) }
}
extension Step {
  func then<Next: Step>(_ next: Next) -> Chain<Self, Next> where Next.Input == Output { Chain(a: self, b: next) }
  func map<T>(_ name: String, _ body: @escaping (Output) throws -> T) -> some Step<Input, T> { then(Transform(name: name, body: body)) }
}
struct NotANumber: Error { let text: Substring }
let parse = Transform<String, [Int]>(name: "parse") { text in
  try text.split(separator: " ").map { part in
    guard let n = Int(part) else { throw NotANumber(text: part) }
    return n
  }
}
let pipeline = parse.map("square") { $0.map { $0 * $0 } }.map("sum") { $0.reduce(0, +) }.map("text") { "total \($0)" }
print(pipeline.name)  // expect: parse | square | sum | text
print(try pipeline.run("1 2 3"))  // expect: total 14
// expect: not a number: x
do { print(try pipeline.run("1 x")) } catch let error as NotANumber { print("not a number:", error.text) }
let steps: [any Step<String, String>] = [pipeline, Transform(name: "upper") { $0.uppercased() }]
// expect: parse | square | sum | text → failed // expect: upper → 4 FIVE
for step in steps { print(step.name, "→", (try? step.run("4 five")) ?? "failed") }
