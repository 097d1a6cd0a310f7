// swift-format-ignore-file
@resultBuilder enum Sum { static func buildPartialBlock(first: Int) -> [Int] { [first] }; static func buildPartialBlock(accumulated: [Int], next: Int) -> [Int] { accumulated + [next] }; static func buildFinalResult(_ all: [Int]) -> String { all.map(String.init).joined(separator: "+") + "=\(all.reduce(0, +))" } }
@Sum func three() -> String { 1; 2; 3 }
@Sum var one: String { 10 }
print(three(), one)  // expect: 1+2+3=6 10=10
@resultBuilder enum Pick { static func buildBlock<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }; static func buildBlock<A>(_ a: A) -> A { a } }
func pick<T>(@Pick _ f: () -> T) -> T { f() }
print(pick { 1; "b" }, pick { 2.5 })  // expect: (1, "b") 2.5
