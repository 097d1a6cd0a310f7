// swift-format-ignore-file
struct Bad: Error { let n: Int }
func each<T>(_ items: [T], _ body: (T) throws -> Void) rethrows { for item in items { try body(item) } }
func attempt<T>(_ times: Int, _ body: (Int) throws -> T) rethrows -> T { for i in 1..<times { if let v = try? body(i) { return v } }; return try body(times) }
each([1, 2]) { print($0) }  // expect: 1 // expect: 2
// expect: fine 1 // expect: bad 2
do { try each([1, 2, 3]) { if $0 == 2 { throw Bad(n: $0) }; print("fine", $0) } } catch let bad as Bad { print("bad", bad.n) }
print(attempt(3) { $0 * 10 })  // expect: 10
print(try attempt(3) { n in if n < 3 { throw Bad(n: n) }; return "third" })  // expect: third
do { _ = try attempt(2) { throw Bad(n: $0) } } catch { print(error) }  // expect: Bad(n: 2)
func maybe<T>(_ f: (() throws -> T)?) rethrows -> T? { try f?() }
print(maybe { 4 } as Any, (try? maybe { throw Bad(n: 0) }) as Int?? as Any)  // expect: Optional(4) nil
