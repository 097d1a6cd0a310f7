// swift-format-ignore-file
// Only a closure that is passed may name the elements of the one tuple that it is given.
let sum: ((Int, Int)) -> Int = { $0 + $1 }  // error: closure tuple parameter '(Int, Int)' does not support destructuring with implicit parameters
let product: ((Int, Int)) -> Int = { a, b in a * b }  // error: closure tuple parameter '(Int, Int)' does not support destructuring
let pairs = [(1, "a"), (2, "b")]
let names = pairs.map { "\($0)\($1)" } + pairs.map { n, s in "\(n)\(s)" }
let whole: ((Int, Int)) -> Int = { pair in pair.0 + pair.1 }
func difference() -> ((Int, Int)) -> Int {
  return { $0 - $1 }  // error: closure tuple parameter '(Int, Int)' does not support destructuring with implicit parameters
}
