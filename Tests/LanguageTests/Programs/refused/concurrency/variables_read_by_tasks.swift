// swift-format-ignore-file
func f1() async { let t: Task<Int, Never>; var x = [1]; t = Task { x.count }; print(x.count); print(await t.value); x = [2] }  // error: sending value of non-Sendable type '() async -> Int' risks causing data races
func f2() async { var x = [1]; x.append(2); let t = Task { x.count }; print(x.count); print(await t.value) }
func f3() async { var x = [1]; for i in 0..<3 { x.append(i); Task { print(x.count) } } }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func f4() async { for i in 0..<3 { var x = [1]; x.append(i); Task { print(x.count) } } }
func f5() async { var x = [1]; await withTaskGroup(of: Int.self) { g in g.addTask { x[0] } } }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
func f6() async { var x = [1]; await withTaskGroup(of: Int.self) { g in x = [2]; g.addTask { 1 } }; print(x) }
func f7() { var x = [1]; x.append(2); let c = { Task { print(x) } }; _ = c() }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
func f8() { var x = [1]; x.append(2); [1].forEach { _ in Task { print(x) } } }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
func f9() async { var x = [1]; x.append(1); async let a = x.count; print(x); print(await a) }
func f10() async { var x = [1]; async let a = x.count; print(await a); x.append(1) }
func f11() async { var x = [1]; let t = Task { [x] in x.count }; x.append(1); print(await t.value) }
func f12() async { var x = [1]; x.append(2); await withTaskGroup(of: Int.self) { [x] g in g.addTask { x[0] } } }
func f13() async { var x = 1; let t = Task { x }; x += 1; print(await t.value) }  // error: sending value of non-Sendable type '() async -> Int' risks causing data races
@MainActor func f14() async { var x = 1; let t = Task { x }; x += 1; print(await t.value) }
@MainActor func f15() async { var x = 1; x += 1; await withTaskGroup(of: Int.self) { g in g.addTask { x } } }  // error: passing closure as a 'sending' parameter risks causing data races between main actor-isolated code and concurrent execution of the closure
func f16(_ y: inout Int) async { let t = 1; await withTaskGroup(of: Int.self) { g in g.addTask { t } } ; y = 1 }
actor A { func m() async { var x = 1; let t = Task { x }; x += 1; print(await t.value) }  // error: sending value of non-Sendable type '() async -> Int' risks causing data races
 func n() async { var x = 1; x += 1; await withTaskGroup(of: Int.self) { g in g.addTask { x } } }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
 func o() async { var x = 1; async let b = x + 1; x += 1; print(await b) } }  // error: sending 'x' risks causing data races
struct S { var n = 0; mutating func m() { n = 1; Task { print(1) } } }
