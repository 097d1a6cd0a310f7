// swift-format-ignore-file
protocol Producer { associatedtype Output; func produce() -> Output }
protocol Consumer { associatedtype Input; func consume(_ input: Input) -> String }
struct Constant<Value>: Producer { let value: Value; func produce() -> Value { value } }
struct Printer<Value>: Consumer { let prefix: String; func consume(_ input: Value) -> String { "\(prefix)\(input)" } }
struct Pipe<P: Producer, C: Consumer> where P.Output == C.Input {
  let producer: P, consumer: C
  func flow() -> String { consumer.consume(producer.produce()) }
}
func connect<P: Producer, C: Consumer>(_ p: P, _ c: C) -> Pipe<P, C> where P.Output == C.Input { Pipe(producer: p, consumer: c) }
func agree<A: Producer, B: Producer>(_ a: A, _ b: B) -> Bool where A.Output == B.Output, A.Output: Equatable { a.produce() == b.produce() }
print(connect(Constant(value: 3), Printer(prefix: "#")).flow())  // expect: #3
print(connect(Constant(value: "x"), Printer<String>(prefix: ">")).flow())  // expect: >x
// expect: true false
print(agree(Constant(value: 1), Constant(value: 1)), agree(Constant(value: "a"), Constant(value: "b")))
