// swift-format-ignore-file
typealias A = B  // error: type alias 'A' references itself
typealias B = A
typealias Name = String
let n: Name = 5  // error: cannot convert value of type 'Int' to specified type 'Name' (aka 'String')  // says: cannot convert value of type 'Int' to specified type 'String' — names of types are shown, not aliases
typealias Pair<T> = (T, T)
let p: Pair<Int> = (1, "a")  // error: cannot convert value of type '(Int, String)' to specified type 'Pair<Int>' (aka '(Int, Int)')  // says: cannot convert value of type '(Int, String)' to specified type '(Int, Int)' — names of types are shown, not aliases
let q: Pair = (1, 2)
typealias Missing = Nothing  // error: cannot find type 'Nothing' in scope
struct S { typealias Inner = Int }
let i: S.Inner = 1
let j: S.Outer = 1  // error: 'Outer' is not a member type of struct
print(p, i)
