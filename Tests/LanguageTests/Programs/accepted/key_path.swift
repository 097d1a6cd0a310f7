// swift-format-ignore-file
let kp = \String.count
