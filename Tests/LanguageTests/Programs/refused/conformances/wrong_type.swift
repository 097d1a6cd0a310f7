// swift-format-ignore-file
protocol Named { var name: String { get } }
protocol Counter { func count(_ text: String) -> Int }
struct A: Named { var name = 1 }  // error: type 'A' does not conform to protocol 'Named'
struct B: Named { var name = "b" }
struct C: Counter {  // error: type 'C' does not conform to protocol 'Counter'
  func count(_ text: String) -> String { text }
}
struct D: Counter {  // error: type 'D' does not conform to protocol 'Counter'
  func count(_ text: [String]) -> Int { text.count }
}
struct E: Counter {
  func count(_ text: String) -> Int { text.count }
}
print(B().name, E().count("four"))
