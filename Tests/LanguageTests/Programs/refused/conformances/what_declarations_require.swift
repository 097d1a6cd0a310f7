// swift-format-ignore-file
class G<T: Equatable> { init(_ t: T) {} }; struct A {}; struct St<T: Comparable> { var a: T }; enum En<T: Comparable> { case x(T) }
func k<T: Hashable>(_ t: T) {}; extension A { func m<T: Equatable>(_ t: T) {} }
func lab<T: Hashable>(key t: T) {}
struct Reg { init<T: Hashable>(of t: T) {} }
let g = G(A())  // error: generic class 'G' requires that 'A' conform to 'Equatable'
k(A())  // error: global function 'k' requires that 'A' conform to 'Hashable'
lab(key: A())  // error: global function 'lab(key:)' requires that 'A' conform to 'Hashable'
_ = St(a: A())  // error: generic struct 'St' requires that 'A' conform to 'Comparable'
_ = En.x(A())  // error: generic enum 'En' requires that 'A' conform to 'Comparable'
A().m(A())  // error: instance method 'm' requires that 'A' conform to 'Equatable'
_ = Reg(of: A())  // error: initializer 'init(of:)' requires that 'A' conform to 'Hashable'
_ = [A()] == [A()]  // error: operator function '==' requires that 'A' conform to 'Equatable'
_ = Optional(A()) == A()  // error: operator function '==' requires that 'A' conform to 'Equatable'
_ = A() == A()  // error: referencing operator function '==' on 'Equatable' requires that 'A' conform to 'Equatable'
enum Status { case idle, running(Int) }
let st = Status.idle
if st == .idle {}  // error: binary operator '==' cannot be applied to two 'Status' operands
