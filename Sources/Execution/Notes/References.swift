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
    /// The reference to it.
    let link: ObjectNote.Link?
  }

  private var visits: [Visit] = []
  private var seen: Set<ObjectIdentifier> = []
  private var next = 0

  func hasVisited(_ object: Object) -> Bool { seen.contains(ObjectIdentifier(object)) }

  /// Visits everything that values refer to.
  ///
  /// - Returns: False if there is too much.
  mutating func visit(_ values: [Value]) -> Bool {
    for value in values { add(value, from: nil, link: nil) }
    while next < visits.count {
      if visits.count > Self.most { return false }
      expand(next, naming: nil)
      next += 1
    }
    return true
  }

  /// Returns the references from an object to itself; nil if there are none.
  static func cycle(from object: Object, in world: World) -> [ObjectNote.Link]? {
    var references = References()
    references.visits = [Visit(value: .object(object), from: nil, link: nil)]
    while references.next < references.visits.count, references.visits.count <= most {
      references.expand(references.next, naming: world)
      references.next += 1
      // The object itself isn't in `seen` before something refers to it.
      if references.hasVisited(object) {
        return references.links(to: ObjectIdentifier(object))
      }
    }
    return nil
  }

  private func links(to object: ObjectIdentifier) -> [ObjectNote.Link] {
    var index = visits.lastIndex { visit in
      if case .object(let found) = visit.value { ObjectIdentifier(found) == object } else { false }
    }
    var links: [ObjectNote.Link] = []
    while let current = index {
      if let link = visits[current].link { links.append(link) }
      index = visits[current].from
    }
    return links.reversed()
  }

  /// - Parameter world: Where objects have names, if the references are to be told.
  private mutating func expand(_ index: Int, naming world: World?) {
    switch visits[index].value {
    case .object(let object):
      let names = object.descriptor.shownNames
      for (number, field) in object.snapshot.enumerated() {
        let link = world.map { world in
          ObjectNote.Link.property(
            number < names.count ? names[number] : "", of: world.name(of: object))
        }
        add(field, from: index, link: link)
      }
    case .closure(let closure):
      let link = ObjectNote.Link.closure(at: closure.function.position.map(Place.init))
      for capture in closure.captures { add(capture, from: index, link: link) }
    case .cell(let cell): add(cell.value, from: index, link: nil)
    default: break
    }
  }

  /// Adds the objects, closures and variables that a value contains.
  private mutating func add(_ value: Value, from index: Int?, link: ObjectNote.Link?) {
    var parts = [value]
    while let part = parts.popLast() {
      switch part {
      case .object(let object): add(part, ObjectIdentifier(object), from: index, link: link)
      case .closure(let closure): add(part, ObjectIdentifier(closure), from: index, link: link)
      case .cell(let cell): add(part, ObjectIdentifier(cell), from: index, link: link)
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
    _ value: Value, _ id: ObjectIdentifier, from index: Int?, link: ObjectNote.Link?
  ) {
    guard seen.insert(id).inserted else { return }
    visits.append(Visit(value: value, from: index, link: link))
  }
}
