/// A value of one of the program's enumerations: a case and its associated values.
package struct Enumeration: Hashable, Sendable {
  package let instance: TypeInstance
  /// Index into `descriptor.cases`.
  package let index: Int
  let storage: Payload?

  package init(_ instance: TypeInstance, index: Int, payload: [Value] = []) {
    self.instance = instance
    self.index = index
    storage = payload.isEmpty ? nil : Payload(payload)
  }

  package init(descriptor: TypeDescriptor, index: Int, payload: [Value] = []) {
    self.init(descriptor.plain, index: index, payload: payload)
  }

  package var descriptor: TypeDescriptor { instance.descriptor }

  package var payload: [Value] { storage?.values ?? [] }

  /// How many enumerations with payloads it is, one in the other.
  var depth: Int { storage?.depth ?? 0 }

  package static func == (left: Enumeration, right: Enumeration) -> Bool {
    left.index == right.index && left.instance === right.instance
      && (left.storage === right.storage || left.payload == right.payload)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(instance)
    hasher.combine(index)
    hasher.combine(payload)
  }
}

/// The associated values of an enumeration, shared by its copies.
final class Payload: @unchecked Sendable {
  let depth: Int
  // Changes only when nobody else can refer to the payload any more.
  private(set) var values: [Value]

  init(_ values: [Value]) {
    self.values = values
    depth = 1 + values.reduce(0) { max($0, $1.depth) }
  }

  deinit { dismantle(surrender()) }

  /// What it held, which it gives up.
  func surrender() -> [Value] {
    let held = values
    values = []
    return held
  }
}

extension Value {
  /// How deep enumerations are nested in it, as far as indirect cases lead: not through objects,
  /// nor through collections.
  fileprivate var depth: Int {
    switch self {
    case .enumeration(let enumeration): enumeration.depth
    case .some(let wrapped): wrapped.depth
    case .tuple(let tuple): tuple.elements.reduce(0) { max($0, $1.depth) }
    case .structure(let structure): structure.fields.reduce(0) { max($0, $1.depth) }
    default: 0
    }
  }
}
