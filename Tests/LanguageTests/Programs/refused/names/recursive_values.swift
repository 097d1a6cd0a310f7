// swift-format-ignore-file
struct Tree { var left: Tree?; var value = 1 }  // error: value type 'Tree' cannot have a stored property that recursively contains it
struct Node { var children: [Node] = [] }
final class Link { var next: Link? }
enum List { case end, node(Int, List) }  // error: recursive enum 'List' is not marked 'indirect'
indirect enum Fine { case end, node(Int, Fine) }
enum Other { case end; indirect case node(Other) }
struct A { var b: B }  // error: value type 'A' cannot have a stored property that recursively contains it
struct B { var a: A }  // error: value type 'B' cannot have a stored property that recursively contains it
print(Node().children.count)
