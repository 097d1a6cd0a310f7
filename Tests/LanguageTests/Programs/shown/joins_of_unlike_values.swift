// swift-format-ignore-file
class A {}
final class B: A {}
final class C: A {}
let list = [B(), C()]
print(type(of: list), list.count)  // expect: Array<A> 2
let x = [1, nil, 3], y = [1, 2.5], z: [Any] = ["a", 1]
print(type(of: x), type(of: y), type(of: z))  // expect: Array<Optional<Int>> Array<Double> Array<Any>
let flag = list.count == 2
let v: A = flag ? B() : C()
print(type(of: v), type(of: flag ? 1 : nil), flag ? nil ?? "none" : "x")  // expect: B Optional<Int> none
let f: [(Int) -> Int] = [{ $0 + 1 }, { -$0 }, abs]
print(f.map { $0(-3) })  // expect: [-2, 3, 3]
let mixed: [any CustomStringConvertible] = [1, "s", 2.5, [1]]
print(mixed.map { $0.description })  // expect: ["1", "s", "2.5", "[1]"]
