// swift-format-ignore-file
var none: [Int] = []
none.removeFirst()  // trap: `removeFirst` needs a collection that is not empty
