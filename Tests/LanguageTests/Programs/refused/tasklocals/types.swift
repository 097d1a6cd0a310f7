// swift-format-ignore-file
final class Logger { var lines: [String] = [] }
struct Config { var debug = false }
enum Deps {
  @TaskLocal static var logger = Logger();  // error: type 'Logger' does not conform to the 'Sendable' protocol
  @TaskLocal static var config = Config()
  @TaskLocal static var clock: () -> Int = { 0 };  // error: type '() -> Int' does not conform to the 'Sendable' protocol
  @TaskLocal static var safe: @Sendable () -> Int = { 0 }
}
print(Deps.config.debug, Deps.safe())
