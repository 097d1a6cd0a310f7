// swift-format-ignore-file
struct Point { var x = 0; var y = 0; func show() {} }
extension Point { func show(_ n: Int) {} }
protocol P { var a: Int { get }; var a: Int { get } }  // error: invalid redeclaration of 'a'
class C { var n = 1; func n() -> Int { 1 } }  // error: invalid redeclaration of 'n()'
typealias Pt = Point
typealias Pt = Int  // error: invalid redeclaration of 'Pt'
struct Box { subscript(i: Int) -> Int { i }; subscript(j: Int) -> Int { j } }  // error: invalid redeclaration of 'subscript(_:)'
Point().show(1)
