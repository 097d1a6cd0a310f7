// swift-format-ignore-file
protocol Node {}
struct Empty: Node {}
struct S: Node { var n = 1 }
func page<N: Node>(_ extra: () -> N = { Empty() }) -> N { extra() }
print(page(), page { S() })
func page2(_ extra: () -> some Node = { S() }) { print(extra()) }
page2(); page2 { Empty() }
@resultBuilder enum B { static func buildBlock<A: Node>(_ a: A) -> A { a } }
func page3(@B _ extra: () -> some Node = { S() }) { print(extra()) }
page3(); page3 { Empty() }
// expect: Empty() S(n: 1)
// expect: S(n: 1)
// expect: Empty()
// expect: S(n: 1)
// expect: Empty()
