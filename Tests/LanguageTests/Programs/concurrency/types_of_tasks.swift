// swift-format-ignore-file
import Foundation
let t = Task { 1 }
let u = Task<String, Error> { "a" }
let v = Task.detached { 2.5 }
print(type(of: t), type(of: u), type(of: v))
let a: Any = t
print(a is Task<Int, Never>, a is Task<String, Never>, a is Task<Int, Error>)
print(t as Any is Task<Int, Error>)
print(type(of: a))
if let x = a as? Task<Int, Never> { print(await x.value) }
let list: [Any] = [t, u, v, 3]
for e in list {
  switch e {
  case let x as Task<Int, Never>: print("int", await x.value)
  case let x as Task<String, Error>: print("string", try await x.value)
  case is Task<Double, Never>: print("double")
  default: print("other", e)
  }
}
struct S { let t: Task<Void, Never> }
print(type(of: S(t: Task {}).t))
func f<T>(_ x: T) { print(T.self, x is Task<Int, Never>) }
f(t); f(u)
print(Task<Int, Never>.self, (Task<[Int], Error>).self)
func g<S: Sendable, F: Error>(_ t: Task<S, F>) { print(S.self, F.self) }
g(t); g(u)
let th = Task { () throws -> Int in 1 }
print(type(of: th), th as Any is Task<Int, any Error>)
let s: Set = [t, t]
print(s.count, t == t, t.hashValue == t.hashValue)
print(type(of: s), [t].count, type(of: [t]))
let o: Task<Int, Never>? = t
print(type(of: o as Any), o as Any is Task<Int, Never>)
print(type(of: withUnsafeCurrentTask { $0 } as Any))
let group = await withTaskGroup(of: Int.self) { g in print(type(of: g)); return 1 }
await withThrowingTaskGroup(of: Int.self) { g in print(type(of: g)) }
let st = AsyncStream<Int> { $0.finish() }
print(type(of: st), st as Any is AsyncStream<Int>, st as Any is AsyncStream<String>)
print(type(of: AsyncThrowingStream<Int, Error> { $0.finish() }))
// expect: Task<Int, Never> Task<String, Error> Task<Double, Never>
// expect: true false false
// expect: false
// expect: Task<Int, Never>
// expect: 1
// expect: int 1
// expect: string a
// expect: double
// expect: other 3
// expect: Task<(), Never>
// expect: Task<Int, Never> true
// expect: Task<String, Error> false
// expect: Task<Int, Never> Task<Array<Int>, Error>
// expect: Int Never
// expect: String Error
// expect: Task<Int, Error> true
// expect: 1 true true
// expect: Set<Task<Int, Never>> 1 Array<Task<Int, Never>>
// expect: Optional<Task<Int, Never>> true
// expect: Optional<UnsafeCurrentTask>
// expect: TaskGroup<Int>
// expect: ThrowingTaskGroup<Int, Error>
// expect: AsyncStream<Int> true false
// expect: AsyncThrowingStream<Int, Error>
