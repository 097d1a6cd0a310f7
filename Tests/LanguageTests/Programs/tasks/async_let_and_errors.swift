// swift-format-ignore-file
enum Fail: Error { case a, b(Int) }
func get(_ n: Int) async throws -> Int { await Task.yield(); if n > 2 { throw Fail.b(n) }; return n }
func pair() async throws -> String { async let x = get(1); async let y = get(2); return "\(try await x) \(try await y)" }
print(try await pair())  // expect: 1 2
func failing() async -> String { async let x = get(3); async let y = get(1); do { return "\(try await x + y)" } catch Fail.b(let n) { return "b \(n)" } catch { return "other" } }
print(await failing())  // expect: b 3
async let (p, q) = (get(1), get(2))
let sum = try await p + q
print(sum)  // expect: 3
