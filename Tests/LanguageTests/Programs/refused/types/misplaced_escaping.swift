// swift-format-ignore-file
func h(_ g: (@escaping () -> Void)?) {}  // error: closure is already escaping in optional type argument
func k(_ x: [@escaping () -> Void]) {}  // error: '@escaping' may only be used in function parameter position
typealias F = @escaping () -> Void  // error: '@escaping' may only be used in function parameter position
var f: @escaping () -> Void = {}  // error: '@escaping' may only be used in function parameter position
@escaping func e() {}  // error: attribute can only be applied to types, not declarations
func v(_ x: @escaping () -> Void...) {}  // error: '@escaping' may only be used in function parameter position
func r() -> @escaping () -> Void { {} }  // error: '@escaping' may only be used in function parameter position
func t(_ x: (@escaping () -> Void, Int)) {}  // error: '@escaping' may only be used in function parameter position
func ok(_ x: @escaping () -> Void, _ y: (@escaping () -> Void) -> Void) {}
let c = { (x: @escaping () -> Void) in }
func ac(_ x: @autoclosure @escaping () -> Int) {}
class D { deinit async { } }  // error: deinitializers cannot have a name
