// swift-format-ignore-file
let n = 3
let a = switch n { case 1: "one"; default: "many" }
let f: String? = if n > 2 { "x" } else { nil }
let g: Int = switch n { case 1: 1; default: "x" }  // error: cannot convert value of type 'String' to specified type 'Int'  // says: cannot convert return expression of type 'String' to return type 'Int' — not yet in the compiler's words
let h = if n > 2 { print("a"); 5 } else { 6 }  // error: non-expression branch of 'if' expression may only end with a 'throw'
let i = 1 + if n > 2 { 1 } else { 2 }  // error: 'if' may only be used as expression in return, throw, or as the source of an assignment  // says: binary operator '+' cannot be applied to two 'Int' operands — it names the operator with both types
func name(_ n: Int) -> String { if n > 1 { "many" } else { "one" } }
print(a, f as Any, name(2))
