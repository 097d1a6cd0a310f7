// swift-format-ignore-file
enum Tree<T> { indirect case node(T, Tree, Tree); case leaf }
enum Maybe<T> { case some(T), none }
let a: Tree<Int> = .node(1, .leaf, .leaf)
let b: Tree<Int> = .node("a", .leaf, .leaf)  // error: cannot convert value of type 'String' to expected argument type 'Int'
let c = Maybe.none  // error: generic parameter 'T' could not be inferred  // says: the type of this expression can't be inferred; add an explicit type — the reader can act on it
let d: Maybe<Int> = .some("x")  // error: cannot convert value of type 'String' to expected argument type 'Int'
let e = Maybe.some(1)
let f: Maybe<String> = e  // error: cannot assign value of type 'Maybe<Int>' to type 'Maybe<String>'  // says: cannot convert value of type 'Maybe<Int>' to specified type 'Maybe<String>' — it compares the types of the whole value
let g: Tree = .leaf  // error: generic parameter 'T' could not be inferred  // says: the type of this expression can't be inferred; add an explicit type — the reader can act on it
enum List { case cons(Int, List), end }  // error: recursive enum 'List' is not marked 'indirect'
print(a, e)
