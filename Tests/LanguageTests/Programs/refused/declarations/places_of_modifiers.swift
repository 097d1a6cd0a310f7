// swift-format-ignore-file
private struct Shape { static init() {} }  // error: declaration cannot be marked 'static'
enum Direction {
  static case up  // error: declaration cannot be marked 'static'
  private case down  // error: 'private' modifier cannot be applied to this declaration
}
class Model {
  static deinit {}  // error: declaration cannot be marked 'static'
  final init() {}  // error: 'final' modifier cannot be applied to this declaration
  private(set) func load() {}  // error: 'private' modifier cannot be applied to this declaration
  mutating subscript(index: Int) -> Int { 1 }  // error: 'mutating' may only be used on 'func' declarations
  override typealias Element = Int  // error: 'override' modifier cannot be applied to this declaration
  nonmutating func save() {}  // error: 'nonmutating' is not valid on instance methods in classes
  final static func make() {}  // error: static declarations are already final
  static class func twice() {}  // error: 'class' cannot appear after another 'static' or 'class' keyword
  async let value = 1  // error: 'async let' can only be used on local declarations
}
class Closing { private deinit {} }  // error: 'private' modifier cannot be applied to this declaration
infix func + (a: String, b: Int) -> String { a }  // error: 'infix' modifier is not required or allowed on func declarations
prefix func negated(_ number: Int) -> Int { -number }  // error: 'prefix' requires a function with an operator identifier
infix struct Pair {}  // error: 'infix' modifier cannot be applied to this declaration
borrowing var count = 1  // error: 'borrowing' may only be used on 'func' declarations
static let limit = 1  // error: static properties may only be declared on a type
required import Foundation  // error: 'required' may only be used on 'init' declarations
static precedencegroup Sums {}  // error: declaration cannot be marked 'static'
nonisolated actor Counter {}  // error: 'nonisolated' modifier cannot be applied to this declaration
actor Store {
  convenience init(name: String) { self.init() }  // error: initializers in actors are not marked with 'convenience'
  required init() {}  // error: 'required' initializer in non-class type 'Store'
}
protocol Source {
  private associatedtype Item  // error: 'private' modifier cannot be applied to this declaration
  private typealias Other = Int  // error: 'private' modifier cannot be used in protocols
  open func read()  // error: 'open' modifier cannot be used in protocols
}
func local() {
  final var a = 1  // error: only classes and class members may be marked with 'final'
  lazy let b = 1  // error: 'lazy' cannot be used on a let
  nonisolated let c = 1  // error: 'nonisolated' can not be applied to local variables
  print(a, b, c)
}
