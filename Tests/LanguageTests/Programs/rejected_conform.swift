// swift-format-ignore-file
protocol P { func f(); var x: Int { get } }
struct S: P {}  // error: type 'S' does not conform to protocol 'P' // error: type 'S' does not conform to protocol 'P'
struct E: Equatable { var c: C }  // error: type 'E' does not conform to protocol 'Equatable'
class C {}
struct N { }
print(N() == N())  // error: binary operator '==' cannot be applied to two 'N' operands  // says: referencing operator function '==' on 'Equatable' requires that 'N' conform to 'Equatable' — it names the type that lacks the conformance
let d = [N(): 1]  // error: type 'N' does not conform to protocol 'Hashable'
throw N()  // error: thrown expression type 'N' does not conform to 'Error'
struct K: Comparable { var a = 1 }  // error: type 'K' does not conform to protocol 'Comparable'
let p: any P = N()  // error: cannot convert value of type 'N' to specified type 'any P'
