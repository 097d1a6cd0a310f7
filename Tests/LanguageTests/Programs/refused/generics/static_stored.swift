// swift-format-ignore-file
struct Cache<T> {
  static let shared = 1  // error: static stored properties not supported in generic types
  static let limit = 10  // error: static stored properties not supported in generic types
  static var computed: Int { 10 }
  var value: T
}
class Pool<T> { static let size = 4 }  // error: static stored properties not supported in generic types
enum Space<T> {
  struct Inner { static let n = 1 }  // error: static stored properties not supported in generic types
}
protocol Named {}
extension Named { static let prefix = "n" }  // error: static stored properties not supported in protocol extensions
print(Cache<Int>.computed)
