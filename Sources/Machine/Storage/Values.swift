/// A list of values with copy-on-write storage, like an array.
///
/// Arrays, structures, tuples, enumerations and objects store their parts in it. The storage frees
/// them with `Workload.release`, so the nesting of values is limited only by memory.
package struct Values: @unchecked Sendable {
  // Sendable because it changes only while no other list shares its storage.
  /// Nil for an empty list.
  private var storage: ValueStorage?

  package init() {}

  package init(repeating value: Value, count: Int) {
    guard count > 0 else { return }
    let storage = ValueStorage.make(capacity: count)
    storage.elements.initialize(repeating: value, count: count)
    storage.size.count = count
    self.storage = storage
  }

  package init(_ values: some Sequence<Value>) {
    if let values = values as? Values {
      self = values
    } else {
      append(contentsOf: values)
    }
  }

  /// Makes a list in new memory, all of which `initialize` must initialize.
  @inline(__always) init(
    count: Int, initializingWith initialize: (UnsafeMutablePointer<Value>) -> Void
  ) {
    guard count > 0 else { return }
    let storage = ValueStorage.make(capacity: count)
    initialize(storage.elements)
    storage.size.count = count
    self.storage = storage
  }

  /// The address of the values, equal for lists that share their storage; nil for an empty list.
  var identity: UnsafeRawPointer? { storage.map { UnsafeRawPointer($0.elements) } }

  /// Makes the storage unique, with room for so many values.
  @inline(__always) private mutating func own(capacity: Int) -> ValueStorage {
    if isKnownUniquelyReferenced(&storage), let storage, storage.size.capacity >= capacity {
      return storage
    }
    return replaceStorage(capacity: capacity)
  }

  @inline(never) private mutating func replaceStorage(capacity: Int) -> ValueStorage {
    let isUnique = isKnownUniquelyReferenced(&storage)
    let (count, current) = (count, storage?.size.capacity ?? 0)
    let isGrowing = capacity > current && current > 0
    let new = ValueStorage.make(
      capacity: isGrowing ? Swift.max(capacity, 2 * current) : Swift.max(capacity, count))
    if let storage {
      if isUnique {
        new.elements.moveInitialize(from: storage.elements, count: count)
        storage.size.count = 0
      } else {
        new.elements.initialize(from: storage.elements, count: count)
      }
    }
    new.size.count = count
    storage = new
    return new
  }
}

/// The memory of a list of values.
private final class ValueStorage: ManagedBuffer<ValueStorage.Size, Value> {
  struct Size {
    var count: Int
    var capacity: Int
  }

  @inline(__always) static func make(capacity: Int) -> ValueStorage {
    let made = Self.create(minimumCapacity: capacity) { _ in Size(count: 0, capacity: capacity) }
    return unsafeDowncast(made, to: ValueStorage.self)
  }

  @inline(__always) var elements: UnsafeMutablePointer<Value> {
    withUnsafeMutablePointerToElements { $0 }
  }

  /// The header, read by its address. Lists change their storage only while they own it, so
  /// accesses can't overlap, and checking each access would take a tenth of a program's time.
  @inline(__always) var size: Size {
    get { withUnsafeMutablePointerToHeader { $0.pointee } }
    set { withUnsafeMutablePointerToHeader { $0.pointee = newValue } }
  }

  deinit {
    Workload.release(elements, count: size.count)
  }
}

extension Values: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  package var startIndex: Int { 0 }
  @inline(__always) package var endIndex: Int { storage?.size.count ?? 0 }
  @inline(__always) package var count: Int { endIndex }

  @inline(__always) package subscript(index: Int) -> Value {
    unsafeAddress {
      guard let storage, index >= 0, index < storage.size.count else {
        preconditionFailure("the index is within the values")
      }
      return UnsafePointer(storage.elements + index)
    }
    unsafeMutableAddress {
      precondition(index >= 0 && index < count, "the index is within the values")
      return own(capacity: count).elements + index
    }
  }

  package mutating func reserveCapacity(_ capacity: Int) {
    if capacity > 0 { _ = own(capacity: capacity) }
  }

  @inline(__always) package mutating func append(_ value: Value) {
    let count = count
    let storage = own(capacity: count + 1)
    (storage.elements + count).initialize(to: value)
    storage.size.count = count + 1
  }

  package mutating func append(contentsOf values: some Sequence<Value>) {
    let copied: Void? = values.withContiguousStorageIfAvailable { values in
      guard let first = values.baseAddress, !values.isEmpty else { return }
      let count = count
      let storage = own(capacity: count + values.count)
      (storage.elements + count).initialize(from: first, count: values.count)
      storage.size.count = count + values.count
    }
    if copied != nil { return }
    let expected = values.underestimatedCount
    if expected > 0 { _ = own(capacity: count + expected) }
    for value in values { append(value) }
  }

  package mutating func replaceSubrange(
    _ range: Range<Int>, with values: some Collection<Value>
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "the range is in the values")
    let (count, added) = (count, values.count)
    let total = count - range.count + added
    guard total > 0 else {
      storage = nil
      return
    }
    // Copied before any value moves, because the argument can share this list's storage.
    let values = Array(values)
    let elements = own(capacity: Swift.max(total, count)).elements
    var removed: [Value] = []
    for index in range { removed.append((elements + index).move()) }
    let tail = elements + range.upperBound
    (elements + range.lowerBound + added).moveInitialize(
      from: tail, count: count - range.upperBound)
    (elements + range.lowerBound).initialize(from: values, count: added)
    storage?.size.count = total
  }

  package mutating func removeAll(keepingCapacity: Bool = false) { storage = nil }

  package func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Value>) throws -> Result
  ) rethrows -> Result? {
    try withExtendedLifetime(storage) {
      try body(UnsafeBufferPointer(start: storage?.elements, count: count))
    }
  }

  package mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Value>) throws -> Result
  ) rethrows -> Result? {
    var buffer = UnsafeMutableBufferPointer(start: places, count: count)
    return try withExtendedLifetime(storage) { try body(&buffer) }
  }

  /// The address of the first value, in unique storage; nil for an empty list. Valid until the list
  /// changes.
  @inline(__always) var places: UnsafeMutablePointer<Value>? {
    mutating get { storage == nil ? nil : own(capacity: count).elements }
  }
}

extension Values: ExpressibleByArrayLiteral {
  package init(arrayLiteral values: Value...) { self.init(values) }
}

extension Values: Hashable {
  package static func == (left: Values, right: Values) -> Bool {
    left.identity == right.identity || left.elementsEqual(right)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for value in self { hasher.combine(value) }
  }
}

extension Values: CustomStringConvertible {
  package var description: String { Array(self).description }
}
