// swift-format-ignore-file
func f() -> Int { }  // error: missing return in global function expected to return 'Int'
func g(_ b: Bool) -> Int { if b { return 1 } }  // error: missing return in global function expected to return 'Int'
func h() -> Int { let x = 1; _ = x }  // error: missing return in global function expected to return 'Int'
let c = { () -> Int in let x = 1; _ = x }  // error: missing return in closure expected to return 'Int'
func m(_ n: Int) -> Int { while n > 0 { return 1 } }  // error: missing return in global function expected to return 'Int'
func ok() -> Int { while true { } }
func ok2() -> Int { fatalError() }
func ok3(_ n: Int) -> Int { switch n { case 0: return 1; default: return 2 } }
func n(_ k: Int) -> Int { do { return try p(k) } catch { print(1) } }  // error: missing return in global function expected to return 'Int'
func p(_ k: Int) throws -> Int { if k > 0 { throw CancellationError() } else { return 1 } }
