// swift-format-ignore-file
infix operator <+>
infix operator |>: PipePrecedence
precedencegroup PipePrecedence { associativity: left higherThan: AdditionPrecedence }
precedencegroup None { associativity: none }
infix operator <=>: None
func <+> (a: Int, b: Int) -> Int { a + b }
func |> (a: Int, f: (Int) -> Int) -> Int { f(a) }
func <=> (a: Int, b: Int) -> Int { a - b }
print(1 |> { $0 + 1 } |> { $0 * 2 })
print(1 <+> 2)
print(1 <+> 2 <+> 3)  // error: adjacent operators are in non-associative precedence group 'DefaultPrecedence'
print(1 + 2 <+> 3)  // error: adjacent operators are in unordered precedence groups 'AdditionPrecedence' and 'DefaultPrecedence'
print(1 <=> 2 <=> 3)  // error: adjacent operators are in non-associative precedence group 'None'
print(1 == 1 == true)  // error: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'
