// swift-format-ignore-file
let n = 3
let a = switch n { case 1: "one"; default: "many" }
let b = switch n { case 1: "one"; default: 2 }  // error: branches have mismatching types 'String' and 'Int'
let c = if n > 2 { "big" } else { 5 }  // error: branches have mismatching types 'String' and 'Int'
let d = if n > 2 { "big" }  // error: 'if' must have an unconditional 'else' to be used as expression
let e = if n > 2 { "x" } else { nil }  // error: 'nil' requires a contextual type
let f: String? = if n > 2 { "x" } else { nil }
func name(_ n: Int) -> String { if n > 1 { "many" } else { "one" } }
print(a, f as Any, name(2))
