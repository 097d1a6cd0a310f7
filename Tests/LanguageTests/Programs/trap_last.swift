// swift-format-ignore-file
var none: [Int] = []
print(none.removeLast())  // trap: `removeLast` needs a collection that is not empty
