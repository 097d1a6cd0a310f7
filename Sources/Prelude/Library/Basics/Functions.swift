@operation("print")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
func print<Target: TextOutputStream>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
) {
  var prefix = ""
  for item in items {
    output.write(prefix)
    if let streamable = item as? any TextOutputStreamable {
      streamable.write(to: &output)
    } else {
      for piece in _PrintedPieces._pieces(of: item, isDebug: false) { output.write(piece) }
    }
    prefix = separator
  }
  output.write(terminator)
}
func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  print(items.map { String(reflecting: $0) }._joined(separator), terminator: terminator)
}
func debugPrint<Target: TextOutputStream>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
) {
  var prefix = ""
  for item in items {
    output.write(prefix)
    for piece in _PrintedPieces._pieces(of: item, isDebug: true) { output.write(piece) }
    prefix = separator
  }
  output.write(terminator)
}
/// A program here has no input: every line is past its end.
func readLine(strippingNewline: Bool = true) -> String? { nil }
func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }
func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }
func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
  var result = min(min(x, y), z)
  for value in rest { if value < result { result = value } }
  return result
}
func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
  var result = max(max(x, y), z)
  for value in rest { if value >= result { result = value } }
  return result
}
@noncopyable func swap<T>(_ a: inout T, _ b: inout T) {
  let first = a
  a = b
  b = first
}
@noncopyable func exchange<T>(_ item: inout T, with newValue: consuming T) -> T {
  let old = item
  item = newValue
  return old
}
func fatalError(
  _ message: @autoclosure () -> String = "", file _: StaticString = #file, line _: UInt = #line
) -> Never {
  _fatalError(message())
}
func preconditionFailure(
  _ message: @autoclosure () -> String = "", file _: StaticString = #file, line _: UInt = #line
) -> Never {
  _preconditionFailure(message())
}
@intrinsic("fatalError") func _fatalError(_ message: String) -> Never
@intrinsic("preconditionFailure") func _preconditionFailure(_ message: String) -> Never
func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
  file _: StaticString = #file, line _: UInt = #line
) {
  if !condition() { _preconditionFailed(message()) }
}
func assert(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
  file _: StaticString = #file, line _: UInt = #line
) {
  if !condition() { _assertionFailed(message()) }
}
func assertionFailure(
  _ message: @autoclosure () -> String = "", file _: StaticString = #file, line _: UInt = #line
) {
  _assertionFailed(message())
}
@intrinsic("precondition") func _preconditionFailed(_ message: String) -> Never
@intrinsic("assert") func _assertionFailed(_ message: String) -> Never
@intrinsic("same") func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool
@intrinsic("notSame") func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool
@intrinsic("equal") func == (t0: Any.Type?, t1: Any.Type?) -> Bool
@intrinsic("notEqual") func != (t0: Any.Type?, t1: Any.Type?) -> Bool
func ~= <T: Equatable>(a: T, b: T) -> Bool { a == b }
@noncopyable func withExtendedLifetime<T, Result>(
  _ x: T, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
func withExtendedLifetime<T, Result>(
  _ x: T, _ body: (T) throws -> Result
) rethrows -> Result {
  try body(x)
}
func withoutActuallyEscaping<ClosureType, ResultType, Failure: Error>(
  @lent _ closure: ClosureType, do body: (ClosureType) throws(Failure) -> ResultType
) throws(Failure) -> ResultType {
  try body(closure)
}
nonisolated(nonsending) func withoutActuallyEscaping<ClosureType, ResultType, Failure: Error>(
  @lent _ closure: ClosureType, do body: (ClosureType) async throws(Failure) -> ResultType
) async throws(Failure) -> ResultType {
  try await body(closure)
}
@intrinsic("object.isUnique")
func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool
@intrinsic("object.isUnique")
func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool
