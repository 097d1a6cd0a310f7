// swift-format-ignore-file
struct S { private var x = 1; private func f() {}; private(set) var y = 2; fileprivate var z = 3 }
var s = S()
print(s.x)  // error: 'x' is inaccessible due to 'private' protection level
s.f()  // error: 'f' is inaccessible due to 'private' protection level
s.y = 3  // error: cannot assign to property: 'y' setter is inaccessible
print(s.y, s.z)
extension S { func ok() -> Int { x } }
