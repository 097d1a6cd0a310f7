// swift-format-ignore-file
enum Oops: Error { case a }
func f(_ n: Int) throws(Oops) -> Int { n }
func take(_ g: () throws(Oops) -> Int) -> Int { (try? g()) ?? 0 }
func open<X: Error>(_ g: () throws(X) -> Int) throws(X) -> Int { try g() }
print(take { try f(1) })  // error: invalid conversion of thrown error type 'any Error' to 'Oops'
print(take { () throws(Oops) in try f(1) })
print(take { 5 })
let r: Result<Int, Oops> = Result { try f(1) }  // error: invalid conversion of thrown error type 'any Error' to 'Oops'
let s = Result<Int, Oops> { try f(1) }  // error: invalid conversion of thrown error type 'any Error' to 'Oops'
let t: Result<Int, Oops> = Result(catching: { throw Oops.a })  // error: invalid conversion of thrown error type 'any Error' to 'Oops'
let any: Result<Int, any Error> = Result { try f(1) }
let typed: Result<Int, Oops> = Result { () throws(Oops) in try f(1) }
do { print(try open { try f(3) }) } catch { print(error) }
