// swift-format-ignore-file
// ContiguousArray is a type of its own.
let a = [1, 2, 3][1...]
print(type(of: a.filter { $0 > 1 }), type(of: a.map { $0 }))
dump(a)
print(Mirror(reflecting: a).displayStyle as Any, Mirror(reflecting: a).children.count)
var c: ContiguousArray = [3, 1, 2]
c.append(4); c.sort(); c += [9]; c.insert(0, at: 0); c.removeAll { $0 == 2 }
print(c, c.first!, c.last!, c.contains(9), c.firstIndex(of: 9)!, c.max()!, c.reduce(0, +))
c.reverse(); c.swapAt(0, 1); c[0] = 7; c.removeFirst(); c.removeLast(); c.remove(at: 0)
print(c, c.isEmpty, c.indices, c.count, c.enumerated().map { $0.offset }, Array(c.reversed()), c.shuffled().count)
c.replaceSubrange(0..<1, with: [5, 6]); c.append(contentsOf: [1, 2]); print(c, c.sorted(by: >), c.prefix(2), c.suffix(1), c == [5, 6], c.hashValue == c.hashValue)
var d = ContiguousArray<String>(); d.reserveCapacity(3); d.append("x"); print(d, d + ["y"], ["z"] + d, d.joined(separator: "-"))
let e = ContiguousArray(repeating: 0, count: 3); print(e, Set(e), [e: 1])
for x in c { print(x, terminator: " ") }
print(c.popLast() as Any, c.removeAll(), c)
struct Q: Codable, Equatable { var c: ContiguousArray<Int> = [1] }
print(Q() == Q())
func total<C: Collection>(_ c: C) -> Int where C.Element == Int { c.reduce(0, +) }
print(total(e), total(c[...]), type(of: c[0...]), c.split(separator: 1), c.min() as Any)
let l = c.lazy.map { $0 * 2 }; print(Array(l), ContiguousArray(l))
let x: [Int] = Array(e); let y = ContiguousArray(x); print(x, y, x == Array(y), c.elementsEqual(x))
print(e.dropFirst(), e.dropLast(), e.allSatisfy { $0 == 0 }, zip(e, x).map { $0 + $1 }, e.first { $0 == 0 } as Any)
// expect: Array<Int> Array<Int>
// expect: ▿ 2 elements
// expect:   - 2
// expect:   - 3
// expect: Optional(Swift.Mirror.DisplayStyle.collection) 2
// expect: [0, 1, 3, 4, 9] 0 9 true 4 9 17
// expect: [3, 1] false 0..<2 2 [0, 1] [1, 3] 2
// expect: [5, 6, 1, 1, 2] [6, 5, 2, 1, 1] [5, 6] [2] false true
// expect: ["x"] ["x", "y"] ["z", "x"] x
// expect: [0, 0, 0] [0] [ContiguousArray([0, 0, 0]): 1]
// expect: 5 6 1 1 2 Optional(2) () []
// expect: true
// expect: 0 0 ArraySlice<Int> [] nil
// expect: [] []
// expect: [0, 0, 0] [0, 0, 0] true false
// expect: [0, 0] [0, 0] true [0, 0, 0] Optional(0)
