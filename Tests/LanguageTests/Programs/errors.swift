// swift-format-ignore-file
enum Fail: Error { case a, b(Int), c(String) }
struct Other: Error { let code: Int }
func f(_ n: Int) throws -> Int {
  switch n {
  case 0: throw Fail.a
  case 1: throw Fail.b(7)
  case 2: throw Fail.c("sea")
  case 3: throw Other(code: 9)
  default: return n
  }
}
// expect: a
// expect: b 7
// expect: rest c("sea")
// expect: other 9
// expect: 4
for i in 0..<5 {
  do { print(try f(i)) }
  catch Fail.a { print("a") }
  catch Fail.b(let n) where n > 5 { print("b", n) }
  catch let e as Other { print("other", e.code) }
  catch { print("rest", error) }
}
print((try? f(0)) as Any, try! f(9), (try? f(8)) ?? 0)  // expect: nil 9 8
func g() throws { do { _ = try f(0) } catch Fail.b { print("no") } }
do { try g() } catch { print("outer", error) }  // expect: outer a
func h(_ op: () throws -> Int) rethrows -> Int { try op() }
print(h { 4 })  // expect: 4
do { _ = try h { throw Fail.a } } catch { print(error) }  // expect: a
func deep() throws -> String { do { return try "\(f(1))" } catch { throw Other(code: 1) } }
do { print(try deep()) } catch let e as Other { print(e.code) } catch { print("?") }  // expect: 1
// expect: 5
// expect: 4
// expect: is Fail
do { try [1, 0].forEach { print(try f($0 + 4)) }; let x = try f(0) + f(9); print(x) } catch is Fail { print("is Fail") }
let r: Int? = try? f(2)
print(r as Any)  // expect: nil
// expect: defer
// expect: after
do { defer { print("defer") }; throw Fail.a } catch { print("after") }
// expect: cancelled
do { throw CancellationError() } catch is CancellationError { print("cancelled") }
