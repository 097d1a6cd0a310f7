// swift-format-ignore-file
// The constraints of generic parameters, and conditions, with less access than the declaration.
fileprivate class Base {}
private protocol P {}
fileprivate protocol Q { associatedtype E }
func t<T: Base>(_ t: T) {}  // error: global function must be declared private or fileprivate because its generic parameter uses a fileprivate type
func t2<T>(_ t: T) where T: P {}  // error: global function must be declared private or fileprivate because its generic requirement uses a private type
struct S<T: P> {}  // error: generic struct must be declared private or fileprivate because its generic parameter uses a private type
struct S2<T> where T: P {}  // error: generic struct must be declared private or fileprivate because its generic requirement uses a private type
enum E1<T: Base> {}  // error: generic enum must be declared private or fileprivate because its generic parameter uses a fileprivate type
struct S3<T> { func m<U: P>(_ u: U) {}; init<U: P>(u: U) {}; subscript<U: P>(u: U) -> Int { 3 }; func w() where T: P {} }  // error: instance method must be declared private because its generic parameter uses a private type
public struct Pub { public func m<U: Base2>(_ u: U) {} }  // error: instance method cannot be declared public because its generic parameter uses an internal type
class Base2 {}
private func ok<T: P>(_ t: T) {}
func tt() { func l<T: P>(_ t: T) {} }
typealias TA<T: P> = [T]
func t4<T: Sequence>(_ t: T) where T.Element == Base {}  // error: global function must be declared private or fileprivate because its generic requirement uses a fileprivate type
public func t5<T: Base2>(_ t: T) {}  // error: global function cannot be declared public because its generic parameter uses an internal type
public struct S5<T: Base2> {}  // error: generic struct cannot be declared public because its generic parameter uses an internal type
