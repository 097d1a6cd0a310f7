// swift-format-ignore-file
protocol Loader { func load() -> Int }
protocol SlowLoader { func load() async -> Int }
struct Now: Loader { func load() -> Int { 1 } }
struct Later: Loader {  // error: type 'Later' does not conform to protocol 'Loader'
  func load() async -> Int { 2 }
}
struct Either: SlowLoader { func load() -> Int { 3 } }
print(Now().load())
print(await Either().load())
