/// The text of a value without a description of its own, in the same pieces as the standard
/// library's.
struct _PrintedPieces: TextOutputStream {
  var _pieces: [String]
  init() { _pieces = [] }
  mutating func write(_ string: String) { _pieces.append(string) }
  static func _pieces(of value: Any, isDebug: Bool) -> [String] {
    let text = isDebug ? String(reflecting: value) : String(describing: value)
    var printed = _PrintedPieces()
    if !_describes(value) { printed._print(value, isDebug) }
    return printed._pieces._joined("") == text ? printed._pieces : [text]
  }
  static func _describes(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
  }
  mutating func _print(_ value: Any, _ isDebug: Bool) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct:
      write(_name(of: mirror.subjectType, isDebug))
      _printParts(mirror.children)
    case .tuple: _printParts(mirror.children)
    case .enum:
      if isDebug {
        write(_name(of: mirror.subjectType, isDebug))
        write(".")
      }
      write(_mirrorCase(value))
      guard let child = mirror.children.first else { return }
      if Mirror(reflecting: child.value).displayStyle == .tuple {
        _printPart(child.value)
      } else {
        write("(")
        _printPart(child.value)
        write(")")
      }
    default: break
    }
  }
  mutating func _printParts(_ children: Mirror.Children) {
    write("(")
    var isFirst = true
    for child in children {
      if !isFirst { write(", ") }
      isFirst = false
      if let label = child.label, !label.hasPrefix(".") {
        write(label)
        write(": ")
      }
      _printPart(child.value)
    }
    write(")")
  }
  mutating func _printPart(_ value: Any) {
    if !_PrintedPieces._describes(value), let streamable = value as? any TextOutputStreamable {
      streamable.write(to: &self)
    } else {
      for piece in _PrintedPieces._pieces(of: value, isDebug: true) { write(piece) }
    }
  }
  func _name(of type: Any.Type, _ isDebug: Bool) -> String {
    isDebug ? String(reflecting: type) : String(describing: type)
  }
}
