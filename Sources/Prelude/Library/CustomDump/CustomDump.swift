// Values as people read them, and how two of them differ.

protocol CustomDumpStringConvertible {
  var customDumpDescription: String { get }
}
protocol CustomDumpRepresentable {
  var customDumpValue: Any { get }
}
protocol CustomDumpReflectable {
  var customDumpMirror: Mirror { get }
}
struct DiffFormat: Sendable {
  var first: String
  var second: String
  var both: String
  init(first: String, second: String, both: String) {
    self.first = first
    self.second = second
    self.both = both
  }
  static let `default` = DiffFormat(first: "-", second: "+", both: " ")
  static let proportional = DiffFormat(first: "\u{2212}", second: "+", both: "\u{2007}")
}
@discardableResult func customDump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max
) -> T {
  var text = ""
  customDump(value, to: &text, name: name, indent: indent, maxDepth: maxDepth)
  print(text)
  return value
}
@discardableResult func customDump<T, TargetStream: TextOutputStream>(
  _ value: T, to target: inout TargetStream, name: String? = nil, indent: Int = 0,
  maxDepth: Int = .max
) -> T {
  let margin = String(repeating: " ", count: indent)
  let lines = _Dumping()._lines(of: value, name, isRoot: true, maxDepth)
  target.write(lines.map { margin + $0 }.joined(separator: "\n"))
  return value
}
extension String {
  init<T>(customDumping subject: T) {
    self = _Dumping()._lines(of: subject, nil, isRoot: true, .max).joined(separator: "\n")
  }
}

/// What a value is for a reader: one text, or parts in brackets.
struct _Appearance {
  enum _Kind: Hashable { case text, fields, elements, pairs, members }
  var _kind = _Kind.text
  var _head: String
  var _tail = ""
  var _parts: [(label: String?, value: Any)] = []
  init(_ text: String) { _head = text }
  init(
    _ kind: _Kind, _ head: String, _ tail: String, _ parts: [(label: String?, value: Any)]
  ) {
    _kind = kind
    _head = head
    _tail = tail
    _parts = parts
  }
  var _holdsOne: Bool {
    guard _kind == .fields, _parts.count == 1 else { return false }
    if let text = _parts[0].value as? any CustomDumpStringConvertible {
      return !text.customDumpDescription.contains("\n")
    }
    return _mirror(of: _represented(_parts[0].value)).children.isEmpty
  }
}
func _represented(_ value: Any) -> Any {
  var value = value
  while let representable = value as? any CustomDumpRepresentable {
    value = representable.customDumpValue
  }
  return value
}
func _mirror(of value: Any) -> Mirror {
  (value as? any CustomDumpReflectable)?.customDumpMirror ?? Mirror(reflecting: value)
}
/// A type's name without its module and its arguments.
func _shortName(_ type: Any.Type) -> String {
  var name = String(reflecting: type)
  if let arguments = name.firstIndex(of: "<") { name = String(name[..<arguments]) }
  guard let dot = name.firstIndex(of: ".") else { return name }
  return String(name[name.index(after: dot)...])
}
func _isSame(_ left: Any, _ right: Any) -> Bool {
  func isEqual<T: Equatable>(_ left: T) -> Bool {
    guard let right = right as? T else { return false }
    return left == right
  }
  if let left = left as? any Equatable { return isEqual(left) }
  let (one, other) = (_mirror(of: left), _mirror(of: right))
  guard one.subjectType == other.subjectType else { return false }
  if one.displayStyle == .class, let left = left as? AnyObject, let right = right as? AnyObject,
    left === right
  {
    return true
  }
  guard one.children.count == other.children.count else { return false }
  if one.children.isEmpty { return String(describing: left) == String(describing: right) }
  return zip(one.children, other.children).allSatisfy {
    $0.label == $1.label && _isSame($0.value, $1.value)
  }
}
func _isIdentical(_ left: Any, _ right: Any) -> Bool {
  func hasSameID<T: Identifiable>(_ left: T) -> Bool {
    guard let right = right as? T else { return false }
    return left.id == right.id
  }
  guard let left = left as? any Identifiable else { return _isSame(left, right) }
  return hasSameID(left) || _isSame(left, right)
}

final class _Dumping {
  var _seen: [ObjectIdentifier: Int] = [:]
  var _counts: [String: Int] = [:]
  init() {}

  func _lines(
    of value: Any, _ name: String?, isRoot: Bool, _ depth: Int
  ) -> [String] {
    let lines = _lines(of: _appearance(of: value, isRoot: isRoot), depth, isNamed: name != nil)
    guard let name else { return lines }
    return _split(name + ": " + lines[0]) + lines.dropFirst()
  }

