// swift-format-ignore-file
protocol P { associatedtype I: Hashable; var i: I { get } }
struct Box<T> { var t: T }
extension P { var s: Set<I> { [i] }; var b: Box<I> { Box(t: i) }; func k() -> [I: Int] { [i: 1] }; var r: Result<I, any Error> { .success(i) }; func take(_ f: (I) -> Void) { f(i) }; func cmp(_ o: I) -> Bool { o == i }; func wants(_ f: (Box<I>) -> Void) {} }
struct S: P { var i = 1 }
let p: any P = S()
print(p.s)  // error: member 's' cannot be used on value of type 'any P'
print(p.b)  // error: member 'b' cannot be used on value of type 'any P'
print(p.k())  // error: member 'k' cannot be used on value of type 'any P'
print(p.r)  // error: member 'r' cannot be used on value of type 'any P'
p.take { print($0) }
print(p.cmp(1))  // error: member 'cmp' cannot be used on value of type 'any P'
p.wants { _ in }  // error: member 'wants' cannot be used on value of type 'any P'
func single<T: P>(_ t: T) -> Box<T> { Box(t: t) }
func list<T: P>(_ t: T) -> [T] { [t] }
print(list(p).count)
print(single(p))  // error: type 'any P' cannot conform to 'P'
