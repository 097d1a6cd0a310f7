// How two values differ, line by line.

func diff<T>(_ lhs: T, _ rhs: T, format: DiffFormat = .default) -> String? {
  if _isSame(lhs, rhs) { return nil }
  let lines = _Differing()._lines(
    _Named(nil, lhs), _Named(nil, rhs), isRoot: true, separator: "")
  return lines.map { line in
    switch line.side {
    case .first: format.first + " " + line.text
    case .second: format.second + " " + line.text
    case .both: format.both + " " + line.text
    }
  }.joined(separator: "\n")
}

struct _Named {
  var _name: String?
  var _value: Any
  init(_ name: String?, _ value: Any) {
    _name = name
    _value = value
  }
}

struct _Difference {
  enum _Side: Hashable { case first, second, both }
  var side: _Side
  var text: String
  init(side: _Side, text: String) {
    self.side = side
    self.text = text
  }
}

final class _Differing {
  let _dumping = _Dumping()
  init() {}

  func _dump(
    _ named: _Named, _ side: _Difference._Side, isRoot: Bool = false, depth: Int = .max,
    _ separator: String
  ) -> [_Difference] {
    var lines = _dumping._lines(of: named._value, named._name, isRoot: isRoot, depth)
    lines[lines.count - 1] += separator
    return lines.map { _Difference(side: side, text: $0) }
  }

  func _everything(
    _ left: _Named, _ right: _Named, isRoot: Bool, separator: String
  ) -> [_Difference] {
    var old = _dump(left, .first, isRoot: isRoot, "")
    var new = _dump(right, .second, isRoot: isRoot, "")
    let (one, other) = (type(of: left._value), type(of: right._value))
    if old.map(\.text) == new.map(\.text), one != other {
      old[old.count - 1].text += " as " + _shortName(one)
      new[new.count - 1].text += " as " + _shortName(other)
    }
    old[old.count - 1].text += separator
    new[new.count - 1].text += separator
    return old + new
  }

  func _lines(
    _ left: _Named, _ right: _Named, isRoot: Bool, separator: String
  ) -> [_Difference] {
    let right = _Named(right._name ?? left._name, right._value)
    if left._name == right._name, _isSame(left._value, right._value) {
      return _dump(right, .both, isRoot: isRoot, depth: 0, separator)
    }
    let (one, other) = (_unwrapped(left._value), _unwrapped(right._value))
    guard let one, let other, _haveSameType(one, other),
      !(one is any CustomDumpStringConvertible)
    else {
      return _everything(left, right, isRoot: isRoot, separator: separator)
    }
    if let one = one as? any CustomDumpRepresentable,
      let other = other as? any CustomDumpRepresentable
    {
      return _lines(
        _Named(left._name, one.customDumpValue), _Named(right._name, other.customDumpValue),
        isRoot: isRoot, separator: separator)
    }
    if _mirror(of: one).displayStyle == .class {
      guard let first = one as? AnyObject, let second = other as? AnyObject, first === second
      else { return _everything(left, right, isRoot: isRoot, separator: separator) }
    }
    let (old, new) = (
      _dumping._appearance(of: one, isRoot: isRoot),
      _dumping._appearance(of: other, isRoot: isRoot)
    )
    if old._kind == .text, old._tail == "\"" || new._tail == "\"" {
      return _texts(left._name, right._name, old, new, separator)
    }
    guard old._kind != .text, new._kind != .text, old._head == new._head else {
      return _everything(left, right, isRoot: isRoot, separator: separator)
    }
    return _parts(left, right, old, new, isRoot: isRoot, separator: separator)
  }

  /// An empty collection doesn't tell of what it could hold.
  func _haveSameType(_ one: Any, _ other: Any) -> Bool {
    let (left, right) = (_mirror(of: one), _mirror(of: other))
    switch (left.displayStyle, right.displayStyle) {
    case (.collection, .collection), (.dictionary, .dictionary), (.set, .set), (.tuple, .tuple):
      return true
    default: return left.subjectType == right.subjectType
    }
  }

  /// What is in an optional, or nil for one that is empty.
  func _unwrapped(_ value: Any) -> Any? {
    let mirror = _mirror(of: value)
    guard mirror.displayStyle == .optional else { return value }
    guard let wrapped = mirror.children.first?.value else { return nil }
    return _unwrapped(wrapped)
  }

  func _texts(
    _ leftName: String?, _ name: String?, _ old: _Appearance, _ new: _Appearance,
    _ separator: String
  ) -> [_Difference] {
    func lines(_ shown: _Appearance) -> [String] {
      if shown._tail == "\"" { return _dumping._split(shown._head) }
      let text = String(shown._head.dropFirst().dropLast())
      return text.isEmpty ? [] : [text]
    }
    let margin = name == nil ? "" : "  "
    let label = name.map { $0 + ": " } ?? ""
    var result = [_Difference(side: .both, text: label + "\"\"\"")]
    for step in _alignment(lines(old), lines(new), by: { $0 == $1 }) {
      switch step {
      case .same(let line, _): result.append(_Difference(side: .both, text: margin + line))
      case .changed(let old, let new):
        result.append(_Difference(side: .first, text: margin + old))
        result.append(_Difference(side: .second, text: margin + new))
      case .removed(let line): result.append(_Difference(side: .first, text: margin + line))
      case .added(let line): result.append(_Difference(side: .second, text: margin + line))
      }
    }
    result.append(_Difference(side: .both, text: margin + "\"\"\"" + separator))
    return result
  }

