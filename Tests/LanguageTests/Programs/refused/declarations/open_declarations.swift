// swift-format-ignore-file
open struct Point {}  // error: only classes and overridable class members can be declared 'open'; use 'public'
open func f() {}  // error: only classes and overridable class members can be declared 'open'; use 'public'
final class Leaf {
  open func g() {}  // error: members of 'final' classes are implicitly 'final'; use 'public' instead of 'open'
}
class Tree {
  open static func plant() {}  // error: static declarations are implicitly 'final'; use 'public' instead of 'open'
  open let height = 1  // error: 'let' properties are implicitly 'final'; use 'public' instead of 'open'
  open init() {}  // error: only classes and overridable class members can be declared 'open'; use 'public'
}
fileprivate extension Int { open func h() {} }  // error: only classes and overridable class members can be declared 'open'; use 'public'
open extension Tree {}  // error: extensions cannot be declared 'open'; declare individual members as 'open' instead
struct Inside {}
public extension Inside { func i() {} }  // error: extension of internal struct cannot be declared public
private class Hidden {}
internal extension Hidden { func j() {} }  // error: extension of private class cannot be declared internal
