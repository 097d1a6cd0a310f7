// swift-format-ignore-file
// Sorting by closures that only compute a value, and by others.
struct Person { var name: String; var age: Int; var score: Double }
let people = (0..<40).map { Person(name: "p\($0 % 7)", age: ($0 * 17) % 23, score: Double($0 * 31 % 19) / 2) }
print(people.sorted { $0.age < $1.age }.map(\.age))
print(people.sorted { $0.score > $1.score }.map(\.score))
print(people.sorted { $0.name < $1.name }.map { "\($0.name)\($0.age)" }.joined(separator: " "))
print(people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map { "\($0.age)\($0.name)" }.prefix(9))
let center = 10
print(people.map(\.age).sorted { abs($0 - center) < abs($1 - center) }.prefix(8))
var numbers = [5, 3, 9, 1, 3]
numbers.sort { $1 < $0 }
print(numbers, numbers.sorted(by: <), numbers.sorted(by: >))
let pivot = 4
numbers.sort { ($0 < pivot ? 0 : 1) < ($1 < pivot ? 0 : 1) }
print(numbers)
final class Node { let rank: Int; init(_ rank: Int) { self.rank = rank } }
let nodes = [3, 1, 2].map(Node.init)
print(nodes.sorted { $0.rank < $1.rank }.map(\.rank))
var calls = 0
print([3, 1, 2].sorted { calls += 1; return $0 < $1 }, calls)
enum Stop: Error { case now }
do { _ = try [2, 1].sorted { _, _ in throw Stop.now } } catch { print(error) }
print([(1, "b"), (0, "x"), (1, "a")].sorted { $0.0 < $1.0 }.map(\.1))
print(["b": 2, "a": 1, "c": 0].sorted { $0.value < $1.value }.map(\.key))
print([[3, 1], [2], []].sorted { $0.count < $1.count })
let words = ["delta", "Alpha", "charlie"]
print(words.sorted { $0.lowercased() < $1.lowercased() }, words.sorted { $0.count > $1.count })
var slice = [9, 8, 7, 6][1...]
slice.sort { $0 < $1 }
print(Array(slice))
print(stride(from: 5, to: 0, by: -1).sorted { $0 < $1 })

// expect: [0, 0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 19, 19, 20, 20, 21, 21, 22, 22]
// expect: [9.0, 9.0, 8.5, 8.5, 8.0, 8.0, 7.5, 7.5, 7.0, 7.0, 6.5, 6.5, 6.0, 6.0, 6.0, 5.5, 5.5, 5.0, 5.0, 4.5, 4.5, 4.0, 4.0, 3.5, 3.5, 3.0, 3.0, 2.5, 2.5, 2.0, 2.0, 1.5, 1.5, 1.0, 1.0, 0.5, 0.5, 0.0, 0.0, 0.0]
// expect: p00 p04 p08 p012 p016 p020 p117 p121 p12 p16 p110 p114 p211 p215 p219 p20 p24 p28 p35 p39 p313 p317 p321 p32 p422 p43 p47 p411 p415 p419 p516 p520 p51 p55 p59 p610 p614 p618 p622 p63
// expect: ["0p0", "0p2", "1p5", "2p1", "2p3", "3p4", "3p6", "4p0", "4p2"]
// expect: [10, 10, 11, 9, 11, 9, 8, 12]
// expect: [9, 5, 3, 3, 1] [1, 3, 3, 5, 9] [9, 5, 3, 3, 1]
// expect: [3, 3, 1, 9, 5]
// expect: [1, 2, 3]
// expect: [1, 2, 3] 3
// expect: now
// expect: ["x", "b", "a"]
// expect: ["c", "a", "b"]
// expect: [[], [2], [3, 1]]
// expect: ["Alpha", "charlie", "delta"] ["charlie", "delta", "Alpha"]
// expect: [6, 7, 8]
// expect: [1, 2, 3, 4, 5]
