import Machine
import Recording

/// The objects, closures and variables that values refer to strongly, directly or indirectly.
///
/// It doesn't look into values of the host, such as tasks and queues.
struct References {
  /// The maximum number of parts that are visited.
  private static let most = 100_000

  /// An object, a closure or a variable, and how it was reached.
  private struct Visit {
    let value: Value
    let from: Int?
    let reference: Reference?
  }

  /// A reference that a link of a path tells.
  private enum Reference {
    case field(Int, of: Object)
    case capture(Int, of: Closure)
  }

  private var visits: [Visit] = []
  private var seen: Set<ObjectIdentifier> = []
  private var next = 0

  /// Whether it also visits what closures capture.
  private let entersClosures: Bool

  init(enteringClosures entersClosures: Bool = true) { self.entersClosures = entersClosures }

  func hasVisited(_ object: Object) -> Bool { seen.contains(ObjectIdentifier(object)) }

  /// Visits everything that values refer to.
  ///
  /// - Returns: False if there is too much.
  mutating func visit(_ values: [Value]) -> Bool {
    for value in values { add(value, from: nil, nil) }
    while next < visits.count {
      if visits.count > Self.most { return false }
      expand(next)
      next += 1
    }
    return true
  }

  /// Returns the references from an object to itself; nil if there are none.
  static func cycle(from object: Object, in world: World) -> [ObjectNote.Link]? {
    var references = References()
    // The object itself isn't in `seen` before something refers to it.
    references.visits = [Visit(value: .object(object), from: nil, reference: nil)]
    return references.path(to: object, in: world)
  }

  /// Returns the references from values to an object; nil if there are none.
  static func path(
    from values: [Value], to object: Object, in world: World
  ) -> [ObjectNote.Link]? {
    var references = References()
    for value in values { references.add(value, from: nil, nil) }
    return references.path(to: object, in: world)
  }

  /// Continues to visit until it finds an object.
  private mutating func path(to object: Object, in world: World) -> [ObjectNote.Link]? {
    while !hasVisited(object), next < visits.count, visits.count <= Self.most {
      expand(next)
      next += 1
    }
    return hasVisited(object) ? links(to: ObjectIdentifier(object), in: world) : nil
  }

  private func links(to object: ObjectIdentifier, in world: World) -> [ObjectNote.Link] {
    var index = visits.lastIndex { visit in
      if case .object(let found) = visit.value { ObjectIdentifier(found) == object } else { false }
    }
    var references: [Reference] = []
    while let current = index {
      if let reference = visits[current].reference { references.append(reference) }
      index = visits[current].from
    }
    return references.reversed().map { link($0, in: world) }
  }

  private func link(_ reference: Reference, in world: World) -> ObjectNote.Link {
    switch reference {
    case .field(let index, let object):
      let names = object.descriptor.shownNames
      return .property(index < names.count ? names[index] : "", of: world.name(of: object))
    case .capture(let index, let closure):
      let function = closure.function
      var capture: ObjectNote.Capture?
      if function.captureNames.indices.contains(index), closure.captures[index].isOneObject {
        capture = ObjectNote.Capture(
          name: function.captureNames[index],
          weakUser: function.weakUser(ofCapture: index)?.position.map(Place.init))
      }
      return .closure(at: function.position.map(Place.init), capture)
    }
  }

  private mutating func expand(_ index: Int) {
    switch visits[index].value {
    case .object(let object):
      for (number, field) in object.snapshot.enumerated() {
        add(field, from: index, .field(number, of: object))
      }
    case .closure(let closure) where entersClosures:
      for (number, capture) in closure.captures.enumerated() {
        add(capture, from: index, .capture(number, of: closure))
      }
    case .cell(let cell): add(cell.value, from: index, nil)
    default: break
    }
  }

  /// Adds the objects, closures and variables that a value contains.
  private mutating func add(_ value: Value, from index: Int?, _ reference: Reference?) {
    var parts = [value]
    while let part = parts.popLast() {
      switch part {
      case .object(let object): add(part, ObjectIdentifier(object), from: index, reference)
      case .closure(let closure): add(part, ObjectIdentifier(closure), from: index, reference)
      case .cell(let cell): add(part, ObjectIdentifier(cell), from: index, reference)
      case .some(let inner), .typed(let inner, _): parts.append(inner)
      case .tuple(let tuple): parts += tuple.elements
      case .array(let elements): parts += elements.prefix(Self.most)
      case .dictionary(let pairs):
        for (key, value) in pairs.table.prefix(Self.most) { parts += [key, value] }
      case .set(let members): parts += members.set.prefix(Self.most)
      case .structure(let structure): parts += structure.fields
      case .enumeration(let enumeration): parts += enumeration.payload
      case .key(let key): parts.append(key.key)
      default: break
      }
    }
  }

  private mutating func add(
    _ value: Value, _ id: ObjectIdentifier, from index: Int?, _ reference: Reference?
  ) {
    guard seen.insert(id).inserted else { return }
    visits.append(Visit(value: value, from: index, reference: reference))
  }
}

extension Value {
  /// Whether it is an object, or a variable with an object, and can be captured weakly.
  fileprivate var isOneObject: Bool {
    switch self {
    case .object: true
    case .some(let inner), .typed(let inner, _): inner.isOneObject
    case .cell(let cell): cell.value.isOneObject
    default: false
    }
  }
}