  func _parts(
    _ left: _Named, _ right: _Named, _ old: _Appearance, _ new: _Appearance, isRoot: Bool,
    separator: String
  ) -> [_Difference] {
    let isSame =
      old._parts.count == new._parts.count
      && zip(old._parts, new._parts).allSatisfy {
        $0.label == $1.label && _isSame($0.value, $1.value)
      }
    if isSame {
      let lines =
        _dump(left, .first, depth: 0, separator) + _dump(right, .second, depth: 0, separator)
      guard lines.count == 2, lines[0].text == lines[1].text else { return lines }
      return [_Difference(side: .both, text: "// Not equal but no difference detected:")]
        + lines
    }
    if old._holdsOne || new._holdsOne {
      return _dump(left, .first, isRoot: isRoot, "")
        + _dump(right, .second, isRoot: isRoot, "")
    }
    let label = right._name.map { $0 + ": " } ?? ""
    var result = [_Difference(side: .both, text: label + old._head)]
    for line in _inner(old, new) {
      result.append(_Difference(side: line.side, text: "  " + line.text))
    }
    result.append(_Difference(side: .both, text: new._tail + separator))
    return result
  }

  func _inner(_ old: _Appearance, _ new: _Appearance) -> [_Difference] {
    typealias Part = (label: String?, value: Any)
    let isOrdered = new._kind == .elements || new._kind == .fields
    let steps = _alignment(old._parts, new._parts) { one, other in
      switch new._kind {
      case .text, .fields, .pairs: one.label == other.label
      case .elements, .members: _isIdentical(one.value, other.value)
      }
    }
    var result: [_Difference] = []
    var unchanged: [Part] = []
    var left = new._parts.count
    func flush() {
      guard let part = unchanged.first else { return }
      let separator = left == 0 ? "" : ","
      if unchanged.count == 1, isOrdered {
        result += _dump(_Named(part.label, part.value), .both, depth: 0, separator)
      } else {
        result.append(
          _Difference(side: .both, text: "… (\(unchanged.count) unchanged)" + separator))
      }
      unchanged = []
    }
    let lastOld = steps.lastIndex { if case .added = $0 { false } else { true } }
    let lastNew = steps.lastIndex { if case .removed = $0 { false } else { true } }
    for (index, step) in steps.enumerated() {
      switch step {
      case .same(let one, let other):
        if new._kind != .fields, _isSame(one.value, other.value) {
          unchanged.append(other)
          left -= 1
          continue
        }
        if isOrdered { flush() }
        left -= 1
        result += _lines(
          _Named(new._kind == .elements ? other.label : one.label, one.value),
          _Named(other.label, other.value), isRoot: false,
          separator: index == steps.count - 1 ? "" : ",")
      case .changed(let one, let other):
        if isOrdered { flush() }
        left -= 1
        result += _lines(
          _Named(one.label, one.value), _Named(other.label, other.value), isRoot: false,
          separator: index == steps.count - 1 ? "" : ",")
      case .removed(let part):
        if isOrdered { flush() }
        let separator = index == lastOld ? "" : ","
        result += _dump(_Named(part.label, part.value), .first, separator)
      case .added(let part):
        if isOrdered { flush() }
        left -= 1
        let separator = index == lastNew && unchanged.isEmpty ? "" : ","
        result += _dump(_Named(part.label, part.value), .second, separator)
      }
    }
    flush()
    return result
  }
}

enum _Step<Element> {
  case same(Element, Element)
  /// One was removed where the other was added.
  case changed(Element, Element)
  case removed(Element)
  case added(Element)
}

/// The steps from one list to the other that keep as many elements as possible.
func _alignment<Element>(
  _ old: [Element], _ new: [Element], by isSame: (Element, Element) -> Bool
) -> [_Step<Element>] {
  let width = new.count + 1
  var kept = Array(repeating: 0, count: (old.count + 1) * width)
  for i in (0..<old.count).reversed() {
    for j in (0..<new.count).reversed() {
      kept[i * width + j] =
        isSame(old[i], new[j])
        ? kept[(i + 1) * width + j + 1] + 1
        : max(kept[(i + 1) * width + j], kept[i * width + j + 1])
    }
  }
  var steps: [_Step<Element>] = []
  var (i, j) = (0, 0)
  var (removed, added): ([Element], [Element]) = ([], [])
  func flush() {
    for (one, other) in zip(removed, added) { steps.append(.changed(one, other)) }
    for one in removed.dropFirst(added.count) { steps.append(.removed(one)) }
    for one in added.dropFirst(removed.count) { steps.append(.added(one)) }
    (removed, added) = ([], [])
  }
  while i < old.count || j < new.count {
    if i < old.count, j < new.count, isSame(old[i], new[j]) {
      flush()
      steps.append(.same(old[i], new[j]))
      i += 1
      j += 1
    } else if i < old.count,
      j == new.count || kept[(i + 1) * width + j] >= kept[i * width + j + 1]
    {
      removed.append(old[i])
      i += 1
    } else {
      added.append(new[j])
      j += 1
    }
  }
  flush()
  return steps
}
