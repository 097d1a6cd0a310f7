import CheckedTree
import Machine

/// A place that is evaluated repeatedly, such as `store.items`: two paths with equal keys lead to the same
/// place, as long as the variable at their beginning keeps its value.
struct PlaceKey: Hashable {
  enum Root: Hashable {
    case variable(ObjectIdentifier)
    case staticStorage(ObjectIdentifier)
  }

  enum Part: Hashable {
    case field(Int)
    case objectField(Int)
    case tupleElement(Int)
    case forced
    case member(ObjectIdentifier, [Int])
    case element(String, [Int])
  }

  var root: Root
  var parts: [Part] = []
  /// The path as the source spells it: `store.items`, `grid.rows[0]`.
  var name: String
  /// Whether it contains a property or an element, and isn't only a variable.
  var hasMember = false
  /// Whether evaluating it only reads variables and stored properties.
  var isStored = true

  static func == (left: PlaceKey, right: PlaceKey) -> Bool {
    left.root == right.root && left.parts == right.parts
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(root)
    hasher.combine(parts)
  }

  /// Whether the variable at its beginning refers to an object, so that a copy of the variable refers to the same
  /// one.
  var beginsInObject: Bool {
    if case .objectField? = parts.first(where: { $0 != .forced }) { true } else { false }
  }

  /// The key of the same parts of another place; nil if it doesn't begin with the variable.
  func replacing(_ variable: Variable, by other: PlaceKey) -> PlaceKey? {
    guard root == .variable(ObjectIdentifier(variable)), name.hasPrefix(variable.name) else {
      return nil
    }
    var key = other
    key.parts += parts
    key.name += name.dropFirst(variable.name.count)
    key.hasMember = hasMember || other.hasMember
    key.isStored = isStored && other.isStored
    return key
  }
}

extension AccessPath {
  /// Nil for a path whose parts can lead to another place the next time.
  var key: PlaceKey? {
    switch self {
    case .variable(let variable):
      PlaceKey(root: .variable(ObjectIdentifier(variable)), name: variable.name)
    case .value(let expression): expression.placeKey
    case .staticStorage(let storage):
      PlaceKey(
        root: .staticStorage(ObjectIdentifier(storage)), name: storage.name, hasMember: true)
    case .field(let base, let index, let name), .uniqueField(let base, let index, let name):
      base.key?.adding(.field(index), named: name)
    case .objectField(let object, let index, let name):
      object.placeKey?.adding(.objectField(index), named: name)
    case .tupleElement(let base, let index):
      base.key?.adding(.tupleElement(index), named: "\(index)")
    case .computed(let accessors, let base, let arguments):
      accessors.key(of: base, arguments)
    case .forced(let base): base.key?.adding(.forced, spelled: "!")
    case .chained, .weak, .unowned: nil
    }
  }

  /// The variable that contains the place; nil if it is in an object or elsewhere.
  var containingVariable: Variable? {
    switch self {
    case .variable(let variable): variable
    case .field(let base, _, _), .tupleElement(let base, _), .forced(let base):
      base.containingVariable
    case .computed(let accessors, let base?, _) where accessors.setterMutates:
      base.containingVariable
    case .value, .staticStorage, .uniqueField, .objectField, .computed, .chained, .weak, .unowned:
      nil
    }
  }

  var isVariable: Bool { if case .variable = self { true } else { false } }
}

extension Expression {
  var placeKey: PlaceKey? {
    switch kind {
    case .load(let path) where ownership == nil: path.key
    case .isolated(_, let read): read.placeKey
    default: nil
    }
  }
}

extension PlaceKey {
  fileprivate func adding(_ part: Part, named name: String) -> PlaceKey {
    var key = adding(part, spelled: self.name == "self" ? name : "." + name)
    if self.name == "self" { key.name = name }
    return key
  }

  fileprivate func adding(_ part: Part, spelled text: String) -> PlaceKey {
    var key = self
    key.parts.append(part)
    key.name += text
    if part != .forced { key.hasMember = true }
    return key
  }
}

extension Accessors {
  fileprivate func key(of base: AccessPath?, _ arguments: [Expression]) -> PlaceKey? {
    guard hasBase, let key = base?.key, !getterMutates, let spelled = spelling(arguments) else {
      return nil
    }
    let part: PlaceKey.Part
    switch getter {
    case .routine(let routine): part = .member(ObjectIdentifier(routine), spelled.numbers)
    case .method(let slot): part = .member(ObjectIdentifier(slot), spelled.numbers)
    case .witness(let requirement, _):
      part = .member(ObjectIdentifier(requirement), spelled.numbers)
    case .intrinsic(let name): part = .element(name, spelled.numbers)
    case .operation(let operation): part = .element(operation.rawValue, spelled.numbers)
    }
    var result =
      arguments.isEmpty
      ? key.adding(part, named: spelled.text) : key.adding(part, spelled: spelled.text)
    if case .routine(let routine) = getter, case .intrinsic = routine.implementation {
      return result
    }
    result.isStored = false
    return result
  }

  /// A property's name, or the constant indices of an element.
  private func spelling(_ arguments: [Expression]) -> (text: String, numbers: [Int])? {
    if arguments.isEmpty { return property.map { ($0, []) } }
    let numbers = arguments.compactMap { argument -> Int? in
      if case .constant(.int(let number)) = argument.kind { number } else { nil }
    }
    guard numbers.count == arguments.count else { return nil }
    return ("[\(numbers.map(String.init).joined(separator: ", "))]", numbers)
  }
}
