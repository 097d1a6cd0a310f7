// swift-format-ignore-file
enum Kind { case first, second }
let condition = true
let count: Double = 3
let number = if condition { count } else { 1 }  // error: branches have mismatching types 'Double' and 'Int'
let small = switch condition {
case true: 1 as UInt8  // error: branches have mismatching types 'UInt8' and 'Int'
case false: 2
}
let several = switch 3 {
case 0: 1  // error: branches have mismatching types 'Int' and 'Double'
case 1: 2
case 2: "a"  // error: branches have mismatching types 'String' and 'Double'
default: 2.5
}
let missing = if condition { 1 as Int? } else { nil }  // error: 'nil' requires a contextual type
let elements = if condition {
  Set([1])  // error: branches have mismatching types 'Set<Int>' and '[Any]'
} else {
  []
}
let empty = if condition {  // error: expected expression in branch of 'if' expression
} else {
  3
}
