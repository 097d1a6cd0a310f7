// swift-format-ignore-file
struct Opaque {}
struct Good: Hashable { var x = 1; var y: String? }
struct A: Equatable {  // error: type 'A' does not conform to protocol 'Equatable'
  var o: Opaque
}
struct B: Hashable {  // error: type 'B' does not conform to protocol 'Hashable'
  var f: () -> Void
}
enum C: Equatable {  // error: type 'C' does not conform to protocol 'Equatable'
  case one(Opaque), two
}
enum D: CaseIterable {  // error: type 'D' does not conform to protocol 'CaseIterable'
  case one, two(Int)
}
enum E: Comparable { case low, high }
enum F: Int, Comparable { case low, high }  // error: type 'F' does not conform to protocol 'Comparable'
class G: Equatable {  // error: type 'G' does not conform to protocol 'Equatable'
  var x = 1
}
print(Good() == Good(), E.low < .high)
