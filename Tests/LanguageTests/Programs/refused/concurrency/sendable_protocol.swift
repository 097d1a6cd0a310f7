// swift-format-ignore-file
protocol SafeService: Sendable { func run() -> Int }
struct Mock: SafeService { func run() -> Int { 1 } }
final class Plain { var n = 0 }
final class Bad: SafeService {
  var n = 0  // error: stored property 'n' of 'Sendable'-conforming class 'Bad' is mutable
  func run() -> Int { n }
}
struct Holder: SafeService {
  let plain = Plain()  // error: stored property 'plain' of 'Sendable'-conforming struct 'Holder' has non-Sendable type 'Plain'
  func run() -> Int { plain.n }
}
enum Kind: SafeService {
  case plain(Plain)  // error: associated value 'plain' of 'Sendable'-conforming enum 'Kind' has non-Sendable type 'Plain'
  func run() -> Int { 1 }
}
print(Mock().run())
