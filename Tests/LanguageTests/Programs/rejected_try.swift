// swift-format-ignore-file
func t() throws -> Int { 1 }
func a() async -> Int { 1 }
func f() { t() }  // error: call can throw, but it is not marked with 'try' and the error is not handled
func g() { try t() }  // error: errors thrown from here are not handled
func h() { let x = await a() }  // error: 'async' call in a function that does not support concurrency
func k() async { a() }  // error: expression is 'async' but is not marked with 'await'
func l() async throws { await t(); try a() }  // error: call can throw but is not marked with 'try' // error: expression is 'async' but is not marked with 'await'
let x = t()  // error: call can throw but is not marked with 'try'
let y = a()  // error: expression is 'async' but is not marked with 'await'
