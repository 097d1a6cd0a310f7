// swift-format-ignore-file
@discardableResult func f() -> Int { 5 }
@discardableresult func g() -> Int { 5 }  // error: unknown attribute 'discardableresult'
static func h() {}  // error: static methods may only be declared on a type
mutating func i() {}  // error: 'mutating' is only valid on methods
override func j() {}  // error: 'override' can only be specified on class members
f()
