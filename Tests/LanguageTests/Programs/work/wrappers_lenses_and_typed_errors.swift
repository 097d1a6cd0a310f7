// swift-format-ignore-file
// Property wrappers, dynamic members and typed errors.
// Property wrappers, dynamic members, typed throws, generics with parameter constraints.
@propertyWrapper
struct Clamped<Value: Comparable> {
  private var value: Value
  private let range: ClosedRange<Value>
  private(set) var projectedValue: [String] = []
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Value {
    get { value }
    set {
      let clamped = min(max(newValue, range.lowerBound), range.upperBound)
      if clamped != newValue { projectedValue.append("\(newValue) → \(clamped)") }
      value = clamped
    }
  }
}

@propertyWrapper
struct Logged<T> {
  static subscript<S: Recorder>(
    _enclosingInstance instance: S,
    wrapped wrappedPath: ReferenceWritableKeyPath<S, T>,
    storage storagePath: ReferenceWritableKeyPath<S, Logged<T>>
  ) -> T {
    get { instance.note("get"); return instance[keyPath: storagePath].stored }
    set { instance.note("set \(newValue)"); instance[keyPath: storagePath].stored = newValue }
  }
  @available(*, unavailable) var wrappedValue: T { get { fatalError() } set { fatalError() } }
  private var stored: T
  init(wrappedValue: T) { stored = wrappedValue }
}
protocol Recorder: AnyObject { func note(_ text: String) }

final class Player: Recorder {
  var notes: [String] = []
  func note(_ text: String) { notes.append(text) }
  @Logged var score = 1
  @Clamped(0...10) var volume = 20
}
let p = Player()
p.score += 4
p.volume = -3
p.volume += 25
print(p.notes, p.volume, p.$volume)

@dynamicMemberLookup
struct Lens<Root> {
  var root: Root
  var path: [String] = []
  subscript<V>(dynamicMember member: WritableKeyPath<Root, V>) -> V {
    get { root[keyPath: member] }
    set { root[keyPath: member] = newValue }
  }
}
@dynamicMemberLookup
enum Json {
  case object([String: Json]), number(Double), text(String), null
  subscript(dynamicMember name: String) -> Json {
    if case .object(let d) = self { d[name] ?? .null } else { .null }
  }
  var number: Double? { if case .number(let n) = self { n } else { nil } }
}
var lens = Lens(root: (x: 1, y: "a"))
lens.x += 2
lens.y.append("b")
print(lens.root)
let json: Json = .object(["a": .object(["b": .number(2.5)])])
print(json.a.b.number ?? -1, json.a.c.number as Any, json.zzz)

enum ParseError: Error, Equatable { case empty, bad(Character, at: Int) }
func digits(_ s: String) throws(ParseError) -> [Int] {
  guard !s.isEmpty else { throw .empty }
  var out: [Int] = []
  for (i, c) in s.enumerated() {
    guard let d = c.wholeNumberValue else { throw .bad(c, at: i) }
    out.append(d)
  }
  return out
}
for s in ["12", "", "1x"] {
  do { print(try digits(s).reduce(0) { $0 * 10 + $1 }) }
  catch .empty { print("empty") }
  catch .bad(let c, let i) where i > 0 { print("bad \(c) at \(i)") }
  catch { print(error) }
}
func attempt<T, E: Error>(_ f: () throws(E) -> T) -> Result<T, E> {
  do { return .success(try f()) } catch { return .failure(error) }
}
let r = attempt { () throws(ParseError) in try digits("9z") }
switch r { case .success(let v): print(v); case .failure(let e): print(e == .bad("z", at: 1)) }
print(attempt { 3 })

// expect: ["get", "set 5"] 10 ["-3 → 0", "25 → 10"]
// expect: (x: 3, y: "ab")
// expect: 2.5 nil null
// expect: 12
// expect: empty
// expect: bad x at 1
// expect: true
// expect: success(3)
