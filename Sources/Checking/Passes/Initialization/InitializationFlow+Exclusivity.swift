import CheckedTree
import Machine

/// Overlapping accesses to one variable: two `inout` arguments, or one and a closure that runs
/// during the access. Only accesses that are visible in the code are found (SE-0176), not those
/// through classes and escaping closures.
extension InitializationFlow {
  /// The memory of an access: a variable, or a part of it by the indices of fields and elements.
  struct Location {
    /// The variable, or the storage of a static property.
    var storage: AnyObject
    var name: String
    var parts: [Int]
    /// The stored property, if the variable refers to the object that contains it.
    var property: Int?
    /// Whether all code can access it. Accesses in closures are then ignored.
    var isGlobal = false
    /// Whether the access covers the whole value because of a computed or optional part. Further parts don't
    /// distinguish accesses then, such as two elements of an array.
    var isWhole = false
    /// Whether the access is in a closure.
    var isInClosure = false

    /// The location of a part, if parts are distinguished.
    func part(_ index: Int, _ name: String) -> Location {
      if isWhole { return self }
      var part = self
      part.name += ".\(name)"
      part.parts.append(index)
      return part
    }

    func overlaps(_ other: Location) -> Bool {
      storage === other.storage && property == other.property
        && zip(parts, other.parts).allSatisfy { $0 == $1 }
    }
  }

  static func location(of path: AccessPath) -> Location? {
    switch path {
    case .variable(let variable):
      switch variable.storage {
      case .local, .reference:
        return Location(storage: variable, name: variable.name, parts: [])
      case .global:
        return Location(storage: variable, name: variable.name, parts: [], isGlobal: true)
      case .asyncLet: return nil
      }
    case .staticStorage(let storage):
      let name = storage.name.split(separator: ".").last.map(String.init) ?? storage.name
      return Location(storage: storage, name: name, parts: [], isGlobal: true)
    case .field(let base, let index, let name), .uniqueField(let base, let index, let name):
      return location(of: base)?.part(index, name)
    case .tupleElement(let base, let index): return location(of: base)?.part(index, "\(index)")
    case .forced(let base), .chained(let base):
      guard var location = location(of: base) else { return nil }
      location.isWhole = true
      return location
    case .weak(let base), .unowned(let base): return location(of: base)
    case .computed(let accessors, let base, _):
      // A change through a reference isn't an access to the variable.
      guard accessors.setterMutates, let base, var location = location(of: base) else { return nil }
      location.isWhole = true
      return location
    case .value, .objectField: return nil
    }
  }

  /// The variable with a getter and a setter, or with observers, of which the path is a part.
  private static func writtenBack(_ path: AccessPath) -> Location? {
    switch path {
    case .computed(let accessors, nil, let arguments):
      guard arguments.isEmpty, case .routine(let getter) = accessors.getter else { return nil }
      let name = accessors.property ?? accessors.name ?? ""
      return Location(storage: getter, name: name, parts: [])
    case .field(let base, _, _), .uniqueField(let base, _, _), .tupleElement(let base, _),
      .forced(let base), .chained(let base), .weak(let base), .unowned(let base):
      return writtenBack(base)
    case .computed(let accessors, let base?, _):
      return accessors.setterMutates ? writtenBack(base) : nil
    case .variable, .value, .staticStorage, .objectField: return nil
    }
  }

  private mutating func checkWritebacks(_ arguments: [Argument], at position: Position) {
    var changed: [Location] = []
    for case .reference(let path) in arguments {
      guard let location = Self.writtenBack(path) else { continue }
      if changed.contains(where: { $0.overlaps(location) }) {
        find(FlowMessage.writtenBackTwice(name: location.name), at: position)
        return
      }
      changed.append(location)
    }
  }

