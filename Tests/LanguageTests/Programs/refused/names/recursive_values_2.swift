// swift-format-ignore-file
struct Node { var children: [Node] = [] }
final class Link { var next: Link? }
indirect enum Fine { case end, node(Int, Fine) }
enum Other { case end; indirect case node(Other) }
struct Loop { let x: (Int, Loop) }  // error: value type 'Loop' cannot have a stored property that recursively contains it
class Me: Me {}  // error: 'Me' inherits from itself
protocol Self2: Self2 {}  // error: protocol 'Self2' refines itself
print(Node().children.count)