  func _lines(of shown: _Appearance, _ depth: Int, isNamed: Bool) -> [String] {
    if shown._kind == .text {
      guard shown._head.contains("\n") else { return [shown._head] }
      if depth <= 0 && shown._tail == "\"" { return ["\"…\""] }
      guard shown._tail == "\"" else { return _split(shown._head) }
      let margin = isNamed ? "  " : ""
      return ["\"\"\""] + _split(shown._head).map { margin + $0 } + [margin + "\"\"\""]
    }
    if shown._parts.isEmpty {
      return [shown._kind == .pairs ? "[:]" : shown._head + shown._tail]
    }
    if shown._holdsOne {
      let part = shown._parts[0]
      let lines = _lines(of: part.value, part.label, isRoot: false, depth - 1)
      if lines.count == 1 { return [shown._head + lines[0] + shown._tail] }
      if depth <= 0 { return [shown._head + "…" + shown._tail] }
      return [shown._head] + lines.map { "  " + $0 } + [shown._tail]
    }
    if depth <= 0 { return [shown._head + "…" + shown._tail] }
    var result = [shown._head]
    for index in 0..<shown._parts.count {
      let part = shown._parts[index]
      var lines = _lines(of: part.value, part.label, isRoot: false, depth - 1)
      if index < shown._parts.count - 1 { lines[lines.count - 1] += "," }
      result += lines.map { "  " + $0 }
    }
    return result + [shown._tail]
  }

  func _split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  func _appearance(of value: Any, isRoot: Bool) -> _Appearance {
    if let type = value as? Any.Type { return _Appearance(_shortName(type) + ".self") }
    if let own = value as? any CustomDumpStringConvertible {
      return _Appearance(own.customDumpDescription)
    }
    if let own = value as? any CustomDumpRepresentable {
      return _appearance(of: own.customDumpValue, isRoot: false)
    }
    let mirror = _mirror(of: value)
    let parts = Array(mirror.children)
    switch mirror.displayStyle {
    case .collection:
      return _Appearance(.elements, "[", "]", _numbered(parts))
    case .dictionary:
      return _Appearance(.pairs, "[", "]", _keyed(parts))
    case .set: return _Appearance(.members, "Set([", "])", _ordered(parts))
    case .optional:
      guard let wrapped = parts.first?.value else { return _Appearance("nil") }
      return _appearance(of: wrapped, isRoot: isRoot)
    case .enum:
      let name = (isRoot ? _shortName(mirror.subjectType) : "") + "."
      guard let payload = parts.first else { return _Appearance(name + "\(value)") }
      let inner = _mirror(of: payload.value)
      let values =
        inner.displayStyle == .tuple ? Array(inner.children) : [(nil, payload.value)]
      return _Appearance(
        .fields, name + (payload.label ?? "@unknown") + "(", ")", _unnumbered(values))
    case .tuple: return _Appearance(.fields, "(", ")", _unnumbered(parts))
    case .struct:
      return _Appearance(.fields, _shortName(mirror.subjectType) + "(", ")", parts)
    case .class: return _object(value, mirror)
    default:
      if let text = _text(value) { return _quoted(text) }
      return _Appearance("\(value)")
    }
  }

  func _text(_ value: Any) -> String? {
    if let text = value as? String { return text }
    if let text = value as? Substring { return String(text) }
    if let character = value as? Character { return String(character) }
    return nil
  }

  /// A text of several lines is marked by the quotation mark for its tail.
  func _quoted(_ text: String) -> _Appearance {
    if text.contains("\n") { return _Appearance(.text, text, "\"", []) }
    guard text.contains("\"") || text.contains("\\") else {
      return _Appearance(text.debugDescription)
    }
    return _Appearance("#\"" + text + "\"#")
  }

  func _object(_ value: Any, _ mirror: Mirror) -> _Appearance {
    let name = _shortName(mirror.subjectType)
    guard _isObject(value), let object = value as? AnyObject else {
      return _Appearance("\(value)")
    }
    let id = ObjectIdentifier(object)
    let number = _seen[id] ?? _counts[name] ?? 0
    let mark = number > 0 ? "#\(number) " : ""
    if _seen[id] != nil { return _Appearance(mark + name + "(↩︎)") }
    _seen[id] = number
    _counts[name] = number + 1
    var parts = Array(mirror.children)
    var parent = mirror.superclassMirror
    while let level = parent {
      parts = Array(level.children) + parts
      parent = level.superclassMirror
    }
    return _Appearance(.fields, mark + name + "(", ")", parts)
  }

  func _numbered(_ parts: [(label: String?, value: Any)]) -> [(label: String?, value: Any)] {
    parts.enumerated().map { ("[\($0.offset)]", $0.element.value) }
  }

  func _unnumbered(_ parts: [(label: String?, value: Any)]) -> [(label: String?, value: Any)] {
    parts.map { ($0.label?.first == "." ? nil : $0.label, $0.value) }
  }

  func _keyed(_ parts: [(label: String?, value: Any)]) -> [(label: String?, value: Any)] {
    let named = parts.map { part -> (label: String?, value: Any) in
      let pair = Array(Mirror(reflecting: part.value).children)
      guard pair.count == 2 else { return part }
      return (_joined(pair[0].value), pair[1].value)
    }
    return named.sorted { ($0.label ?? "") < ($1.label ?? "") }
  }

  func _ordered(_ parts: [(label: String?, value: Any)]) -> [(label: String?, value: Any)] {
    let named = parts.map { (_joined($0.value), $0.value) }
    return named.sorted { $0.0 < $1.0 }.map { (nil, $0.1) }
  }

  func _joined(_ value: Any) -> String {
    _lines(of: value, nil, isRoot: false, 1).joined(separator: "\n")
  }
}
