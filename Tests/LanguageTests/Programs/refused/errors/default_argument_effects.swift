// swift-format-ignore-file
func risky() throws -> Int { 1 }
func load() async -> Int { 1 }
func a(_ n: Int = try! risky()) {}
func b(_ n: Int = risky()) {}  // error: call can throw, but errors cannot be thrown out of a default argument  // says: call can throw, but it is not marked with 'try' and the error is not handled — not yet in the compiler's words
func c(_ n: Int = try risky()) {}  // error: call can throw, but errors cannot be thrown out of a default argument
func d(_ n: Int = await load()) {}  // error: 'async' call cannot occur in a default argument  // says: 'async' call in a function that does not support concurrency — not yet in the compiler's words
struct Config {
  var x = load()  // error: 'async' call cannot occur in a property initializer  // says: 'async' call in a function that does not support concurrency — not yet in the compiler's words
  lazy var y = risky()  // error: call can throw, but errors cannot be thrown out of a property initializer  // says: call can throw, but it is not marked with 'try' and the error is not handled — not yet in the compiler's words
  static let z = try? risky()
  var w: Int = await load()  // error: 'async' call cannot occur in a property initializer  // says: 'async' call in a function that does not support concurrency — not yet in the compiler's words
}
a()
