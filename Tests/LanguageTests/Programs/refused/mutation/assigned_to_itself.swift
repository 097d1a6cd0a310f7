var a = 1
a = a  // error: assigning a variable to itself
struct Size {
  var width = 0 { didSet { print("set") } }
  var double: Int {
    get { width * 2 }
    set { width = newValue / 2 }
  }
  init(width: Int) { width = width }  // error: cannot assign to value: 'width' is a 'let' constant
  mutating func grow() {
    self.width = width  // error: assigning a property to itself
    double = double
  }
}
class Box {
  var size = Size(width: 1)
  var next: Box?
}
let box = Box()
box.size.width = box.size.width
let other = Box()
box.size = other.size
box.next!.size = box.next!.size
func keep(_ n: inout Int) { n = n }  // error: assigning a variable to itself
