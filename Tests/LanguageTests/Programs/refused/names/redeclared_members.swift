// swift-format-ignore-file
struct Point { var x = 0; var y = 0; func show() {} }
extension Point { func show() {} }  // error: invalid redeclaration of 'show()'
extension Point { var x: Int { 1 } }  // error: invalid redeclaration of 'x'
extension Point { func show(_ n: Int) {} }
enum Dir { case up, down; static let up = 1 }  // error: invalid redeclaration of 'up'
enum Dup { case one, two, one }  // error: invalid redeclaration of 'one'
typealias Pt = Point
Point().show(1)
