import Synchronization

/// A map from non-zero words to objects in which entries are only ever added, or replaced.
///
/// Finding takes no lock, allocates nothing and retains nothing: a reader loads the current array
/// of slots and probes it. A writer takes the lock that all tables share, for some nanoseconds;
/// writes the object before the word that publishes it; and, when the array is three quarters full,
/// copies it to one of twice the size. Arrays that have been left behind, and objects that have
/// been replaced, are kept until the table goes, because a reader may still be using them; those
/// arrays together are smaller than the current one.
struct ConcurrentTable<Object: AnyObject>: ~Copyable, @unchecked Sendable {
  // Sendable because everything in it is atomic, and changed with the lock held.

  private typealias Word = Atomic<UInt>

  /// Points at the current array: first the words that `Field` names, then word and object of each slot.
  private let slots: Atomic<UnsafeMutablePointer<Word>?> = Atomic(nil)

  deinit {
    guard let current = slots.load(ordering: .acquiring) else { return }
    for index in 0...Int(current[Field.mask].load(ordering: .relaxed)) {
      let slot = current + Field.end + 2 * index
      Self.object(at: slot[1].load(ordering: .relaxed))?.release()
    }
    let replaced = UnsafeRawPointer(bitPattern: current[Field.replaced].load(ordering: .relaxed))
    if let replaced { Unmanaged<Replaced>.fromOpaque(replaced).release() }
    var next: UnsafeMutablePointer<Word>? = current
    while let array = next {
      next = UnsafeMutablePointer(bitPattern: array[Field.previous].load(ordering: .relaxed))
      array.deallocate()
    }
  }

  /// The object for a word, valid as long as the table is.
  func find(_ word: UInt) -> Unmanaged<Object>? {
    guard let array = slots.load(ordering: .acquiring),
      let slot = Self.slot(of: word, in: array)
    else { return nil }
    return Self.object(at: slot[1].load(ordering: .acquiring))
  }

  /// The object for a word that wasn't found; made with the lock held if there is still none: `make`
  /// must not call anything that may come back here.
  func find(_ word: UInt, orAdd make: () -> Object) -> Object {
    tableLock.withLock {
      if let found = find(word) { return found.takeUnretainedValue() }
      let object = make()
      add(word, object)
      return object
    }
  }

  /// The same, with a say in what becomes of an object that is there: what `update` returns takes
  /// its place.
  func find(_ word: UInt, orAdd make: () -> Object, update: (Object) -> Object) -> Object {
    tableLock.withLock {
      guard let array = slots.load(ordering: .relaxed), let slot = Self.slot(of: word, in: array),
        let old = Self.object(at: slot[1].load(ordering: .relaxed))
      else {
        let object = make()
        add(word, object)
        return object
      }
      let new = update(old.takeUnretainedValue())
      guard new !== old.takeUnretainedValue() else { return new }
      slot[1].store(UInt(bitPattern: Unmanaged.passRetained(new).toOpaque()), ordering: .releasing)
      Self.keep(old.takeRetainedValue(), in: array)
      return new
    }
  }
}

/// The words with which an array begins.
private enum Field {
  /// The number of slots less one.
  static let mask = 0
  /// How many slots are in use.
  static let count = 1
  /// The address of the array before this one.
  static let previous = 2
  /// The address of the ``Replaced`` of this table.
  static let replaced = 3
  static let end = 4
}

/// The one lock of all writers; there are few, and none holds it long.
private let tableLock = Condition()

/// Objects that a table no longer finds.
private final class Replaced {
  var objects: [AnyObject] = []
}

extension ConcurrentTable {
  private static func object(at address: UInt) -> Unmanaged<Object>? {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
    return Unmanaged<Object>.fromOpaque(pointer)
  }

  /// Where a word is.
  private static func slot(
    of word: UInt, in array: UnsafeMutablePointer<Word>
  ) -> UnsafeMutablePointer<Word>? {
    let mask = array[Field.mask].load(ordering: .relaxed)
    var index = hash(word) & mask
    while true {
      let slot = array + Field.end + 2 * Int(index)
      let found = slot[0].load(ordering: .acquiring)
      if found == word { return slot }
      if found == 0 { return nil }
      index = (index + 1) & mask
    }
  }

  private func add(_ word: UInt, _ object: Object) {
    let array = reserve()
    Self.publish(word, UInt(bitPattern: Unmanaged.passRetained(object).toOpaque()), in: array)
    array[Field.count].add(1, ordering: .relaxed)
  }

  private static func publish(
    _ word: UInt, _ object: UInt, in array: UnsafeMutablePointer<Word>
  ) {
    let mask = array[Field.mask].load(ordering: .relaxed)
    var index = hash(word) & mask
    var slot = array + Field.end + 2 * Int(index)
    while slot[0].load(ordering: .relaxed) != 0 {
      index = (index + 1) & mask
      slot = array + Field.end + 2 * Int(index)
    }
    slot[1].store(object, ordering: .relaxed)
    slot[0].store(word, ordering: .releasing)
  }

  /// An array with room for one more.
  private func reserve() -> UnsafeMutablePointer<Word> {
    let old = slots.load(ordering: .relaxed)
    let oldSize = old.map { Int($0[Field.mask].load(ordering: .relaxed)) + 1 } ?? 0
    let count = old?[Field.count].load(ordering: .relaxed) ?? 0
    if let old, (Int(count) + 1) * 4 <= oldSize * 3 { return old }

    let size = max(8, oldSize * 2)
    let new = UnsafeMutablePointer<Word>.allocate(capacity: Field.end + 2 * size)
    for offset in 0..<(Field.end + 2 * size) { (new + offset).initialize(to: Atomic(0)) }
    new[Field.mask].store(UInt(size - 1), ordering: .relaxed)
    new[Field.count].store(count, ordering: .relaxed)
    if let old {
      new[Field.previous].store(UInt(bitPattern: old), ordering: .relaxed)
      new[Field.replaced].store(old[Field.replaced].load(ordering: .relaxed), ordering: .relaxed)
      for index in 0..<oldSize {
        let slot = old + Field.end + 2 * index
        let word = slot[0].load(ordering: .relaxed)
        if word != 0 { Self.publish(word, slot[1].load(ordering: .relaxed), in: new) }
      }
    }
    slots.store(new, ordering: .releasing)
    return new
  }

  /// Keeps an object that was replaced for as long as the table.
  private static func keep(_ object: Object, in array: UnsafeMutablePointer<Word>) {
    let address = UnsafeRawPointer(bitPattern: array[Field.replaced].load(ordering: .relaxed))
    let replaced = address.map { Unmanaged<Replaced>.fromOpaque($0).takeUnretainedValue() }
    if let replaced {
      replaced.objects.append(object)
    } else {
      let replaced = Replaced()
      replaced.objects.append(object)
      let address = Unmanaged.passRetained(replaced).toOpaque()
      array[Field.replaced].store(UInt(bitPattern: address), ordering: .relaxed)
    }
  }

  /// Addresses differ in their middle bits; Fibonacci hashing spreads them over the low ones.
  private static func hash(_ word: UInt) -> UInt {
    let product = word &* UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64)
    return product >> (UInt.bitWidth / 2)
  }
}
