import Synchronization

/// A map from non-zero words to objects in which entries are only ever added.
///
/// Finding takes no lock, allocates nothing and retains nothing: a reader loads the current array
/// of slots and probes it. Adding takes the writers' lock, writes the object before the word that
/// publishes it, and, when the array is three quarters full, copies it to one of twice the size.
/// Arrays that have been replaced are kept until the table goes, because a reader may still be
/// probing one; together they are smaller than the current one.
struct ConcurrentTable<Object: AnyObject>: ~Copyable, @unchecked Sendable {
  // Sendable because slots are atomics, and everything else is guarded by `writer`.

  private typealias Word = Atomic<UInt>

  /// Points at the mask (the number of slots less one), after which follow word and object of each.
  private let slots: Atomic<UnsafeMutablePointer<Word>?> = Atomic(nil)
  private let writer = Mutex(Writer())

  private struct Writer: ~Copyable {
    var count = 0
    var arrays: [Array] = []
    var replaced: [Unmanaged<Object>] = []
    struct Array: @unchecked Sendable { var start: UnsafeMutablePointer<Word> }
  }

  deinit {
    let current = slots.load(ordering: .acquiring)
    writer.withLock { writer in
      for array in writer.arrays {
        let mask = Int(array.start[0].load(ordering: .relaxed))
        if array.start == current {
          for index in 0...mask {
            let object = array.start[index * 2 + 2].load(ordering: .relaxed)
            if let pointer = UnsafeRawPointer(bitPattern: object) {
              Unmanaged<Object>.fromOpaque(pointer).release()
            }
          }
        }
        array.start.deallocate()
      }
      for object in writer.replaced { object.release() }
    }
  }

  /// The object for a word, valid as long as the table is.
  func find(_ word: UInt) -> Unmanaged<Object>? {
    guard let start = slots.load(ordering: .acquiring) else { return nil }
    return Self.probe(start, word)
  }

  /// The object for a word, made under the writers' lock if there is none: `make` must not call
  /// anything that may come back here.
  func find(_ word: UInt, orAdd make: () -> Object) -> Object {
    if let found = find(word) { return found.takeUnretainedValue() }
    return writer.withLock { writer in
      if let found = find(word) { return found.takeUnretainedValue() }
      let object = make()
      add(word, object, &writer)
      return object
    }
  }

  private func add(_ word: UInt, _ object: Object, _ writer: inout Writer) {
    let start = reserve(&writer)
    Self.add(start, word, UInt(bitPattern: Unmanaged.passRetained(object).toOpaque()))
    writer.count += 1
  }

  /// The same, with a say in what becomes of an object that is there: what `update` returns takes
  /// its place. The old one is kept, because a reader may still use it.
  func find(
    _ word: UInt, orAdd make: () -> Object, update: (Object) -> Object
  ) -> Object {
    writer.withLock { writer in
      guard let slot = slots.load(ordering: .relaxed).flatMap({ Self.slot(of: word, in: $0) })
      else {
        let object = make()
        add(word, object, &writer)
        return object
      }
      let address = slot[1].load(ordering: .relaxed)
      guard let pointer = UnsafeRawPointer(bitPattern: address) else {
        preconditionFailure("a word in the table has an object")
      }
      let old = Unmanaged<Object>.fromOpaque(pointer)
      let new = update(old.takeUnretainedValue())
      guard new !== old.takeUnretainedValue() else { return new }
      slot[1].store(UInt(bitPattern: Unmanaged.passRetained(new).toOpaque()), ordering: .releasing)
      writer.replaced.append(old)
      return new
    }
  }

  private static func probe(
    _ start: UnsafeMutablePointer<Word>, _ word: UInt
  ) -> Unmanaged<Object>? {
    guard let slot = slot(of: word, in: start),
      let pointer = UnsafeRawPointer(bitPattern: slot[1].load(ordering: .acquiring))
    else { return nil }
    return Unmanaged<Object>.fromOpaque(pointer)
  }

  /// Where a word is.
  private static func slot(
    of word: UInt, in start: UnsafeMutablePointer<Word>
  ) -> UnsafeMutablePointer<Word>? {
    let mask = start[0].load(ordering: .relaxed)
    var index = hash(word) & mask
    while true {
      let slot = start + Int(index) * 2 + 1
      let found = slot[0].load(ordering: .acquiring)
      if found == word { return slot }
      if found == 0 { return nil }
      index = (index + 1) & mask
    }
  }

  private static func add(_ start: UnsafeMutablePointer<Word>, _ word: UInt, _ object: UInt) {
    let mask = start[0].load(ordering: .relaxed)
    var index = hash(word) & mask
    while start[Int(index) * 2 + 1].load(ordering: .relaxed) != 0 { index = (index + 1) & mask }
    start[Int(index) * 2 + 2].store(object, ordering: .relaxed)
    start[Int(index) * 2 + 1].store(word, ordering: .releasing)
  }

  private func reserve(_ writer: inout Writer) -> UnsafeMutablePointer<Word> {
    let old = slots.load(ordering: .relaxed)
    let oldSize = old.map { Int($0[0].load(ordering: .relaxed)) + 1 } ?? 0
    if let old, (writer.count + 1) * 4 <= oldSize * 3 { return old }

    let size = max(8, oldSize * 2)
    let new = UnsafeMutablePointer<Word>.allocate(capacity: size * 2 + 1)
    new.initialize(to: Atomic(UInt(size - 1)))
    for offset in 1...(size * 2) { (new + offset).initialize(to: Atomic(0)) }
    if let old {
      for index in 0..<oldSize {
        let word = old[index * 2 + 1].load(ordering: .relaxed)
        if word != 0 { Self.add(new, word, old[index * 2 + 2].load(ordering: .relaxed)) }
      }
    }
    writer.arrays.append(Writer.Array(start: new))
    slots.store(new, ordering: .releasing)
    return new
  }

  /// Addresses differ in their middle bits; Fibonacci hashing spreads them over the low ones.
  private static func hash(_ word: UInt) -> UInt {
    let product = word &* UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64)
    return product >> (UInt.bitWidth / 2)
  }
}
