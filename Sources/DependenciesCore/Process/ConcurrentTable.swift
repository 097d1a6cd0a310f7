import Synchronization

/// A map from non-zero words to objects. Entries are only added or replaced.
///
/// A lookup takes no lock, allocates nothing and retains nothing: a reader loads the current array
/// of slots and probes it. A writer takes the lock that all tables share, for some nanoseconds, and
/// writes the object before the word that publishes it. When the array is three quarters full, the
/// writer copies it to an array of twice the size. Old arrays and replaced objects stay allocated
/// until the table is freed, because a reader may still use them. All old arrays together are
/// smaller than the current one.
struct ConcurrentTable<Object: AnyObject>: ~Copyable, @unchecked Sendable {
  // Sendable because all its state is atomic, and changes only while the lock is held.

  private typealias Word = Atomic<UInt>

  /// The current array: first the words that `Field` names, then the word and the object of each
  /// slot.
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

  /// Returns the object for a word, valid as long as the table is.
  func find(_ word: UInt) -> Unmanaged<Object>? {
    guard let array = slots.load(ordering: .acquiring),
      let slot = Self.slot(of: word, in: array)
    else { return nil }
    return Self.object(at: slot[1].load(ordering: .acquiring))
  }

  /// Returns the object for a word, and makes it while the lock is held if there is none.
  ///
  /// `make` must not call code that may use a table again.
  func find(_ word: UInt, orAdd make: () -> Object) -> Object {
    tableLock.withLock {
      if let found = find(word) { return found.takeUnretainedValue() }
      let object = make()
      add(word, object)
      return object
    }
  }

  /// Returns the object for a word, as above. An object that exists is replaced by the result of
  /// `update`.
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

/// The words at the beginning of an array.
private enum Field {
  /// The number of slots minus one.
  static let mask = 0
  /// The number of slots in use.
  static let count = 1
  /// The address of the array before this one.
  static let previous = 2
  /// The address of this table's ``Replaced``.
  static let replaced = 3
  static let end = 4
}

/// The lock of all writers. Writers are rare, and hold it briefly.
private let tableLock = Condition()

/// Objects that were replaced in a table.
private final class Replaced {
  var objects: [AnyObject] = []
}

extension ConcurrentTable {
  private static func object(at address: UInt) -> Unmanaged<Object>? {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
    return Unmanaged<Object>.fromOpaque(pointer)
  }

  /// The slot of a word.
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

  /// Returns an array with room for one more entry.
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

  /// Keeps a replaced object alive as long as the table.
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

  /// Fibonacci hashing, which spreads the middle bits of addresses over the low bits.
  private static func hash(_ word: UInt) -> UInt {
    let product = word &* UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64)
    return product >> (UInt.bitWidth / 2)
  }
}
