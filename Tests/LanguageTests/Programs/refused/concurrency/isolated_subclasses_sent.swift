// swift-format-ignore-file
class Base { func plain() {} }
@MainActor final class Model: Base {
  func load() async { _ = await compute() }  // error: sending 'self' risks causing data races
  nonisolated func compute() async -> Int { 2 }
}
@MainActor class Root {
  func load() async { _ = await compute() }
  nonisolated func compute() async -> Int { 2 }
}
