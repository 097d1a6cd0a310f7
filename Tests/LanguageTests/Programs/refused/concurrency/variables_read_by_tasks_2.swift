// swift-format-ignore-file
func f1() async { var x = [1]; x.append(2); func inner() { Task { print(x) } }; inner() }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
func f2() async { var x = [1]; x.append(2); let c = { () async in async let b = x.count; print(await b) }; await c() }  // error: sending 'x' risks causing data races
func f3() async { var x = [1]; x.append(2); await withTaskGroup(of: Int.self) { g in async let b = x.count; print(await b) } }  // error: sending 'x' risks causing data races
func f4() async { var x = [1]; func read() -> Int { x.count }; let t = Task { read() }; x.append(1); print(await t.value) }  // error: sending value of non-Sendable type '() async -> Int' risks causing data races
func f5() async { var x = [1]; func read() -> Int { x.count }; let t = Task { read() }; print(await t.value) }
func f6() async { var x = [1]; x.append(2); let c = { print(x) }; Task { print(x) }; c() }
func f7() async { var x = [1]; let c = { x.append(2) }; Task { print(x) }; c() }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func f8() async { var x = [1]; let c = { x.append(2) }; c(); Task { print(x) } }
func f9() async { var x = [1]; [1].forEach { x.append($0) }; Task { print(x) } }
func f10() async { var x = [1]; Task { print(x) }; [1].forEach { x.append($0) } }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func f11() async { var x = [1]; Task { Task { print(x) } }; x.append(1) }  // error: sending value of non-Sendable type '() async -> Task<(), Never>' risks causing data races  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
func f12() async { var x = [1]; x.append(3); Task { Task { print(x) } } }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
func f13() async { if true { var x = [1]; x.append(3); Task { print(x); return 1 } } }
func f14() async { var x = [1]; x.append(3); await withTaskGroup(of: Void.self) { g in for i in 0..<3 { var y = i; y += 1; g.addTask { print(y) } } } }
func f15() async { var x: Int; if true { x = 1 } else { x = 2 }; Task { print(x) } }
func f16() async { var x: Int; x = 1; Task { print(x) }; if Bool.random() { x = 2; print(x) } }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func h1() async { var x = 1; x += 1; async let y = Task { x }.value; print(await y) }
func h2() async { var x = 1; x += 1; async let y = Task { x }.value; x += 1; print(await y) }  // error: sending 'x' risks causing data races
func h3() async { var x = 1; x += 1; async let y = x + 1; async let z = x; print(await y + z) }
