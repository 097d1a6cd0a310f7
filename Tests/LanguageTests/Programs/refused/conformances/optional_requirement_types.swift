// swift-format-ignore-file
protocol Profile {
  var nickname: String? { get }
  var age: Int { get }
  func friend() -> Any
}
struct Alice: Profile {  // error: type 'Alice' does not conform to protocol 'Profile'
  var nickname: String
  var age: Int
  func friend() -> Any { 0 }
}
struct Bob: Profile {  // error: type 'Bob' does not conform to protocol 'Profile'
  var nickname: String?
  var age: Int?
  func friend() -> Any { 0 }
}
struct Carol: Profile {  // error: type 'Carol' does not conform to protocol 'Profile'
  let nickname: String? = nil
  let age = 30
  func friend() -> String { "Bob" }
}
struct Dan: Profile { let nickname: String? = nil, age = 30; func friend() -> Any { "Bob" } }
print(Dan().age)
