@intrinsic("mirror.children")
func _mirrorChildren(_ value: Any, _ level: Int) -> [(label: String?, value: Any)]
@intrinsic("mirror.style") func _mirrorStyle(_ value: Any) -> String
@intrinsic("mirror.caseName") func _mirrorCase(_ value: Any) -> String

enum MemoryLayout<T> {
  static var size: Int { _layout(T.self, Mirror.self, 0) }
  static var stride: Int { _layout(T.self, Mirror.self, 1) }
  static var alignment: Int { _layout(T.self, Mirror.self, 2) }
  static func size(ofValue value: T) -> Int { size }
  static func stride(ofValue value: T) -> Int { stride }
  static func alignment(ofValue value: T) -> Int { alignment }
  @unsupported("the place of a property in memory")
  static func offset(of key: PartialKeyPath<T>) -> Int? { nil }
}
/// The machine knows the types of properties in a program that uses `Mirror`.
@intrinsic("type.layout")
func _layout(_ type: Any.Type, _ mirror: Mirror.Type, _ part: Int) -> Int
@discardableResult func dump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
) -> T {
  var text = ""
  dump(
    value, to: &text, name: name, indent: indent, maxDepth: maxDepth, maxItems: maxItems)
  print(text, terminator: "")
  return value
}
@discardableResult func dump<T, Target: TextOutputStream>(
  _ value: T, to target: inout Target, name: String? = nil, indent: Int = 0,
  maxDepth: Int = .max, maxItems: Int = .max
) -> T {
  var dumper = _Dumper(_left: maxItems)
  dumper._dump(value, name, indent, maxDepth)
  for piece in dumper._pieces { target.write(piece) }
  return value
}
struct _Dumper {
  /// The written text, in the same pieces as the standard library's.
  var _pieces: [String]
  var _left: Int
  var _seen: [ObjectIdentifier: Int]
  init(_left: Int) {
    _pieces = []
    self._left = _left
    _seen = [:]
  }
  mutating func _begin(_ bullet: String, _ name: String?, _ indent: Int) {
    for _ in 0..<indent { _pieces.append(" ") }
    _pieces += [bullet, " "]
    if let name { _pieces += [name, ": "] }
  }
  mutating func _dump(_ value: Any, _ name: String?, _ indent: Int, _ depth: Int) {
    if _left <= 0 { return }
    _left -= 1
    let custom = (value as? any CustomReflectable)?.customMirror
    let style = custom.map { Mirror._name(of: $0.displayStyle) } ?? _mirrorStyle(value)
    let children = custom.map { Array($0.children) } ?? _mirrorChildren(value, 0)
    _begin(children.isEmpty ? "-" : depth <= 0 ? "▹" : "▿", name, indent)
    _pieces += _summary(of: value, custom?.subjectType ?? type(of: value), style, children.count)
    if let id = _identity(of: value) {
      if let known = _seen[id] {
        _pieces += [" #", "\(known)", "\n"]
        return
      }
      let number = _seen.count
      _seen[id] = number
      _pieces += [" #", "\(number)"]
    }
    _pieces.append("\n")
    if depth <= 0 { return }
    let mirror = custom ?? (style == "class" ? Mirror(reflecting: value) : nil)
    _dumpSuperclass(mirror?.superclassMirror, indent + 2, depth - 1)
    _dump(children, indent + 2, depth - 1)
  }
  func _identity(of value: Any) -> ObjectIdentifier? {
    if let type = value as? any Any.Type { return ObjectIdentifier(type) }
    guard _mirrorStyle(value) == "class", let object = value as? AnyObject else { return nil }
    return ObjectIdentifier(object)
  }
  mutating func _dump(
    _ children: [(label: String?, value: Any)], _ indent: Int, _ depth: Int
  ) {
    for index in 0..<children.count {
      if _left <= 0 {
        let rest = children.count - index
        for _ in 0..<indent + 2 { _pieces.append(" ") }
        _pieces += ["(", "\(rest)"]
        if index > 0 { _pieces.append(" more") }
        _pieces.append(rest == 1 ? " child)\n" : " children)\n")
        return
      }
      _dump(children[index].value, children[index].label, indent, depth)
    }
  }
  mutating func _dumpSuperclass(_ mirror: Mirror?, _ indent: Int, _ depth: Int) {
    guard let mirror, _left > 0 else { return }
    _left -= 1
    let children = Array(mirror.children)
    _begin(children.isEmpty ? "-" : depth <= 0 ? "▹" : "▿", nil, indent)
    _pieces[_pieces.count - 1] = " super: "
    _pieces += [String(reflecting: mirror.subjectType), "\n"]
    if depth <= 0 { return }
    _dumpSuperclass(mirror.superclassMirror, indent + 2, depth - 1)
    _dump(children, indent + 2, depth - 1)
  }
  func _summary(of value: Any, _ type: Any.Type, _ style: String, _ count: Int) -> [String] {
    switch style {
    case "tuple": return [count == 1 ? "(1 element)" : "(\(count) elements)"]
    case "collection": return [count == 1 ? "1 element" : "\(count) elements"]
    case "dictionary": return [count == 1 ? "1 key/value pair" : "\(count) key/value pairs"]
    case "set": return [count == 1 ? "1 member" : "\(count) members"]
    default: break
    }
    if value is any CustomDebugStringConvertible { return [String(reflecting: value)] }
    if let described = value as? any CustomStringConvertible { return [described.description] }
    if let streamed = value as? any TextOutputStreamable {
      var text = ""
      streamed.write(to: &text)
      return [text]
    }
    if value is any Any.Type { return [String(reflecting: value)] }
    switch style {
    case "" where String(describing: value) == "(Function)": return ["(Function)"]
    case "struct", "class", "": return [String(reflecting: type)]
    case "enum": return [String(reflecting: type), ".", _mirrorCase(value)]
    default: return [String(reflecting: value)]
    }
  }
}
