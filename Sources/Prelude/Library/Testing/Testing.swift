// Tests, their places, and the texts of their values.

struct Comment: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Hashable, Sendable,
  CustomStringConvertible
{
  var rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(stringLiteral value: String) { rawValue = value }
  var description: String { rawValue }
}
protocol CustomTestStringConvertible {
  var testDescription: String { get }
}
struct SourceLocation: Hashable, Sendable {
  var fileID: String
  var filePath: String
  var line: Int
  var column: Int
  init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
  var fileName: String {
    String(fileID.split(separator: "/").last ?? "")
  }
  var moduleName: String {
    String(fileID.split(separator: "/").first ?? "")
  }
}
extension SourceLocation: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "\(fileName):\(line):\(column)" }
  var debugDescription: String { "\(fileID):\(line):\(column)" }
}
struct Test: Sendable {
  var name: String
  var displayName: String?
  var sourceLocation: SourceLocation
  var traits: [any Trait]
  let _title: String
  init(
    _title title: String, _ name: String, _ displayName: String?,
    _ sourceLocation: SourceLocation, _ traits: [any Trait]
  ) {
    _title = title
    self.name = name
    self.displayName = displayName
    self.sourceLocation = sourceLocation
    self.traits = traits
  }
  static var current: Test? { _RunningCase.current?.test }
  struct Case: Sendable {
    init() {}
    static var current: Case? { _RunningCase.current?.testCase }
  }
}
func _test(
  _ title: String, _ name: String, _ displayName: String?, _ fileID: String, _ filePath: String,
  _ line: Int, _ column: Int, _ traits: [any Trait]
) -> Test {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return Test(_title: title, name, displayName, place, traits)
}
struct _RunningCase: Sendable {
  @TaskLocal static var current: _RunningCase?
  let test: Test
  let testCase: Test.Case
  init(test: Test) {
    self.test = test
    testCase = Test.Case()
  }
}
protocol Trait: Sendable {}
func _trait<T: Trait>(_ trait: T) -> any Trait { trait }
protocol TestTrait: Trait {}
protocol SuiteTrait: Trait {}
protocol TestScoping: Sendable {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws
}
struct ConditionTrait: TestTrait, SuiteTrait {
  let comment: Comment?
  let condition: @Sendable () async throws -> Bool
  init(comment: Comment?, condition: @escaping @Sendable () async throws -> Bool) {
    self.comment = comment
    self.condition = condition
  }
}
extension Trait where Self == ConditionTrait {
  static func disabled(_ comment: Comment? = nil) -> Self {
    ConditionTrait(comment: comment) { false }
  }
  static func disabled(
    if condition: @autoclosure @escaping @Sendable () throws -> Bool, _ comment: Comment? = nil
  ) -> Self {
    ConditionTrait(comment: comment) { try !condition() }
  }
  static func enabled(
    if condition: @autoclosure @escaping @Sendable () throws -> Bool, _ comment: Comment? = nil
  ) -> Self {
    ConditionTrait(comment: comment) { try condition() }
  }
  static func enabled(
    _ comment: Comment? = nil, _ condition: @escaping @Sendable () async throws -> Bool
  ) -> Self {
    ConditionTrait(comment: comment, condition: condition)
  }
}
struct ParallelizationTrait: TestTrait, SuiteTrait {
  init() {}
}
extension Trait where Self == ParallelizationTrait {
  static var serialized: ParallelizationTrait { ParallelizationTrait() }
}
struct TimeLimitTrait: TestTrait, SuiteTrait {
  struct Duration: Sendable {
    let minutes: Int
    init(minutes: Int) { self.minutes = minutes }
    static func minutes(_ minutes: Int) -> Self { Duration(minutes: minutes) }
  }
  let timeLimit: Duration
  init(timeLimit: Duration) { self.timeLimit = timeLimit }
}
extension Trait where Self == TimeLimitTrait {
  static func timeLimit(_ timeLimit: TimeLimitTrait.Duration) -> Self {
    TimeLimitTrait(timeLimit: timeLimit)
  }
}
@propertyWrapper struct Tag: Hashable, Sendable {
  init() {}
  var wrappedValue: Tag { self }
  struct List: TestTrait, SuiteTrait, Hashable {
    var tags: [Tag]
    init(tags: [Tag]) { self.tags = tags }
  }
}
extension Trait where Self == Tag.List {
  static func tags(_ tags: Tag...) -> Self { Tag.List(tags: tags) }
}
struct Bug: TestTrait, SuiteTrait {
  let url: String?
  let id: String?
  let title: Comment?
  init(url: String?, id: String?, title: Comment?) {
    self.url = url
    self.id = id
    self.title = title
  }
}
extension Trait where Self == Bug {
  static func bug(_ url: String, _ title: Comment? = nil) -> Bug {
    Bug(url: url, id: nil, title: title)
  }
  static func bug(_ url: String? = nil, id: String, _ title: Comment? = nil) -> Bug {
    Bug(url: url, id: id, title: title)
  }
  static func bug(_ url: String? = nil, id: some Numeric, _ title: Comment? = nil) -> Bug {
    Bug(url: url, id: String(describing: id), title: title)
  }
}
