// swift-format-ignore-file
protocol Shown { var shown: String { get } }
struct A: CustomStringConvertible { var description: String { "an A" } }
struct B { var a = A(), n: A? = nil }
enum E { case one(A), two(x: Int, String), three }
// expect: an A [an A] ["k": an A] Optional(an A) Optional(an A)
print(A(), [A()], ["k": A()], A() as A?, Optional(A()) as Any)
print(B())  // expect: B(a: an A, n: nil)
// expect: one(an A) two(x: 1, "s") three [main.E.three]
print(E.one(A()), E.two(x: 1, "s"), E.three, [E.three])
// expect: false an A an A an A
print(A() as Any is any Shown, "\(A())", String(describing: A()), String(reflecting: A()))
print((1, A()), (a: 1, b: "x"))  // expect: (1, an A) (a: 1, b: "x")
debugPrint("quoted", 1.0, [Optional("x")])  // expect: "quoted" 1.0 [Optional("x")]
