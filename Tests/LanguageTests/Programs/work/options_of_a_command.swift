// swift-format-ignore-file
import Foundation
// CLI argument parsing
struct Options { var verbose = false; var count = 1; var output: String?; var files: [String] = [] }
enum UsageError: Error, CustomStringConvertible {
  case unknown(String), missingValue(String), invalid(String, expected: Any.Type)
  var description: String { switch self {
    case .unknown(let f): "unknown option '\(f)'"
    case .missingValue(let f): "option '\(f)' needs a value"
    case .invalid(let v, let t): "'\(v)' isn't a valid \(t)" } }
}
protocol ArgumentValue { init?(argument: String) }
extension Int: ArgumentValue { init?(argument: String) { self.init(argument) } }
extension String: ArgumentValue { init?(argument: String) { self = argument } }
func parse(_ arguments: [String]) throws -> Options {
  var options = Options()
  var rest = arguments[...]
  func value<T: ArgumentValue>(for flag: String, as: T.Type = T.self) throws -> T {
    guard let next = rest.popFirst() else { throw UsageError.missingValue(flag) }
    guard let v = T(argument: next) else { throw UsageError.invalid(next, expected: T.self) }
    return v
  }
  while let argument = rest.popFirst() {
    switch argument {
    case "-v", "--verbose": options.verbose = true
    case "-n", "--count": options.count = try value(for: argument)
    case let a where a.hasPrefix("--output="): options.output = String(a.dropFirst("--output=".count))
    case "-o": options.output = try value(for: argument)
    case "--": options.files += rest; rest = []
    case let a where a.starts(with: "-"): throw UsageError.unknown(a)
    default: options.files.append(argument)
    }
  }
  return options
}
for line in ["-v -n 3 a.txt", "--output=x -- -v b", "-n", "-n x", "--nope", ""] {
  do { print(try parse(line.split(separator: " ").map(String.init))) } catch { print("error:", error) }
}
if let line = readLine() { print("got", line) } else { print("no input") }
// expect: Options(verbose: true, count: 3, output: nil, files: ["a.txt"])
// expect: Options(verbose: false, count: 1, output: Optional("x"), files: ["-v", "b"])
// expect: error: option '-n' needs a value
// expect: error: 'x' isn't a valid Int
// expect: error: unknown option '--nope'
// expect: Options(verbose: false, count: 1, output: nil, files: [])
// expect: no input
