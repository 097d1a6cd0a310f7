// swift-format-ignore-file
func make(_ n: Int) -> Int { n }
func keep() {
  lazy var first = make()  // error: missing argument for parameter #1 in call
  print(first)
}
async func fetch() {}  // error: 'async' must be written after the parameter list of a function
final async class Box {}  // error: 'async' modifier cannot be applied to this declaration
protocol Named { var name: String { got } }  // error: expected get or set in a protocol property
class Node { weak let parent: Node? }  // error: class 'Node' has no initializers
print((a: 1))  // error: cannot create a single-element tuple with an element label
