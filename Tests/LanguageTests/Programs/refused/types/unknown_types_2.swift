// swift-format-ignore-file
let d: Swift.Int = 1
let e: (Int) = 2
let f2: Array = [1]
class C: Base {}  // error: cannot find type 'Base' in scope
enum E: Str { case a }  // error: cannot find type 'Str' in scope
func i<T: Missing>(_ t: T) {}  // error: cannot find type 'Missing' in scope
extension Unknown { func f() {} }  // error: cannot find type 'Unknown' in scope
let j: int = 3  // error: cannot find type 'int' in scope
print(d, e, f2)