  /// Checks the arguments of one call, in order.
  mutating func checkExclusivity(_ arguments: [Argument], at position: Position) {
    checkWritebacks(arguments, at: position)
    var changed: [Location] = []
    for case .reference(let path) in arguments {
      guard let location = Self.location(of: path) else { continue }
      if let other = changed.first(where: { $0.overlaps(location) }) {
        if case .variable = path, other.parts.isEmpty, !other.isWhole {
          find(FlowMessage.inoutArgumentsAlias, at: position)
        }
        reportOverlap(other.parts.count < location.parts.count ? other : location, at: position)
        return
      }
      changed.append(location)
    }
    changed.removeAll(where: \.isGlobal)
    if changed.isEmpty { return }
    for case .value(let value) in arguments {
      guard case .closure(let body) = value.kind else { continue }
      for access in accesses(in: body) {
        guard let other = changed.first(where: { $0.overlaps(access) }) else { continue }
        reportOverlap(other, at: position)
        return
      }
    }
  }

  /// Checks `optional?.part = value` and `optional?.change(value)`: the access to the optional begins before
  /// the value is computed.
  mutating func checkChain(_ path: AccessPath, _ values: [Expression], at position: Position) {
    guard accesses == nil, let held = Self.optionalHeld(by: path) else { return }
    // Only the code itself is known to access the same object, or memory that all code can access.
    let isLocal = held.property == nil && !held.isGlobal
    let overlaps = values.contains { value in
      !value.opensExistential
        && accesses(in: value).contains { held.overlaps($0) && (isLocal || !$0.isInClosure) }
    }
    if overlaps { reportOverlap(held, at: position) }
  }

  private static func optionalHeld(by path: AccessPath) -> Location? {
    switch path {
    case .chained(let base): return objectLocation(of: base) ?? location(of: base)
    case .field(let base, _, _), .uniqueField(let base, _, _), .tupleElement(let base, _),
      .forced(let base):
      return optionalHeld(by: base)
    case .computed(let accessors, let base?, _):
      return accessors.setterMutates ? optionalHeld(by: base) : nil
    case .variable, .value, .staticStorage, .objectField, .computed, .weak, .unowned: return nil
    }
  }

  /// The stored property of an object to which a constant refers, such as `self`.
  private static func objectLocation(of path: AccessPath) -> Location? {
    switch path {
    case .objectField(let object, let index, let name):
      guard case .load(.variable(let variable)) = object.kind, variable.isConstant,
        case .local = variable.storage
      else { return nil }
      return Location(storage: variable, name: name, parts: [], property: index)
    case .field(let base, let index, let name):
      return objectLocation(of: base)?.part(index, name)
    case .tupleElement(let base, let index):
      return objectLocation(of: base)?.part(index, "\(index)")
    case .forced(let base), .chained(let base): return objectLocation(of: base)
    case .computed(let accessors, let base?, _):
      guard accessors.setterMutates, var location = objectLocation(of: base) else { return nil }
      location.isWhole = true
      return location
    case .variable, .value, .staticStorage, .uniqueField, .computed, .weak, .unowned: return nil
    }
  }

  private mutating func reportOverlap(_ location: Location, at position: Position) {
    find(FlowMessage.overlappingAccesses(name: location.name), at: position)
  }

  private func accesses(in body: Body) -> [Location] {
    var scan = InitializationFlow(subject: nil)
    scan.accesses = []
    scan.enter(body, at: Position(line: 1, column: 1))
    return scan.accesses ?? []
  }

  private func accesses(in value: Expression) -> [Location] {
    var scan = InitializationFlow(subject: nil)
    scan.accesses = []
    scan.visit(value)
    return scan.accesses ?? []
  }

  mutating func noteAccess(_ path: AccessPath) {
    guard accesses != nil,
      var location = Self.objectLocation(of: path) ?? Self.location(of: path)
    else { return }
    location.isInClosure = !inner.isEmpty
    accesses?.append(location)
  }
}

extension Expression {
  /// Whether it only opens the existential value of the place to which it is assigned.
  fileprivate var opensExistential: Bool {
    guard case .intrinsic(let name, _) = kind else { return false }
    return name == "type.opened" || name == "type.openedWithClass"
  }
}
