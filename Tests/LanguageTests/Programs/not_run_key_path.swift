// swift-format-ignore-file
let kp = \String.count  // error: a key path here isn't supported in a lesson
