import CheckedTree
import Machine

/// Accesses to one variable that overlap: two `inout` arguments, or one and a closure that runs
/// while it lasts. As far as that shows in the code (SE-0176); what is behind classes and escaping
/// closures doesn't.
extension InitializationFlow {
  /// What an access touches: a variable, or a part of it by the indices of fields and elements.
  struct Location {
    /// The variable, or where a static property is kept.
    var storage: AnyObject
    var name: String
    var parts: [Int]
    /// Whether it is there for all code: then what closures do with it isn't looked at.
    var isGlobal = false
    /// Whether it is an access to all of it for the sake of something that is got from it: then parts of
    /// that don't tell accesses apart, as those of two elements of an array.
    var isWhole = false

    /// With a part of what it touches, if that can be told apart.
    func part(_ index: Int, _ name: String) -> Location {
      if isWhole { return self }
      var part = self
      part.name += ".\(name)"
      part.parts.append(index)
      return part
    }

    func overlaps(_ other: Location) -> Bool {
      storage === other.storage && zip(parts, other.parts).allSatisfy { $0 == $1 }
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
    case .field(let base, let index, let name): return location(of: base)?.part(index, name)
    case .tupleElement(let base, let index): return location(of: base)?.part(index, "\(index)")
    case .forced(let base), .chained(let base), .weak(let base), .unowned(let base):
      return location(of: base)
    case .computed(let accessors, let base, _):
      // Of an object, what is accessed is behind a reference.
      guard accessors.setterMutates, let base, var location = location(of: base) else { return nil }
      location.isWhole = true
      return location
    case .value, .objectField: return nil
    }
  }

  /// The arguments of one call, in order.
  mutating func checkExclusivity(_ arguments: [Argument], at position: Position) {
    var changed: [Location] = []
    for case .reference(let path) in arguments {
      guard let location = Self.location(of: path) else { continue }
      if let other = changed.first(where: { $0.overlaps(location) }) {
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

  private mutating func reportOverlap(_ location: Location, at position: Position) {
    find(
      "overlapping accesses to '\(location.name)', but modification requires exclusive access; "
        + "consider copying to a local variable", at: position)
  }

  private func accesses(in body: Body) -> [Location] {
    var scan = InitializationFlow(subject: nil)
    scan.accesses = []
    scan.enter(body, at: Position(line: 1, column: 1))
    return scan.accesses ?? []
  }

  mutating func noteAccess(_ path: AccessPath) {
    guard accesses != nil, let location = Self.location(of: path) else { return }
    accesses?.append(location)
  }
}
