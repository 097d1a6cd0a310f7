// swift-format-ignore-file
func risky() throws -> Int { 1 }
func load() async -> Int { 1 }
func a(_ n: Int = try! risky()) {}
func b(_ n: Int = risky()) {}  // error: call can throw, but errors cannot be thrown out of a default argument
func c(_ n: Int = try risky()) {}  // error: call can throw, but errors cannot be thrown out of a default argument
func d(_ n: Int = await load()) {}  // error: 'async' call cannot occur in a default argument
struct Config {
  var x = load()  // error: 'async' call cannot occur in a property initializer
  lazy var y = risky()  // error: call can throw, but errors cannot be thrown out of a property initializer
  static let z = try? risky()
  var w: Int = await load()  // error: 'async' call cannot occur in a property initializer
}
a()
