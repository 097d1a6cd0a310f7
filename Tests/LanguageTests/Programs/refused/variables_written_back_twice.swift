// swift-format-ignore-file
var pair = (1, 2) { didSet { print("changed") } }
swap(&pair.0, &pair.1)  // error: inout writeback to computed property 'pair' occurs in multiple arguments to call, introducing invalid aliasing
var other = (1, 2)
swap(&pair.0, &other.1)
