@intrinsic("mirror.superclassType")
func _mirrorSuperclassType(_ value: Any, _ level: Int) -> Any.Type?
protocol _MirrorDescribed {
  var _mirrorDescription: String { get }
}
protocol _MirrorDebugDescribed {
  var _mirrorDebugDescription: String { get }
}
protocol _StreamDescribed {
  var _streamed: String { get }
}
protocol CustomReflectable: _MirrorDescribed, _MirrorDebugDescribed {
  var customMirror: Mirror { get }
}
extension CustomReflectable {
  var _mirrorDescription: String { customMirror._text(of: self, "\(type(of: self))", "") }
  var _mirrorDebugDescription: String {
    let name = String(reflecting: type(of: self))
    return customMirror._text(of: self, name, name + ".")
  }
}
protocol MirrorPath {}
extension Int: MirrorPath {}
extension String: MirrorPath {}
struct Mirror: CustomStringConvertible, CustomReflectable {
  enum DisplayStyle: Hashable, Sendable {
    case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, `set`
    case foreignReference
  }
  enum AncestorRepresentation {
    case generated
    case customized(() -> Mirror)
    case suppressed
  }
  typealias Child = (label: String?, value: Any)
  typealias Children = AnyCollection<Mirror.Child>
  let subjectType: Any.Type
  let children: Mirror.Children
  let displayStyle: Mirror.DisplayStyle?
  private let _subject: Any
  private let _level: Int
  private let _ancestor: (() -> Mirror)?
  init(reflecting subject: Any) {
    if let custom = subject as? any CustomReflectable {
      self = custom.customMirror
    } else {
      self.init(_subject: subject, type(of: subject), 0)
    }
  }
  private init(
    _subject subject: Any, _ type: Any.Type, _ level: Int, _ ancestor: (() -> Mirror)? = nil
  ) {
    subjectType = type
    children = AnyCollection(_mirrorChildren(subject, level))
    displayStyle = Mirror._style(_mirrorStyle(subject))
    _subject = subject
    _level = level
    _ancestor = ancestor
  }
  private init<Subject>(
    _ subject: Subject, _ children: [Mirror.Child], _ style: Mirror.DisplayStyle?,
    _ ancestor: Mirror.AncestorRepresentation
  ) {
    subjectType = Subject.self
    self.children = AnyCollection(children)
    displayStyle = style
    _subject = subject
    let level = Mirror._level(of: Subject.self, in: subject)
    switch ancestor {
    case .generated:
      _level = level
      _ancestor = nil
    case .customized(let makeAncestor):
      _level = level
      _ancestor = makeAncestor
    case .suppressed:
      _level = -1
      _ancestor = nil
    }
  }
  private static func _level(of type: Any.Type, in subject: Any) -> Int {
    var level = 0
    while let found = _mirrorSuperclassType(subject, level) {
      if found == type { return level }
      level += 1
    }
    return -1
  }
  init<Subject, C: Collection>(
    _ subject: Subject, children: C, displayStyle: Mirror.DisplayStyle? = nil,
    ancestorRepresentation: Mirror.AncestorRepresentation = .generated
  ) where C.Element == Mirror.Child {
    self.init(subject, Array(children), displayStyle, ancestorRepresentation)
  }
  init<Subject, C: Collection>(
    _ subject: Subject, unlabeledChildren: C, displayStyle: Mirror.DisplayStyle? = nil,
    ancestorRepresentation: Mirror.AncestorRepresentation = .generated
  ) {
    let children = unlabeledChildren.map { (label: nil as String?, value: $0 as Any) }
    self.init(subject, children, displayStyle, ancestorRepresentation)
  }
  init<Subject>(
    _ subject: Subject, children: KeyValuePairs<String, Any>,
    displayStyle: Mirror.DisplayStyle? = nil,
    ancestorRepresentation: Mirror.AncestorRepresentation = .generated
  ) {
    let labelled = children.map { (label: $0.key as String?, value: $0.value) }
    self.init(subject, labelled, displayStyle, ancestorRepresentation)
  }
  var superclassMirror: Mirror? {
    guard _level >= 0, let type = _mirrorSuperclassType(_subject, _level + 1) else {
      return nil
    }
    guard let makeAncestor = _ancestor else {
      return Mirror(_subject: _subject, type, _level + 1)
    }
    let ancestor = makeAncestor()
    if type == ancestor.subjectType { return ancestor }
    return Mirror(_subject: _subject, type, _level + 1) { ancestor }
  }
  func _text(of value: Any, _ name: String, _ prefix: String) -> String {
    switch displayStyle {
    case .struct: return name + _texts()
    case .tuple: return _texts()
    case .enum:
      guard let child = children.first else { return prefix + _mirrorCase(value) }
      let text = String(reflecting: child.value)
      let isTuple = Mirror(reflecting: child.value).displayStyle == .tuple
      return prefix + _mirrorCase(value) + (isTuple ? text : "(\(text))")
    default: return String(reflecting: type(of: value))
    }
  }
  func _texts() -> String {
    let texts = children.map { child in
      let text = String(reflecting: child.value)
      return child.label.map { "\($0): \(text)" } ?? text
    }
    return "(" + texts.joined(separator: ", ") + ")"
  }
  static func _name(of style: Mirror.DisplayStyle?) -> String {
    style.map { "\($0)" } ?? ""
  }
  var description: String { "Mirror for \(subjectType)" }
  var customMirror: Mirror { Mirror(_subject: self, Mirror.self, 0) }
  func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any? {
    var found: Any = _subject
    var children = self.children
    for path in [first] + rest {
      if let label = path as? String {
        guard let child = children.first(where: { $0.label == label }) else { return nil }
        found = child.value
      } else if let index = path as? Int, index >= 0, index < children.count {
        found = Array(children)[index].value
      } else {
        return nil
      }
      children = Mirror(reflecting: found).children
    }
    return found
  }
  private static func _style(_ name: String) -> Mirror.DisplayStyle? {
    switch name {
    case "struct": return .struct
    case "class": return .class
    case "enum": return .enum
    case "tuple": return .tuple
    case "optional": return .optional
    case "collection": return .collection
    case "dictionary": return .dictionary
    case "set": return .set
    default: return nil
    }
  }
}
