// swift-format-ignore-file
struct Denied: Error { let user: String }
func guarded(_ role: String) -> (String) -> () throws -> String {
  { user in { guard role == "admin" else { throw Denied(user: user) }; return "hello \(user)" } }
}
let asAdmin = guarded("admin")("Ada"), asGuest = guarded("guest")("Bob")
print(try asAdmin())  // expect: hello Ada
do { print(try asGuest()) } catch { print(error) }  // expect: Denied(user: "Bob")
let steps: [() throws -> Int] = [{ 1 }, { throw Denied(user: "x") }, { 3 }]
print(steps.map { (try? $0()) ?? -1 })  // expect: [1, -1, 3]
let nested = { (n: Int) in { () throws -> Int in if n < 0 { throw Denied(user: "\(n)") }; return n * 2 } }
print(try nested(4)(), (try? nested(-1)()) as Any)  // expect: 8 nil
