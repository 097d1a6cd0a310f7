// swift-format-ignore-file
@discardableResult func f() -> Int { 5 }
weak var w: Int?  // error: 'weak' may only be applied to class and class-bound protocol types, not 'Int'
struct T { mutating var n = 1 }  // error: 'mutating' may only be used on 'func' declarations
struct U { mutating static func f() {} }  // error: static functions must not be declared mutating
final func l() {}  // error: only classes and class members may be marked with 'final'
inout var m = 5  // error: expected expression
f()
