// swift-format-ignore-file
typealias List<T: Hashable> = [T]
struct Plain {}
print(List<Plain>().count)  // error: type 'Plain' does not conform to protocol 'Hashable'
let list: List<Plain> = []  // error: type 'Plain' does not conform to protocol 'Hashable'
print(List<Int>().count)
