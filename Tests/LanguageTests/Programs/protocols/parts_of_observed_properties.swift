// swift-format-ignore-file
protocol Shape { var size: Int { get set } }
extension Shape { mutating func grow() { size += 1 }; var double: Int { get { size * 2 } set { size = newValue / 2 } } }
struct Square: Shape { var size = 1 }
struct Pair { var first: any Shape = Square(); var second = 0 }
final class Board {
  var shape: (any Shape)? = Square() { didSet { print("shape", shape?.size ?? -1) } }
  var pair: (any Shape, Int) = (Square(), 1) { didSet { print("pair", pair.0.size) } }
  var nested = Pair() { didSet { print("nested", nested.first.size) } }
  var list: [any Shape] = [Square()] { didSet { print("list", list[0].size) } }
  var table: [String: any Shape] = ["a": Square()] { didSet { print("table", table["a"]?.size ?? -1) } }
}
let board = Board()
board.shape?.size = 2
board.shape!.grow()
board.shape?.double = 10
board.pair.0.size = 3
board.pair.0.grow()
board.nested.first.size = 4
board.nested.first.double = 12
board.list[0].grow()
board.table["a"]?.size = 7
board.table["a"]!.grow()
@MainActor func change(_ shape: inout any Shape) { shape.size = 20 }
func open(_ shape: inout some Shape) { shape.size += 30 }
change(&board.nested.first)
open(&board.nested.first)
open(&board.pair.0)
// expect: shape 2
// expect: shape 3
// expect: shape 5
// expect: pair 3
// expect: pair 4
// expect: nested 4
// expect: nested 6
// expect: list 2
// expect: table 7
// expect: table 8
// expect: nested 20
// expect: nested 50
// expect: pair 34
