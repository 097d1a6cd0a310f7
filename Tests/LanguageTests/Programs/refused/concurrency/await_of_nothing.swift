// swift-format-ignore-file
struct Q { var t: Int = await 4 }  // error: 'await' operation cannot occur in a property initializer
func d(_ x: Int = await 3) {}  // error: 'await' operation cannot occur in a default argument
func g() { let a = await 3; _ = a; _ = { await 4 } }  // error: 'await' in a function that does not support concurrency
func h() -> Int { await 5 }  // error: 'await' in a function that does not support concurrency
var c: Int { await 6 }  // error: 'await' in a function that does not support concurrency
let ok = await 7
