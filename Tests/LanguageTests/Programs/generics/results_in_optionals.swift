// swift-format-ignore-file
protocol ArgumentValue { init?(argument: String) }
extension Int: ArgumentValue { init?(argument: String) { self.init(argument) } }
extension String: ArgumentValue { init?(argument: String) { self = argument } }
struct Missing: Error { let flag: String }
struct Options { var output: String?; var count: Int?? = nil; var size = 0 }
func parse(_ arguments: [String]) throws -> Options {
  var options = Options()
  var rest = arguments[...]
  func value<T: ArgumentValue>(for flag: String, as type: T.Type = T.self) throws -> T {
    guard let next = rest.popFirst(), let value = T(argument: next) else { throw Missing(flag: flag) }
    return value
  }
  while let argument = rest.popFirst() {
    switch argument {
    case "-o": options.output = try value(for: argument)
    case "-n": options.count = try value(for: argument)
    default: options.size = try value(for: argument)
    }
  }
  return options
}
print(try parse(["-o", "x", "-n", "3", "-s", "4"]))
func made<T: ArgumentValue>(_ text: String) -> T { T(argument: text)! }
let text: String? = made("a")
let number: Int? = made("7")
print(text ?? "", number ?? 0)
// expect: Options(output: Optional("x"), count: Optional(Optional(3)), size: 4)
// expect: a 7
