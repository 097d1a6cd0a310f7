// swift-format-ignore-file
enum Tree { indirect case node(Tree, Tree), leaf }  // error: enum case 'leaf' without associated value cannot be 'indirect'
indirect enum List { case cons(Int, List), end }
enum Plain { indirect case a; case b; indirect case c, d(Plain) }  // error: enum case 'a' without associated value cannot be 'indirect'  // error: enum case 'c' without associated value cannot be 'indirect'
