// swift-format-ignore-file
// A name with labels has all labels of a function, also of one from the standard library.
let words = "a".split(separator:)  // error: value of type 'String' has no member 'split(separator:)'
let join = ["a"].joined(separator:)
let most: (Int, Int) -> Int = max(_:_:)
let contains: (Int) -> Bool = [1].contains(_:)
